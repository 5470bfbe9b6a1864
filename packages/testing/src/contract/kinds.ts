/** The contract on every kind: its state comes back as it was stored, also with all that it may have and with nothing. */

import { LoginLog, LoginLogs, RefreshTokens } from '@cleaver/domain/identity';
import {
  Hold,
  Holds,
  Lot,
  Lots,
  Stock,
  StockBatch,
  StockBatches,
  StockMovement,
  StockMovements,
  Stocks,
  StorageLocation,
  StorageLocations,
} from '@cleaver/domain/inventory';
import type { Aggregate, AggregateKind, State } from '@cleaver/domain/kernel';
import { type Country, countryOf, dateOf, moneyOf, unitOf } from '@cleaver/domain/kernel';
import {
  ArticleCodes,
  type CustomerState,
  Customers,
  DEFAULT_VAT_RATES,
  type SupplierState,
  Suppliers,
} from '@cleaver/domain/masterdata';
import { type GoodsReceiptState, GoodsReceipts } from '@cleaver/domain/procurement';
import {
  Batches,
  type BatchState,
  type CuttingState,
  Cuttings,
  Recipe,
  type RecipeState,
  Recipes,
} from '@cleaver/domain/production';
import { Deliveries, type DeliveryState, type OrderState, Orders } from '@cleaver/domain/sales';
import { ShopSettingsKind } from '@cleaver/domain/settings';
import type { Test } from 'tap';
import { aLot, inUnit, NOW, newId, type Stored, storedArticles, storedSessions, storing, unique } from './samples.ts';

const LATER = new Date(NOW.getTime() + 1);
const stamps = { createdAt: NOW, updatedAt: LATER };
const address = { street: 'Hauptstraße', houseNumber: '5 a', postalCode: '91522', city: 'Ansbach', country: 'DE' };
const contactInfo = { phone: '0981 1234', email: '', contactPerson: 'Anna' };
const paymentTerms = { paymentDueDays: 0, paymentDescription: '' };

const aCustomer = (): CustomerState => ({
  ...{ id: newId(), name: unique('Anna'), type: 'B2C', billingAddress: address, contactInfo, paymentTerms: null },
  ...{ deliveryAddresses: [], frameContract: null, endedContracts: [], salesTerms: null, preferences: [] },
  ...{ status: 'ACTIVE', ...stamps },
});

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
    const bare = aCustomer();
    const lineItems = [
      {
        articleId: ids[1] ?? '',
        agreedPrice: moneyOf('9999999999.9999'),
        agreedQuantity: '0.000001',
        unit: 'KG' as const,
      },
      { articleId: ids[0] ?? '', agreedPrice: moneyOf('0.0001'), agreedQuantity: null, unit: null },
    ];
    const validity = { validFrom: dateOf('2026-01-01'), validUntil: null };
    const contract = { ...validity, deliveryRhythm: 'ON_DEMAND' as const, lineItems };
    await comesBack(t, Customers, bare, {
      ...bare,
      id: newId(),
      type: 'B2B',
      paymentTerms,
      deliveryAddresses: [
        { label: 'z / ?', address, contactPerson: '', deliveryNotes: 'zwei\nZeilen' },
        { label: 'a', address, contactPerson: 'B', deliveryNotes: '' },
      ],
      frameContract: { ...contract, id: newId(), setBy: 'anna', setAt: NOW.toISOString() },
      endedContracts: [{ ...contract, id: newId(), setBy: null, setAt: null }],
      salesTerms: {
        ...{ vatId: 'DE136695976', buyerReference: '', electronicAddress: { scheme: 'EM', value: 'a@b.example' } },
        ...{ eInvoice: 'XRECHNUNG', skonto: { days: 1, percent: '0.01' }, billing: 'WEEKLY', minimumRemainingDays: 0 },
      },
      preferences: ['BIO', 'HALAL'],
      status: 'INACTIVE',
    });
  });

  await t.test('codes of articles', async (t) => {
    const { ids } = await storedArticles(stored, 'Wurst');
    await comesBack(t, ArticleCodes, { id: newId(), articleId: ids[0] ?? '', code: unique('GTIN') });
  });

  await t.test('goods receipts', async (t) => {
    const supplier = { ...{ id: newId(), name: unique('Hof'), address: null, contactInfo, paymentTerms: null } };
    const { id: supplierId } = await storing(
      stored,
      Suppliers,
      Suppliers.restore({ ...supplier, certificates: [], rating: null, status: 'ACTIVE', ...stamps }),
    );
    const nothing = {
      ...{ lotId: null, stockBatchId: null, quantityAmount: null, quantityUnit: null, expiryDate: null },
      ...{ lotNumber: null, batchType: null, supplierLot: null, temperature: null, temperatureLimit: null },
      ...{ facts: null, rejectedAmount: '0.000001', rejectedUnit: unitOf('kg'), rejectReason: 'zu warm' },
    };
    const article = { stockId: newId(), articleId: newId(), articleName: 'Wurst' };
    const bare: GoodsReceiptState = {
      ...{ id: newId(), receiptNumber: unique('G'), supplierId, supplierName: 'Hof', deliveryNote: '' },
      ...{ purchaseOrder: '', receiptDate: dateOf('2026-01-05'), vehicleTemperature: null, createdAt: NOW },
      lines: [{ line: 1, ...article, ...nothing, status: 'REJECTED' }],
      ...{ articleIds: [article.articleId], warnings: [], inspections: [], receivedBy: 'anna' },
    };
    const facts = {
      ...{ species: 'BEEF' as const, bornIn: countryOf('DE'), rearedIn: [countryOf('DE')], slaughteredIn: null },
      ...{ slaughterhouse: null, cutIn: null, cuttingPlants: ['DE 1'], slaughterDate: dateOf('2026-01-01') },
      reference: 'x',
    };
    await comesBack(t, GoodsReceipts, bare, {
      ...bare,
      ...{
        id: newId(),
        receiptNumber: unique('G'),
        deliveryNote: 'LS',
        purchaseOrder: 'B',
        vehicleTemperature: '-18.5',
      },
      lines: [
        ...bare.lines,
        {
          ...{ line: 2, ...article, ...nothing, lotId: newId(), stockBatchId: newId(), status: 'ON_HOLD', facts },
          ...{ quantityAmount: '999999999999999.999999', quantityUnit: unitOf('KG'), expiryDate: dateOf('2026-02-28') },
          ...{ lotNumber: 'L/1', batchType: 'P', supplierLot: 'S', temperature: '7.1', temperatureLimit: '7' },
          ...{ rejectedAmount: null, rejectedUnit: null, rejectReason: null },
        },
      ],
      articleIds: [article.articleId, newId()],
      warnings: [{ code: 'SUPPLIER_CERTIFICATE_EXPIRED', values: { day: '2026-01-01' }, line: null }],
      inspections: [
        {
          ...{ line: 2, result: 'FAILED', temperature: '8', notes: 'a\nb', inspectedBy: 'bert' },
          inspectedAt: LATER.toISOString(),
        },
      ],
    });
    await storing(
      stored,
      GoodsReceipts,
      GoodsReceipts.restore({ ...bare, articleIds: [article.articleId, supplierId] }),
    );
    const found = await reader.where(GoodsReceipts, { articleIds: article.articleId, supplierId });
    t.strictSame(
      found.map(({ id }) => id),
      [bare.id],
      'found by any of its articles',
    );
  });

  await t.test('orders', async (t) => {
    const { ids } = await storedArticles(stored, 'Wurst');
    const customer = aCustomer();
    await storing(stored, Customers, Customers.restore(customer));
    const line: OrderState['lines'][number] = {
      ...{ id: newId(), line: 1, articleId: ids[0] ?? '', articleNumber: 'A-1', articleName: 'Wurst', note: '' },
      ...{ quantityAmount: '0.000001', quantityUnit: unitOf('Lb'), manualPrice: null, price: null, pieceKg: null },
      ...{ cancelReason: null, delivered: '0', lasts: 0, status: 'OPEN', open: '0.00000045359237' },
    };
    const bare: OrderState = {
      ...{ id: newId(), orderNumber: unique('O'), status: 'DRAFT', customerId: customer.id, customerName: 'Anna' },
      ...{ basis: 'NET', requestedDate: dateOf('2026-01-05'), deliveryAddressLabel: '', address: null },
      ...{ reference: '', note: '', standingOrderId: null, plannedDate: null, tolerancePercent: null, lines: [line] },
      ...{ nextLine: 2, warnings: [], createdBy: 'anna', createdAt: NOW, confirmedBy: null, confirmedAt: null },
    };
    const amount = moneyOf('0.0001');
    const day = dateOf('2026-01-05');
    await comesBack(t, Orders, bare, {
      ...{ ...bare, id: newId(), orderNumber: unique('O'), address, tolerancePercent: '12.5', nextLine: 9 },
      lines: [
        { ...line, id: newId(), price: { amount, per: 'KG', basis: 'NET', source: 'LIST', reason: null, day } },
        {
          ...line,
          id: newId(),
          line: 8,
          manualPrice: { amount, per: 'PIECE', reason: 'x' },
          pieceKg: '0.25',
          lasts: 1,
        },
      ],
      warnings: [{ code: 'OVER_CALL', line: 1, values: { over: '1' }, reason: 'x', by: 'anna', at: NOW.toISOString() }],
      ...{ confirmedBy: 'anna', confirmedAt: LATER },
    });
  });

  await t.test('deliveries', async (t) => {
    const { id: customerId } = await storing(stored, Customers, Customers.restore(aCustomer()));
    const line = {
      ...{ line: 1, lotId: newId(), lotNumber: 'L/1', articleId: newId(), articleName: 'Wurst', stockBatchId: newId() },
      ...{ quantityAmount: '0.000001', quantityUnit: unitOf('Lb') },
    };
    const parties = { dispatchingOperator: '', owner: 'Ö', receivingOperator: 'Anna, Ansbach', consignee: 'x' };
    const bare: DeliveryState = {
      ...{
        id: newId(),
        deliveryNumber: unique('D'),
        customerId,
        customerName: 'Anna',
        address,
        lines: [line],
        parties,
      },
      ...{ dispatchDate: dateOf('2026-01-05'), missing: [], createdBy: 'anna', createdAt: NOW },
    };
    await comesBack(t, Deliveries, bare, {
      ...{ ...bare, id: newId(), deliveryNumber: unique('D'), lines: [line, { ...line, line: 2 }] },
      missing: ['dispatchingOperator', 'owner'],
    });
  });

  await t.test('the settings of the shop', async (t) => {
    const operator = { name: 'Metzgerei', ...address, phone: '', email: '', approvalNumber: 'DE BY 12345 EG' };
    const closed = { vatRates: DEFAULT_VAT_RATES, closedWeekdays: [], closedDays: [] };
    const settings = { id: unique('shop'), operator, supplierCertificates: 'REFUSE' as const, ...closed };
    await comesBack(
      t,
      ShopSettingsKind,
      { ...settings, cuttingTolerancePercent: '0.000001', weightPatterns: [], deliveryTolerancePercent: '0' },
      {
        ...{ ...settings, id: unique('shop'), cuttingTolerancePercent: '10', weightPatterns: ['28PPPPPWWWWWC'] },
        ...{ vatRates: [], deliveryTolerancePercent: '50', closedWeekdays: [1, 7] },
        closedDays: [{ date: dateOf('2026-12-24'), note: 'ß' }],
      },
    );
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
    const planned: BatchState = {
      ...{ id: newId(), batchNumber: unique('P'), recipeId: sub.id, status: 'PLANNED', plannedQuantity: '0.000001' },
      ...{
        plannedQuantityUnit: unitOf('KG'),
        productionDate: dateOf('2026-03-29'),
        bestBeforeDate: dateOf('0001-01-01'),
      },
      ...{ plan: null, startedAt: null, startedBy: null, substitutions: [], skipped: [], completion: null },
      ...{ completedAt: null, completedBy: null, completions: 0, undoneCompletions: [], statusReason: null },
      ...stamps,
    };
    const frozen = { articleId: newId(), name: 'Wurst "fein"', version: 2, yieldPercentage: 95, shelfLifeDays: null };
    const component = {
      articleId: newId(),
      articleName: 'Brät',
      quantity: '0.000001',
      uom: unitOf('kg'),
      substitutable: true,
    };
    await comesBack(t, Batches, planned, {
      ...{
        ...planned,
        id: newId(),
        batchNumber: unique('P'),
        status: 'COMPLETED',
        plan: { recipe: frozen, components: [component] },
      },
      ...{
        startedAt: NOW,
        startedBy: 'anna',
        completedAt: NOW,
        completedBy: 'karl',
        completions: 2,
        undoneCompletions: [{ completedAt: '2026-01-05T09:00:00.000Z', reopenedAt: '2026-01-05T10:00:00.001Z' }],
        statusReason: 'a\nb',
      },
      substitutions: [{ movementId: newId(), insteadOf: newId() }],
      skipped: [{ articleId: newId(), articleName: 'Wasser' }],
      completion: {
        postingId: newId(),
        outputs: [{ lotId: newId(), role: 'MAIN' }],
        waste: [{ quantityAmount: '0.5', quantityUnit: unitOf('lb'), reason: null }],
        warnings: [{ code: 'OUTLIVES_INPUT', values: { lotNumber: 'P-1' }, line: 1 }],
      },
    });
  });

  await t.test('cuttings', async (t) => {
    const entry = { ...{ stockBatchId: newId(), lotId: newId(), articleId: newId() }, lotNumber: 'a"b' };
    const cut = { ...entry, quantity: '0.028349523125', unit: unitOf('KG') };
    const bare: CuttingState = {
      ...{ id: newId(), cuttingNumber: unique('C'), status: 'DONE', postingId: newId(), inputs: [cut], outputs: [] },
      ...{ waste: [], loss: null, note: '', createdBy: 'anna', createdAt: NOW, undoReason: null },
    };
    const output = { ...cut, expiryDate: dateOf('2026-03-29'), expiryReason: null, costShare: '100' };
    await comesBack(t, Cuttings, bare, {
      ...{ ...bare, id: newId(), cuttingNumber: unique('C'), status: 'UNDONE', undoReason: 'x', note: 'a\nb' },
      outputs: [output, { ...output, expiryReason: 'Aged', costShare: null }],
      waste: [{ quantityAmount: '1', quantityUnit: unitOf('g'), reason: null }],
      loss: { quantityAmount: '0.000001', quantityUnit: unitOf('kg') },
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

    const lot = aLot({ articleId }).state;
    const facts = {
      ...{
        species: 'PORK' as const,
        bornIn: null,
        rearedIn: ['DE' as Country, 'AT' as Country],
        slaughteredIn: 'DE' as Country,
      },
      ...{
        slaughterhouse: 'BY 10001 EG',
        cutIn: null,
        cuttingPlants: [],
        slaughterDate: dateOf('2026-01-02'),
        reference: null,
      },
    };
    const more = { facts, openHolds: 2, onHold: true, origin: 'RUN' as const, originId: newId(), supplierLot: 'S/ä 1' };
    await comesBack(t, Lots, { ...lot, id: newId(), ...more });
    await storing(stored, Lots, Lot.restore(lot));
    const hold = Hold.place(
      { cause: 'MANUAL', reason: 'riecht\nstreng' },
      { ...{ id: newId(), lotId: lot.id }, placedBy: 'anna', placedAt: NOW },
    );
    const release = { releasedBy: 'bert', releasedAt: LATER, releaseReason: 'Probe in Ordnung' };
    await comesBack(t, Holds, hold.state, {
      ...hold.state,
      id: newId(),
      recallId: newId(),
      inheritedFrom: lot.id,
      ...release,
    });

    const batch = {
      id: newId(),
      stockId: stock.id,
      lotId: lot.id,
      batchId: 'L/1',
      batchType: 'PRODUCED',
      expiryDate: dateOf('9999-12-31'),
    };
    const quantity = {
      quantityBase: '453592370000000000.00045359237',
      quantityKind: 'mass' as const,
      quantityUnit: unitOf('Pound'),
    };
    await comesBack(t, StockBatches, {
      ...batch,
      ...quantity,
      receivedAt: NOW,
      blocked: false,
      held: false,
      condition: 'IN_STOCK',
      movements: 0,
    });
    await storing(
      stored,
      StockBatches,
      StockBatch.restore({
        ...batch,
        ...quantity,
        receivedAt: NOW,
        blocked: true,
        held: true,
        condition: 'BLOCKED',
        movements: 2,
      }),
    );

    const movement = {
      ...{ id: newId(), stockId: stock.id, stockBatchId: batch.id, number: 1, type: 'BOOKED_IN' as const, at: NOW },
      ...{ change: '0.00000045359237', before: '0', after: '0.00000045359237', unit: 'lb', statusBefore: null },
      ...{ statusAfter: 'AVAILABLE' as const, userId: newId(), username: 'anna', reason: null, reasonCode: null },
      ...{ lotId: null, postingId: null, documentKind: null, documentId: null, documentLine: null },
      ...{ reversesId: null, reversedType: null },
    };
    const blocking = { type: 'BLOCKED' as const, statusBefore: 'AVAILABLE' as const, statusAfter: 'BLOCKED' as const };
    const held = { change: '0', before: movement.after, reason: 'zu warm\n"8 °C"' };
    const second = { ...movement, id: newId(), number: 2, ...blocking, ...held };
    const document = {
      documentKind: 'RUN' as const,
      documentId: newId(),
      documentLine: 3,
      lotId: lot.id,
      postingId: newId(),
    };
    const reversing = {
      type: 'REVERSED' as const,
      reversesId: second.id,
      reversedType: 'BLOCKED' as const,
      reasonCode: 'X',
    };
    const third = { ...second, id: newId(), number: 3, ...document, ...reversing };
    for (const state of [movement, second, third]) {
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
    log.begin(newId(), "o'brien", NOW, true);
    log.know('ä', NOW);
    await comesBack(t, LoginLogs, LoginLog.open(unique('10.0.0.1')).state, log.state);
  });
}
