/** Contract tests of documents found by number and by day. */

import { InventoryCount, InventoryCounts, StorageLocation, StorageLocations } from '@cleaver/domain/inventory';
import { type AnyKind, dateOf, type PageRequest, type State, searchWords, unitOf } from '@cleaver/domain/kernel';
import { Customer, Customers, Supplier, Suppliers } from '@cleaver/domain/masterdata';
import { GoodsReceipts } from '@cleaver/domain/procurement';
import { Batch, Batches, Recipes } from '@cleaver/domain/production';
import { Recalls } from '@cleaver/domain/quality';
import { Deliveries, Orders } from '@cleaver/domain/sales';
import { address } from '../masterdata/samples.ts';
import { part } from './part.ts';
import { aRecipe, inUnit, NOW, newId, type Stored, storedArticles, storing, unique } from './samples.ts';

const partner = {
  ...{ name: 'Hof', phone: '1', email: '', contactPerson: '', paymentDueDays: undefined },
  ...{ paymentDescription: undefined, street: 'Weg', houseNumber: '', postalCode: '91522', city: 'Ansbach' },
  country: 'DE',
};

function world(stored: Stored) {
  /** Returns the ids of the documents that the list finds. */
  const found = async (kind: AnyKind, request: Partial<PageRequest>) => {
    const { content } = await stored.reader.page<State>(kind, {}, { page: 0, size: 9, sort: [], ...request });
    return content.map(({ id }) => id);
  };
  return { stored, found };
}

export const documentsFoundContract = part(world, {
  'documents are found by their whole number or its beginning, by other texts and by day': async (
    t,
    { stored, found },
  ) => {
    const tag = unique('nr').toLowerCase();
    const numbered = (letter: string) => `${letter}-2026-01-05-${tag}`;
    const supplier = await storing(stored, Suppliers, Supplier.create(newId(), partner, NOW));
    const customer = await storing(stored, Customers, Customer.create(newId(), { type: 'B2B', ...partner }, NOW));
    const { ids } = await storedArticles(stored, 'Wurst');
    const recipe = await storing(stored, Recipes, aRecipe({ articleId: ids[0] ?? '' }));
    const day = dateOf('2026-01-05');
    const received = await storing(
      stored,
      GoodsReceipts,
      GoodsReceipts.restore({
        ...{ id: newId(), receiptNumber: numbered('G'), supplierId: supplier.id, supplierName: `Hof ${tag}` },
        ...{ deliveryNote: `LS ${tag}`, purchaseOrder: `B ${tag}`, receiptDate: day, vehicleTemperature: null },
        ...{ lines: [], articleIds: [], warnings: [], inspections: [], receivedBy: 'anna', createdAt: NOW },
      }),
    );
    const delivered = await storing(
      stored,
      Deliveries,
      Deliveries.restore({
        ...{
          id: newId(),
          deliveryNumber: numbered('D'),
          customerId: customer.id,
          customerName: `Post ${tag}`,
          address,
        },
        ...{
          ...{ lines: [], dispatchDate: day },
          missing: [],
          createdBy: 'anna',
          createdAt: NOW,
          ...{ billable: false, settled: true },
        },
        ...{ parties: { dispatchingOperator: '', owner: '', receivingOperator: '', consignee: '' }, warnings: [] },
      }),
    );
    const batch = await storing(
      stored,
      Batches,
      Batch.plan({
        ...{ id: newId(), batchNumber: numbered('P'), recipeId: recipe.id, plannedQuantity: '1', createdAt: NOW },
        ...{ plannedQuantityUnit: unitOf('KG'), productionDate: day, bestBeforeDate: day },
      }),
    );
    const ordered = await storing(
      stored,
      Orders,
      Orders.restore({
        ...{ id: newId(), orderNumber: numbered('O'), status: 'DRAFT', customerId: customer.id, customerName: 'Post' },
        ...{ basis: 'NET', requestedDate: day, deliveryAddressLabel: '', address: null, reference: '', note: '' },
        ...{ standingOrderId: null, plannedDate: null, tolerancePercent: null, lines: [], nextLine: 1, warnings: [] },
        ...{ changedByHand: false, createdBy: 'anna', createdAt: NOW, confirmedBy: null, confirmedAt: null },
      }),
    );
    for (const [kind, id, ...texts] of [
      [GoodsReceipts, received.id, numbered('G'), `ls ${tag}`, `hof b ${tag}`],
      [Deliveries, delivered.id, numbered('d'), `${tag} post`],
      [Batches, batch.id, numbered('P')],
      [Orders, ordered.id, numbered('O')],
    ] as const) {
      for (const text of [...texts, numbered(texts[0].slice(0, 1)).slice(0, -2)]) {
        t.strictSame(await found(kind, { q: searchWords(text) }), [id], `${kind.name}: ${text}`);
      }
      t.strictSame(await found(kind, { q: searchWords(tag), from: day, to: day }), [id], kind.name);
      t.strictSame(await found(kind, { q: searchWords(tag), to: dateOf('2026-01-04') }), [], kind.name);
      t.strictSame(await found(kind, { q: searchWords(tag), from: dateOf('2026-01-06') }), [], kind.name);
    }
  },

  'a draft whose customer was renamed is found and sorted by the new name': async (t, { stored, found }) => {
    const tag = unique('nr').toLowerCase();
    const customer = await storing(stored, Customers, Customer.create(newId(), { type: 'B2B', ...partner }, NOW));
    const draft = (customerName: string) =>
      Orders.restore({
        ...{ id: newId(), orderNumber: unique('O'), status: 'DRAFT', customerId: customer.id, customerName },
        ...{ basis: 'NET', requestedDate: dateOf('2026-01-05'), deliveryAddressLabel: '', address: null },
        ...{ reference: tag, note: '', standingOrderId: null, plannedDate: null, tolerancePercent: null },
        ...{ lines: [], nextLine: 1, warnings: [], changedByHand: false, createdBy: 'anna', createdAt: NOW },
        ...{ confirmedBy: null, confirmedAt: null },
      });
    const first = await storing(stored, Orders, draft('Adler'));
    const second = await storing(stored, Orders, draft('Krone'));
    await inUnit(stored, async (unit) => (await unit.of(Orders).get(first.id)).rename('Zur Post'));
    t.strictSame(await found(Orders, { q: searchWords(`${tag} post`) }), [first.id]);
    t.strictSame(await found(Orders, { q: searchWords(`${tag} adler`) }), []);
    const sort = [{ field: 'customerName', direction: 'asc' }] as const;
    t.strictSame(await found(Orders, { q: searchWords(tag), sort }), [second.id, first.id]);
  },

  'counts and recalls are found by their number and by the instant they were opened at': async (
    t,
    { stored, found },
  ) => {
    const tag = unique('nr').toLowerCase();
    const room = { id: newId(), name: unique('Raum'), storageType: 'COLD_ROOM', temperatureRange: null, active: true };
    const { id: storageLocationId } = await storing(
      stored,
      StorageLocations,
      StorageLocation.restore({ ...room, storageType: 'COLD_ROOM' }),
    );
    const count = await storing(
      stored,
      InventoryCounts,
      InventoryCount.open({
        ...{ id: newId(), countNumber: `I-${tag}`, storageLocationId, blind: true, createdBy: 'anna', createdAt: NOW },
      }),
    );
    const recall = await storing(
      stored,
      Recalls,
      Recalls.restore({
        ...{ id: newId(), recallNumber: `R-${tag}`, mode: 'MOCK', status: 'OPEN', reason: 'x', asOf: NOW, sha256: '' },
        ...{ elapsedMs: 1, openedBy: 'anna', openedAt: NOW, closedBy: null, closedAt: null, conclusion: null },
        ...{ lotCount: 0, customerCount: 0, contacts: [] },
      }),
    );
    const before = new Date(NOW.getTime() - 1);
    const after = new Date(NOW.getTime() + 1);
    for (const [kind, id] of [
      [InventoryCounts, count.id],
      [Recalls, recall.id],
    ] as const) {
      t.strictSame(await found(kind, { q: [tag] }), [id], kind.name);
      t.strictSame(await found(kind, { q: [tag], from: NOW, to: after }), [id], 'from the instant itself');
      t.strictSame(await found(kind, { q: [tag], from: before, to: NOW }), [], 'to is not included');
      t.strictSame(await found(kind, { q: [tag], from: after }), []);
    }
  },
});
