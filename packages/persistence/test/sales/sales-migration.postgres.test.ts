/** Migrates a database of a version without orders. Contracts, prices and deliveries stay, and orders work. */
import { listMovements, undoMovement } from '@cleaver/domain/inventory';
import { getArticle, getCustomer, listPrices, setSalesData } from '@cleaver/domain/masterdata';
import {
  confirmOrder,
  dispatchDelivery,
  getDelivery,
  getOrder,
  getParticulars,
  listDeliveries,
  listFrameContracts,
  placeOrder,
  returnDelivery,
} from '@cleaver/domain/sales';
import { getSettings } from '@cleaver/domain/settings';
import { connect } from '../../src/connection/index.ts';
import { openDatabase, proveLedger } from '../../src/index.ts';
import { ids, onEmptyPostgres } from '../databases.ts';
import { warehouse } from '../inventory/warehouse.ts';

const id = (number: number) => `019b8dd0-5780-7000-8000-${`${number}`.padStart(12, '0')}`;
const [CATEGORY, ARTICLE, UNIT, CUSTOMER, CONTRACT, DELIVERY] = [1, 2, 3, 4, 5, 6].map(id);
const [ROOM, BACK, STOCK, RETURNS, LOT, BATCH] = [11, 12, 13, 14, 15, 16].map(id);

const json = (value: unknown) => `'${JSON.stringify(value)}'`;
const ADDRESS = { street: 'Markt', houseNumber: '1', postalCode: '91522', city: 'Ansbach', country: 'DE' };
const LINE = { lotId: LOT, lotNumber: 'L-1', articleId: ARTICLE, articleName: 'Lyoner', stockBatchId: BATCH };
const LINES = [
  { ...LINE, line: 1, quantityAmount: '2.5', quantityUnit: 'KG' },
  { ...LINE, line: 2, quantityAmount: '300', quantityUnit: 'g' },
];
const PARTIES = { dispatchingOperator: 'Shop', owner: 'Shop', receivingOperator: 'Post', consignee: 'Post' };
const FRAME = { id: CONTRACT, validFrom: null, validUntil: null, deliveryRhythm: 'WEEKLY' };
const AGREED = [{ articleId: ARTICLE, agreedPrice: '8', agreedQuantity: '100', unit: 'KG' }];

const row = (number: number, type: string, change: string, before: string, after: string, line: number | null) => `
  insert into stock_movement (id, stock_id, stock_batch_id, number, type, change, before, after, unit, status_before, status_after, at,
    user_id, username, row_version, lot_id, posting_id, document_kind, document_id, document_line)
  values ('${id(100 + number)}', '${STOCK}', '${BATCH}', ${number}, '${type}', ${change}, ${before}, ${after}, 'KG', null, 'AVAILABLE',
    now(), '${id(99)}', 'eva', 1, '${LOT}', '${id(200 + number)}', ${line ? `'DELIVERY', '${DELIVERY}', ${line}` : 'null, null, null'})`;

/** Rows as the service wrote them before it had orders. */
const BEFORE = [
  `insert into product_category values ('${CATEGORY}', 'Wurst', '', 'wurst', 1, '')`,
  `insert into article values ('${ARTICLE}', 'Lyoner', 'W-1', '${CATEGORY}', ${json([
    { id: UNIT, unit: 'HUNDRED_GRAM', priceModel: 'WEIGHT_BASED', price: '1.49' },
  ])}, '{}', 'ACTIVE', now(), now(), 'lyoner', 'w-1', 1, '{}', '', '')`,
  `insert into customer values ('${CUSTOMER}', 'Post', 'B2B', ${json(ADDRESS)}, ${json({ phone: '1', email: '', contactPerson: '' })},
    null, '[]', ${json({ ...FRAME, lineItems: AGREED })}, '{}', 'ACTIVE', now(), now(), 'post', 1, '')`,
  ...[ROOM, BACK].map(
    (room) => `insert into storage_location values ('${room}', '${room}', 'COLD_ROOM', null, true, '${room}', 1, '')`,
  ),
  `insert into stock values ('${STOCK}', '${ARTICLE}', '${ROOM}', null, null, 1), ('${RETURNS}', '${ARTICLE}', '${BACK}', null, null, 1)`,
  `insert into lot values ('${LOT}', 'L-1', 'PRODUCED', '${ARTICLE}', 'mass', '2027-03-01', 'BOOKED_IN', null, null, null, null, 0, false,
    now(), 'l-1', null, 1, '')`,
  `insert into stock_batch values ('${BATCH}', '${STOCK}', 'L-1', 'PRODUCED', 37.2, 'mass', 'KG', '2027-03-01', now(), 'IN_STOCK', 3,
    'l-1', 'produced', 1, '${LOT}', false, false)`,
  row(1, 'BOOKED_IN', '40', '0', '40', null),
  row(2, 'DISPATCHED', '-2.5', '40', '37.5', 1),
  row(3, 'DISPATCHED', '-0.3', '37.5', '37.2', 2),
  `insert into delivery values ('${DELIVERY}', 'D-1', '${CUSTOMER}', 'Post', ${json(ADDRESS)}, '2026-01-05', ${json(LINES)},
    ${json(PARTIES)}, '{}', 'eva', '2026-01-05T10:00:00Z', 'd-1', 1)`,
];

onEmptyPostgres('the migration of a database without orders keeps its data, and orders work', async (t, url) => {
  const old = await connect({ url }, { patient: true });
  await old.orm.migrator.up({ to: 'Migration0041PlainWrites' });
  for (const text of BEFORE) await old.query({ text, values: [] });
  await old.close();
  const database = await openDatabase({ url, ids });
  const { ask, outcomes } = warehouse(database);
  const unserved = {
    orderId: null,
    orderNumber: null,
    orderLine: null,
    last: false,
    alreadyCounted: false,
    pieces: null,
    price: null,
  };

  const delivery = await ask(getDelivery, { id: DELIVERY });
  t.hasStrict(delivery, { billable: false, warnings: [], customerName: 'Post' });
  t.strictSame(
    delivery.lines,
    LINES.map((line) => ({ ...line, ...unserved, takenBack: '0', takenBackPieces: null, undone: false })),
  );
  t.equal((await ask(getParticulars, { id: DELIVERY })).lines[1]?.quantity, '300 g');
  t.strictSame((await ask(listDeliveries, { customerId: CUSTOMER })).content, [delivery]);
  t.match(await ask(getArticle, { id: ARTICLE }), { vatClass: null, salesUnits: [{ id: UNIT }] });
  const since = [{ price: '1.49', validFrom: null, setBy: null, setAt: null }];
  t.strictSame((await ask(listPrices, { id: ARTICLE, suId: UNIT })).content, since);
  t.match(await ask(getCustomer, { id: CUSTOMER }), { frameContract: { id: CONTRACT } });
  const contracts = async () => (await ask(listFrameContracts, { id: CUSTOMER })).content;
  const called = { called: '0', rest: '100', restUnit: 'KG' };
  t.match(
    await contracts(),
    [{ id: CONTRACT, setBy: null, setAt: null, lineItems: [called] }],
    'what went had no price',
  );
  t.match(await ask(getSettings, {}), { deliveryTolerancePercent: '10', closedWeekdays: [7] });

  const back = { line: 1, stockId: RETURNS, quantityAmount: '0.5', quantityUnit: 'KG' };
  t.match((await ask(returnDelivery, { id: DELIVERY, lines: [back], reason: 'zu viel' })).lines, [
    { takenBack: '0.5' },
  ]);
  const rows = (await ask(listMovements, { documentId: DELIVERY, type: 'DISPATCHED' })).content;
  await ask(undoMovement, { id: rows.find(({ change }) => change === '-0.3')?.id, reason: 'verzählt' });
  t.match((await ask(getDelivery, { id: DELIVERY })).lines, [{ undone: false }, { undone: true }]);

  const lines = [{ articleId: ARTICLE, quantityAmount: '10', quantityUnit: 'KG' }];
  const { id: orderId } = await ask(placeOrder, { customerId: CUSTOMER, requestedDate: '2026-01-06', lines });
  t.strictSame(await outcomes([[confirmOrder, { id: orderId }]]), { VAT_CLASS_MISSING: 1 });
  await ask(setSalesData, { id: ARTICLE, vatClass: 'REDUCED' });
  await ask(confirmOrder, { id: orderId });
  const sent = { stockBatchId: BATCH, quantityAmount: '4', quantityUnit: 'KG', orderId, orderLine: 1 };
  t.match(await ask(dispatchDelivery, { customerId: CUSTOMER, lines: [sent] }), {
    ...{ billable: true, lines: [{ orderId, price: { source: 'CONTRACT', amount: '8' } }] },
  });
  t.match((await ask(getOrder, { id: orderId })).lines, [{ delivered: '4', open: '6' }]);
  t.match(await contracts(), [{ lineItems: [{ called: '10', rest: '90' }] }]);
  await database.close();
  const differences: unknown[] = [];
  await proveLedger({ url }, (difference) => differences.push(difference));
  t.strictSame(differences, [], 'the ledger proves it all');
});
