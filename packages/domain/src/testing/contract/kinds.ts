/** The contract on every kind: its state comes back as it was stored, also with all that it may have and with nothing. */
import type { Test } from 'tap';
import { LoginLog, LoginLogs } from '../../identity/login-log.ts';
import { RefreshTokens } from '../../identity/session.ts';
import { StockMovements } from '../../inventory/movement-ledger.ts';
import { Stock, Stocks } from '../../inventory/stock.ts';
import { StockBatch, StockBatches } from '../../inventory/stock-batch.ts';
import { StockMovement } from '../../inventory/stock-movement.ts';
import { StorageLocation, StorageLocations } from '../../inventory/storage-location.ts';
import { type CustomerState, Customers } from '../../masterdata/customer.ts';
import { type SupplierState, Suppliers } from '../../masterdata/supplier.ts';
import { Batches } from '../../production/batch.ts';
import { Recipe, type RecipeState, Recipes } from '../../production/recipe.ts';
import type { Aggregate, AggregateKind, State } from '../../shared/aggregate.ts';
import { dateOf } from '../../shared/calendar.ts';
import { moneyOf } from '../../shared/decimal.ts';
import { unitOf } from '../../shared/quantity.ts';
import { inUnit, NOW, newId, type Stored, storedArticles, storedSessions, storing, unique } from './samples.ts';

const LATER = new Date(NOW.getTime() + 1);
const stamps = { createdAt: NOW, updatedAt: LATER };
const address = { street: 'Hauptstraße', houseNumber: '5 a', postalCode: '91522', city: 'Ansbach', country: 'DE' };
const contactInfo = { phone: '0981 1234', email: '', contactPerson: 'Anna' };
const paymentTerms = { paymentDueDays: 0, paymentDescription: '' };

export async function kindsContract(t: Test, stored: Stored): Promise<void> {
  const { reader } = stored;

  /** Stores the states, reads them, removes them. */
  async function comesBack<S extends State, A extends Aggregate<S>>(
    t: Test,
    kind: AggregateKind<S, A>,
    ...states: NoInfer<S>[]
  ) {
    for (const state of states) await storing(stored, kind, kind.restore(state));
    for (const state of states) {
      t.strictSame(await reader.get(kind, state.id), state);
      await inUnit(stored, async (unit) => t.strictSame((await unit.of(kind).get(state.id)).state, state));
    }
    for (const { id } of states)
      await inUnit(stored, async (unit) => unit.of(kind).remove(await unit.of(kind).get(id)));
    for (const { id } of states) t.equal(await reader.find(kind, id), undefined);
  }

  await t.test('suppliers', async (t) => {
    const bare: SupplierState = {
      ...{ id: newId(), name: unique('Hof'), address: null, contactInfo, paymentTerms: null, certificates: [] },
      ...{ rating: null, status: 'ACTIVE', ...stamps },
    };
    const certificates = [
      {
        certificateType: 'BIO',
        issuer: 'DE-ÖKO-006',
        validFrom: dateOf('2024-02-29'),
        validUntil: dateOf('9999-12-31'),
      },
      { certificateType: 'A', issuer: '', validFrom: null, validUntil: null },
    ];
    const rating = { qualityScore: 5, deliveryScore: 1, priceScore: 3 };
    await comesBack(t, Suppliers, bare, {
      ...bare,
      id: newId(),
      address,
      paymentTerms,
      certificates,
      rating,
      status: 'INACTIVE',
    });
  });

  await t.test('customers', async (t) => {
    const { ids } = await storedArticles(stored, 'Wurst', 'Schinken');
    const bare: CustomerState = {
      ...{ id: newId(), name: unique('Anna'), type: 'B2C', billingAddress: address, contactInfo, paymentTerms: null },
      ...{ deliveryAddresses: [], frameContract: null, preferences: [], status: 'ACTIVE', ...stamps },
    };
    const lineItems = [
      {
        articleId: ids[1] ?? '',
        agreedPrice: moneyOf('9999999999.9999'),
        agreedQuantity: '0.000001',
        unit: 'KG' as const,
      },
      { articleId: ids[0] ?? '', agreedPrice: moneyOf('0.0001'), agreedQuantity: null, unit: '' as const },
    ];
    const validity = { validFrom: dateOf('2026-01-01'), validUntil: null };
    await comesBack(t, Customers, bare, {
      ...bare,
      id: newId(),
      type: 'B2B',
      paymentTerms,
      deliveryAddresses: [
        { label: 'z / ?', address, contactPerson: '', deliveryNotes: 'zwei\nZeilen' },
        { label: 'a', address, contactPerson: 'B', deliveryNotes: '' },
      ],
      frameContract: { id: newId(), ...validity, deliveryRhythm: 'ON_DEMAND', lineItems },
      preferences: ['BIO', 'HALAL'],
      status: 'INACTIVE',
    });
  });

  await t.test('recipes and batches', async (t) => {
    const { ids } = await storedArticles(stored, 'Wurst', 'Salz');
    const [articleId = '', saltId = ''] = ids;
    const bare: RecipeState = {
      ...{
        id: newId(),
        name: unique('Lyoner'),
        version: 2147483647,
        type: 'FINISHED_PRODUCT',
        description: '',
        articleId,
      },
      ...{
        yieldPercentage: 1000,
        shelfLifeDays: null,
        outputQuantity: '999999999999999.999999',
        outputUom: unitOf('KG'),
      },
      ...{ status: 'DRAFT', ingredients: [], productionSteps: [], ...stamps },
    };
    const sub = await storing(stored, Recipes, Recipe.restore({ ...bare, id: newId(), version: 1 }));
    const ingredient = {
      id: newId(),
      position: 3,
      articleId: saltId,
      quantity: '0.5',
      uom: unitOf('lb'),
      subRecipeId: sub.id,
    };
    const step = {
      id: newId(),
      stepNumber: 1,
      description: 'kühl\nhalten',
      durationMinutes: 1,
      temperatureCelsius: -273,
    };
    await comesBack(t, Recipes, bare, {
      ...bare,
      id: newId(),
      version: 3,
      shelfLifeDays: 1,
      status: 'ACTIVE',
      ingredients: [
        { ...ingredient, substitutable: true },
        { ...ingredient, id: newId(), position: 2147483647, quantity: '1', subRecipeId: null, substitutable: false },
      ],
      productionSteps: [step, { ...step, id: newId(), stepNumber: 9, durationMinutes: null, temperatureCelsius: null }],
    });
    await comesBack(t, Batches, {
      ...{ id: newId(), batchNumber: unique('P'), recipeId: sub.id, status: 'PLANNED', plannedQuantity: '0.000001' },
      ...{
        plannedQuantityUnit: unitOf('KG'),
        productionDate: dateOf('2026-03-29'),
        bestBeforeDate: dateOf('0001-01-01'),
        ...stamps,
      },
    });
  });

  await t.test('storage locations, stocks, their batches and movements', async (t) => {
    const { ids } = await storedArticles(stored, 'Wurst');
    const articleId = ids[0] ?? '';
    const location = { id: newId(), name: unique('Kühlraum'), storageType: 'COLD_ROOM' as const, active: false };
    const temperatureRange = { minTemperature: '-273.15', maxTemperature: '0.5' };
    const place = { ...location, id: newId(), name: unique('Lager'), temperatureRange: null, active: true };
    await comesBack(t, StorageLocations, { ...location, temperatureRange });
    await storing(stored, StorageLocations, StorageLocation.restore(place));

    const stock = {
      id: newId(),
      articleId,
      storageLocationId: place.id,
      minimumLevel: null,
      minimumShelfLifeDays: null,
    };
    const minimumLevel = { quantityBase: '0', quantityKind: 'mass' as const, quantityUnit: unitOf('kg') };
    await comesBack(t, Stocks, { ...stock, minimumLevel, minimumShelfLifeDays: 0 });
    await storing(stored, Stocks, Stock.restore(stock));

    const batch = {
      id: newId(),
      stockId: stock.id,
      batchId: 'L/1',
      batchType: 'PRODUCED',
      expiryDate: dateOf('9999-12-31'),
    };
    const quantity = {
      quantityBase: '453592370000000000.00045359237',
      quantityKind: 'mass' as const,
      quantityUnit: unitOf('Pound'),
    };
    await comesBack(t, StockBatches, { ...batch, ...quantity, receivedAt: NOW, condition: 'IN_STOCK', movements: 0 });
    await storing(
      stored,
      StockBatches,
      StockBatch.restore({ ...batch, ...quantity, receivedAt: NOW, condition: 'BLOCKED', movements: 2 }),
    );

    const movement = {
      ...{ id: newId(), stockId: stock.id, stockBatchId: batch.id, number: 1, type: 'BOOKED_IN' as const, at: NOW },
      ...{ change: '0.00000045359237', before: '0', after: '0.00000045359237', unit: 'lb', statusBefore: null },
      ...{ statusAfter: 'AVAILABLE' as const, userId: newId(), username: 'anna', reason: null },
    };
    const blocking = { type: 'BLOCKED' as const, statusBefore: 'AVAILABLE' as const, statusAfter: 'BLOCKED' as const };
    const held = { change: '0', before: movement.after, reason: 'zu warm\n"8 °C"' };
    const second = { ...movement, id: newId(), number: 2, ...blocking, ...held };
    for (const state of [movement, second]) {
      // Not removed: it is a ledger.
      await storing(stored, StockMovements, StockMovement.restore(state));
      t.strictSame(await reader.get(StockMovements, state.id), state);
    }
  });

  await t.test("the service's own bookkeeping", async (t) => {
    const { ids } = await storedSessions(stored, 1);
    const token = { id: unique('digest'), sessionId: ids[0] ?? '', expiresAt: LATER, usedAt: null };
    await comesBack(t, RefreshTokens, token, { ...token, id: unique('digest'), usedAt: NOW });
    const log = LoginLog.open(unique('2001:db8::1'));
    log.begin(newId(), 'ä', NOW);
    log.begin(newId(), "o'brien", NOW);
    await comesBack(t, LoginLogs, LoginLog.open(unique('10.0.0.1')).state, log.state);
  });
}
