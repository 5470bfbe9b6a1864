/**
 * Builds the recall list of a trace, with the affected customers, undone deliveries, stock on hand, open runs and
 * suppliers.
 */

import { StorageLocations, statusOf } from '../../inventory/index.ts';
import { sumOfTexts } from '../../kernel/values/decimal.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { baseUnitOf } from '../../kernel/values/quantity.ts';
import { batchStatusAt } from '../../production/index.ts';
import type { PlaceAt } from '../ports.ts';
import { type Look, mapInParts } from '../stored-records.ts';
import type {
  AffectedCustomer,
  AffectedDelivery,
  OpenRun,
  OriginSupplier,
  RecallList,
  StockOnHand,
  UndoneDelivery,
} from '../trace/trace-contracts.ts';
import type { Edge, Walk } from '../trace/trace-graph.ts';
import { type At, byId, compare, have, headOf, type Known, type Reached, unique } from '../trace/trace-reading.ts';

/** Returns the recall list. All parts of the list have a fixed order. */
export async function recallList(look: Look, { up, down }: Reached, at: At, places: readonly PlaceAt[], known: Known) {
  const customers = customersOf(down, known);
  await look.pause();
  return {
    customers,
    undoneDeliveries: undoneOf(known),
    stockOnHand: await stockOf(look, at, places),
    openRuns: openRunsOf(down, at, known),
    suppliers: suppliersOf(up, known),
  } satisfies RecallList;
}

function customersOf({ edges }: Walk, known: Known) {
  const { lots, articles, customers } = known;
  const dispatched = edges.filter(({ type }) => type === 'DISPATCHED');
  const ofCustomer = groupBy(dispatched, ({ documentId }) => headOf(known, documentId, 'DELIVERY').customerId);
  return [...customers.values()]
    .filter(({ id }) => ofCustomer.has(id))
    .map(
      ({ id, name, contactInfo: { phone, email, contactPerson } }): AffectedCustomer => ({
        customerId: id,
        name,
        phone,
        email,
        contactPerson,
        deliveries: (ofCustomer.get(id) ?? [])
          .map(({ documentId, lotId, quantity, takenBack }): AffectedDelivery => {
            const { number: deliveryNumber, dispatchDate } = headOf(known, documentId, 'DELIVERY');
            const { lotNumber, articleId, quantityKind } = have(lots.get(lotId));
            const articleName = have(articles.get(articleId)).name;
            const unit = baseUnitOf(quantityKind);
            return {
              deliveryId: documentId,
              deliveryNumber,
              dispatchDate,
              lotId,
              lotNumber,
              articleName,
              quantity,
              takenBack,
              unit,
            };
          })
          .sort((a, b) => compare(a.deliveryNumber, b.deliveryNumber) || compare(a.lotId, b.lotId)),
      }),
    )
    .sort((a, b) => compare(a.name, b.name) || compare(a.customerId, b.customerId));
}

const undoneOf = (known: Known): UndoneDelivery[] =>
  known.undone
    .map(({ deliveryId, undoneAt, ...by }) => {
      const { number: deliveryNumber, customerId } = headOf(known, deliveryId, 'DELIVERY');
      const { name } = have(known.customers.get(customerId));
      return { deliveryId, deliveryNumber, customerId, name, undoneAt: undoneAt.toISOString(), ...by };
    })
    .sort((a, b) => compare(a.deliveryNumber, b.deliveryNumber) || compare(a.deliveryId, b.deliveryId));

async function stockOf(look: Look, { day }: At, places: readonly PlaceAt[]): Promise<StockOnHand[]> {
  const held = places.filter(({ quantityBase }) => quantityBase !== '0');
  const locations = byId(
    await look.whereIn(StorageLocations, 'id', unique(held.map(({ storageLocationId }) => storageLocationId))),
  );
  const shown = await mapInParts(
    look,
    held,
    (place): StockOnHand => ({
      storageLocationId: place.storageLocationId,
      storageLocationName: have(locations.get(place.storageLocationId)).name,
      stockBatchId: place.stockBatchId,
      lotId: place.lotId,
      quantity: place.quantityBase,
      unit: baseUnitOf(place.quantityKind),
      status: statusOf(
        { condition: place.isBlocked ? 'BLOCKED' : 'IN_STOCK', expiryDate: place.expiryDate },
        { today: day, minimumShelfLifeDays: place.minimumShelfLifeDays },
      ),
    }),
  );
  return shown.sort(
    (a, b) => compare(a.storageLocationName, b.storageLocationName) || compare(a.stockBatchId, b.stockBatchId),
  );
}

function openRunsOf({ runs }: Walk, { asOf }: At, { documents }: Known): OpenRun[] {
  return [...runs.keys()]
    .flatMap((id) => {
      const head = have(documents.get(id));
      const isOpen = head.kind === 'PRODUCTION' && batchStatusAt(head, asOf) === 'IN_PROGRESS';
      return isOpen ? { batchId: id, batchNumber: head.number } : [];
    })
    .sort((a, b) => compare(a.batchNumber, b.batchNumber));
}

function suppliersOf({ edges }: Walk, { lots, suppliers }: Known) {
  const received = edges.filter(({ type }) => type === 'RECEIVED');
  const supplierOf = ({ lotId }: Edge) => have(lots.get(lotId)).supplierId ?? '';
  const unitOf = ({ lotId }: Edge) => baseUnitOf(have(lots.get(lotId)).quantityKind);
  return [...groupBy(received, (edge) => `${supplierOf(edge)} ${unitOf(edge)}`).values()]
    .map((group): OriginSupplier => {
      const [first] = group;
      const { id, name } = have(suppliers.get(supplierOf(have(first))));
      return {
        supplierId: id,
        name,
        lots: unique(group.map(({ lotId }) => lotId)).sort(),
        quantity: sumOfTexts(group.map(({ quantity }) => quantity)),
        unit: unitOf(have(first)),
      };
    })
    .sort((a, b) => compare(a.name, b.name) || compare(a.supplierId, b.supplierId) || compare(a.unit, b.unit));
}
