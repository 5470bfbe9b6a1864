/** Dispatching goods to customers, and taking back what they return. */
import {
  ARRIVING,
  documentLines,
  goodGoodsThere,
  LINES_MAX,
  lotExpired,
  moreThanDispatched,
  StockBatches,
  StockMovements,
  Stocks,
  shopDay,
  stockLines,
  TAKING_OUT,
  Warehouse,
} from '../inventory/index.ts';
import { documentDay, nextDocumentNumber, untimelyDay } from '../kernel/document.ts';
import {
  date,
  form,
  id,
  int32,
  lines,
  list,
  NAME_MAX,
  NOTE_MAX,
  optional,
  optionalText,
  pathId,
  quantityAmount,
  unit as unitField,
} from '../kernel/form.ts';
import { command, query } from '../kernel/operation.ts';
import { listForm } from '../kernel/page.ts';
import { Quantity } from '../kernel/quantity.ts';
import { type Address, Articles, type CustomerState, Customers, deliveryAddressUnknown } from '../masterdata/index.ts';
import { settingsIn } from '../settings/index.ts';
import { Deliveries, Delivery, particularsOf, viewOf } from './delivery.ts';
import { partiesOf } from './particulars.ts';
import { customerInactive, deliveryLineUnknown } from './refusals.ts';

export const listDeliveries = query({
  name: 'delivery.list',
  summary: 'List deliveries',
  permission: 'STOCK_MOVEMENT_READ',
  input: listForm(Deliveries.sortable, { customerId: optional(pathId()), dispatchDate: optional(date()) }),
  async run({ reader, inventory }, { customerId, dispatchDate, ...request }) {
    const { content, page } = await reader.page(Deliveries, { customerId, dispatchDate }, request);
    const ledger = await inventory.documentLines(content.map((delivery) => delivery.id));
    return { content: content.map((delivery) => viewOf(delivery, ledger)), page };
  },
});

export const getDelivery = query({
  name: 'delivery.get',
  summary: 'Read one delivery',
  permission: 'STOCK_MOVEMENT_READ',
  input: form({ id: pathId() }),
  async run({ reader, inventory }, { id: deliveryId }) {
    const delivery = await reader.get(Deliveries, deliveryId);
    return viewOf(delivery, await inventory.documentLines([delivery.id]));
  },
});

export const getParticulars = query({
  name: 'delivery.particulars',
  summary: 'Read the particulars that go with food of animal origin, of each line of a delivery',
  permission: 'STOCK_MOVEMENT_READ',
  input: form({ id: pathId() }),
  async run({ reader }, { id: deliveryId }) {
    const delivery = await reader.get(Deliveries, deliveryId);
    const { deliveryNumber, missing } = delivery;
    return { deliveryId: delivery.id, deliveryNumber, lines: particularsOf(delivery), missing };
  },
});

export const dispatchDelivery = command({
  name: 'delivery.dispatch',
  summary: 'Dispatch goods to a customer',
  permission: 'STOCK_MOVEMENT_WRITE',
  refuses: [
    Customers.unknown,
    deliveryAddressUnknown,
    StockBatches.unknown,
    ...TAKING_OUT,
    lotExpired,
    customerInactive,
  ],
  input: form({
    customerId: id(),
    deliveryAddressLabel: optionalText(NAME_MAX),
    dispatchDate: optional(date()),
    owner: optionalText(NOTE_MAX),
    consignee: optionalText(NOTE_MAX),
    lines: stockLines({}),
  }),
  untimely: (given, { clock, settings }) => untimelyDay(given, 'dispatchDate', shopDay(clock.now(), settings)),
  async prepare({ clock, settings, sequences }, given) {
    const dispatchDate = documentDay(given, 'dispatchDate', shopDay(clock.now(), settings));
    return { dispatchDate, deliveryNumber: await nextDocumentNumber(sequences, 'D', dispatchDate) };
  },
  async run(
    unit,
    { customerId, deliveryAddressLabel = '', owner = '', consignee = '', lines: given },
    caller,
    prepared: Pick<Delivery['state'], 'dispatchDate' | 'deliveryNumber'>,
  ) {
    const [customer, { operator }] = await Promise.all([unit.of(Customers).peek(customerId), settingsIn(unit)]);
    const address = addressOf(customer, deliveryAddressLabel);
    const deliveryId = unit.newId();
    const moved = await new Warehouse(unit, caller).takeOut(
      'DISPATCHED',
      given.map(({ stockBatchId, quantityAmount: amount, quantityUnit }, index) => ({
        at: `lines[${index}]`,
        stockBatchId,
        quantity: Quantity.of(amount, quantityUnit),
        documentLine: index + 1,
      })),
      { documentKind: 'DELIVERY', documentId: deliveryId },
    );
    // Not before it is known that all is there that was named.
    if (customer.status === 'INACTIVE') {
      throw customerInactive();
    }
    const articles = await unit.of(Articles).peekAll(moved.map(({ stock }) => stock.articleId));
    const nameOf = new Map(articles.map((article) => [article.id, article.name]));
    const delivery = Delivery.dispatch({
      ...prepared,
      ...partiesOf(operator, customer, address, { owner, consignee }),
      id: deliveryId,
      customerId: customer.id,
      customerName: customer.name,
      address,
      lines: given.map(({ quantityAmount: amount, quantityUnit }, index) => {
        const { batch, stock } = moved[index] as (typeof moved)[number];
        return {
          lotId: batch.lotId,
          lotNumber: batch.batchId,
          articleId: stock.articleId,
          articleName: nameOf.get(stock.articleId) ?? '',
          stockBatchId: batch.id,
          quantityAmount: amount.toText(),
          quantityUnit,
        };
      }),
      createdBy: caller.username,
      createdAt: unit.now,
    });
    unit.of(Deliveries).add(delivery);
    return viewOf(delivery.state, []);
  },
});

/** Where a delivery goes. Refuses a label that none of the customer's addresses has with DELIVERY_ADDRESS_NOT_FOUND. */
function addressOf({ billingAddress, deliveryAddresses }: CustomerState, label: string): Address {
  if (label === '') return billingAddress;
  const found = deliveryAddresses.find((each) => each.label.normalize('NFC') === label.normalize('NFC'));
  if (!found) {
    throw deliveryAddressUnknown();
  }
  return found.address;
}

export const returnDelivery = command({
  name: 'delivery.return',
  summary: 'Take back what a customer returns of a delivery, blocked from the start',
  permission: 'STOCK_MOVEMENT_WRITE',
  refuses: [deliveryLineUnknown, Stocks.unknown, moreThanDispatched, goodGoodsThere, ...ARRIVING],
  input: form({
    id: pathId(),
    lines: list(
      form({ line: int32(1), stockId: id(), quantityAmount: quantityAmount(), quantityUnit: unitField() }),
      LINES_MAX,
      1,
    ),
    reason: lines(),
  }),
  async run(unit, { id: deliveryId, lines: given, reason }, caller) {
    // Locked, so that of two returns at once the second one knows of the first.
    const delivery = await unit.of(Deliveries).get(deliveryId);
    const moved = await new Warehouse(unit, caller).takeBack(
      given.map(({ line, stockId, quantityAmount: amount, quantityUnit }, index) => ({
        at: `lines[${index}]`,
        stockBatchId: delivery.line(line).stockBatchId,
        toStockId: stockId,
        quantity: Quantity.of(amount, quantityUnit),
        documentLine: line,
        reason,
      })),
      { documentKind: 'DELIVERY', documentId: deliveryId },
    );
    const before = await unit.of(StockMovements).peekWhere({ documentId: deliveryId });
    return viewOf(delivery.state, documentLines([...before, ...moved.map(({ movement }) => movement)]));
  },
});
