/** Makes customers, and articles with prices and VAT classes, for tests of orders. */
import {
  bookInStockBatch,
  createStock,
  createStorageLocation,
  StockMovements,
  undoMovement,
} from '../../src/inventory/index.ts';
import {
  Customers,
  createArticle,
  createCustomer,
  createProductCategory,
  setFrameContract,
  setSalesData,
} from '../../src/masterdata/index.ts';
import { confirmOrder, dispatchDelivery, getOrder, listFrameContracts, placeOrder } from '../../src/sales/index.ts';
import { withCore } from '../with-core.ts';

export function counter() {
  const shop = withCore();
  const { ask, ports } = shop;
  let numbers = 0;
  const day = (ahead: number) => new Date(ports.clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);

  return {
    ...shop,
    /** Returns the date `ahead` days from now. */
    day,
    customer: (more: object = {}) =>
      ask(createCustomer, {
        ...{
          name: `Gasthof ${++numbers}`,
          type: 'B2B',
          phone: '1',
          street: 'Markt',
          postalCode: '91522',
          city: 'Ansbach',
        },
        ...{ country: 'DE', ...more },
      }),
    /** Creates an article. The default price is 10.70 EUR per kilogram with 7 % VAT, which is 10 EUR net. */
    async article({ vatClass = 'REDUCED', ...more }: Readonly<Record<string, unknown>> = {}) {
      const category = await ask(createProductCategory, {
        name: `Category ${++numbers}`,
        vatClass: vatClass ?? undefined,
      });
      const given = { name: `Wurst ${numbers}`, articleNumber: `A-${numbers}`, categoryId: category.id };
      return ask(createArticle, { ...given, unit: 'KG', priceModel: 'WEIGHT_BASED', price: 10.7, ...more });
    },
    /** Sets a frame contract for one article. */
    contract: (id: string, articleId: string, agreedQuantity?: number, more: object = {}) =>
      ask(setFrameContract, {
        ...{ id, rhythm: 'WEEKLY' },
        lineItems: [{ articleId, agreedPrice: 8, agreedQuantity, unit: 'KG', ...more }],
      }),
    pieceWeight: (id: string, kg: string) => ask(setSalesData, { id, pieceWeight: { kg } }),
    place: (customerId: string, lines: readonly object[], more: object = {}) =>
      ask(placeOrder, { customerId, requestedDate: day(1), lines, ...more }),
    confirm: (id: string, more: object = {}) => ask(confirmOrder, { id, ...more }),
    /** Creates a stock and books in a batch, by default 100 kg that expire in 30 days. Returns the id of the batch. */
    async goods(articleId: string, more: object = {}) {
      const { id: storageLocationId } = await ask(createStorageLocation, {
        ...{ name: `Room ${++numbers}`, storageType: 'COLD_ROOM' },
      });
      const { id: stockId } = await ask(createStock, { articleId, storageLocationId });
      const { id } = await ask(bookInStockBatch, {
        ...{ stockId, batchId: `L-${numbers}`, batchType: 'PRODUCED', expiryDate: day(30) },
        ...{ quantityAmount: '100', quantityUnit: 'KG', ...more },
      });
      return id;
    },
    /** Creates another stock of the article, for returns. */
    async elsewhere(articleId: string) {
      const { id: storageLocationId } = await ask(createStorageLocation, {
        ...{ name: `Room ${++numbers}`, storageType: 'COLD_ROOM' },
      });
      return (await ask(createStock, { articleId, storageLocationId })).id;
    },
    deliver: (customerId: string, lines: readonly object[], more: object = {}) =>
      ask(dispatchDelivery, { customerId, lines, ...more }),
    /** Undoes the dispatch of a line of a delivery. */
    async undo(deliveryId: string, line = 1) {
      const rows = await ports.reader.where(StockMovements, { documentId: deliveryId });
      const dispatched = rows.find(({ type, documentLine }) => type === 'DISPATCHED' && documentLine === line);
      return ask(undoMovement, { id: dispatched?.id, reason: 'falsch' });
    },
    /** Returns the called-off and the remaining amount of the contract's first item, with the unit. */
    async rest(id: string) {
      const { content } = await ask(listFrameContracts, { id });
      const [item] = content[0]?.lineItems ?? [];
      return `${item?.called} ${item?.rest} ${item?.restUnit}`;
    },
    order: (id: string) => ask(getOrder, { id }),
    /** Removes a delivery address that orders still need. Databases of earlier versions may lack such addresses. */
    loseAddress: (id: string, label: string) =>
      ports.transactions.run({ now: ports.clock.now() }, async (unit) =>
        (await unit.of(Customers).get(id)).removeDeliveryAddress(label, [], ports.clock.now()),
      ),
  };
}

/** Returns a line of a delivery. */
export const sent = (stockBatchId: string, quantityAmount: string, more: object = {}) => ({
  ...{ stockBatchId, quantityAmount, quantityUnit: 'KG', ...more },
});

/** Returns a line of an order by weight. */
export const kilos = (articleId: string, quantityAmount = '10', more: object = {}) => ({
  ...{ articleId, quantityAmount, quantityUnit: 'KG', ...more },
});
export const pieces = (articleId: string, quantityAmount = '10', more: object = {}) => ({
  ...{ articleId, quantityAmount, quantityUnit: 'PIECE', ...more },
});
