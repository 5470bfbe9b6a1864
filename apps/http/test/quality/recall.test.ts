import { createHash } from 'node:crypto';
import { canonicalJson } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { isError, service } from '../helper.ts';
import { withStock } from '../inventory/with-stock.ts';

const RECALLS = '/api/quality/recalls';
const ANNA = {
  ...{ name: 'Anna; "Zur Post"', type: 'B2B', phone: '+49 981 5555', email: 'anna@example.org' },
  ...{ street: 'Hauptstraße', postalCode: '91522', city: 'Ansbach', country: 'DE' },
};

test('a recall returns its frozen content with a hash, records contacts, and exports a CSV call sheet', async (t) => {
  const { admin } = await service(t);
  const { stock, bookIn } = withStock(admin);
  const { id: customerId } = (await admin.post('/api/customers', ANNA)).json();
  const { id: stockId } = await stock();
  const { storageLocationId } = (await admin.get(`/api/inventory/stocks/${stockId}`)).json();
  const { id: stockBatchId, lotId } = await bookIn(stockId, { batchId: 'L-1' });
  const lines = [{ stockBatchId, quantityAmount: '2500', quantityUnit: 'G' }];
  const delivery = (await admin.post('/api/sales/deliveries', { customerId, lines })).json();
  const wrong = (await admin.post('/api/sales/deliveries', { customerId, lines })).json();
  const [{ id: sent }] = (await admin.get(`/api/inventory/movements?documentId=${wrong.id}`)).json().content;
  await admin.post(`/api/inventory/movements/${sent}/undo`, { reason: 'Falscher Kunde' });
  const body = { mode: 'REAL', reason: 'Listerien', lotNumber: 'l-1' };
  const opened = await admin.post(RECALLS, body, { 'idempotency-key': 'one recall' });
  t.equal(opened.statusCode, 200);
  const recall = opened.json();
  const { sha256, elapsedMs, id, openedAt, lots, ...rest } = recall;
  t.match({ id, elapsedMs }, { id: String, elapsedMs: Number });
  const account = {
    ...{ unit: 'KG', originated: '10', counted: '0', takenBack: '0', consumed: '0', dispatched: '2.5' },
    ...{ writtenOff: '0', removed: '0', inStock: '7.5' },
  };
  t.same(lots, [{ lotId, lotNumber: 'L-1', articleId: lots[0].articleId, articleName: 'Rinderhack', account }]);
  t.same(rest, {
    ...{ recallNumber: 'R-2026-01-05-001', mode: 'REAL', status: 'OPEN', reason: 'Listerien', asOf: openedAt },
    stock: [
      {
        ...{ storageLocationId, storageLocationName: rest.stock[0].storageLocationName, stockBatchId, lotId },
        ...{ quantity: '7.5', unit: 'KG', status: 'BLOCKED' },
      },
    ],
    customers: [
      {
        ...{ customerId, name: ANNA.name, phone: ANNA.phone, email: ANNA.email, contactPerson: '' },
        deliveries: [
          {
            ...{ deliveryId: delivery.id, deliveryNumber: delivery.deliveryNumber, dispatchDate: '2026-01-05' },
            ...{ lotId, lotNumber: 'L-1', articleName: 'Rinderhack', quantity: '2.5', takenBack: '0', unit: 'KG' },
          },
        ],
      },
    ],
    undoneDeliveries: [
      {
        ...{ deliveryId: wrong.id, deliveryNumber: wrong.deliveryNumber, customerId, name: ANNA.name },
        ...{ undoneAt: rest.undoneDeliveries[0].undoneAt, undoneBy: 'admin', reason: 'Falscher Kunde' },
      },
    ],
    ...{ openRuns: [], suppliers: [], contacts: [] },
    reconciliation: [{ unit: 'KG', originated: '10', accounted: '10', percent: '100', unexplained: '0' }],
    now: {
      ...{ inStock: [{ unit: 'KG', quantity: '7.5' }], returned: [{ unit: 'KG', quantity: '0' }] },
      uncontacted: [customerId],
    },
    ...{ openedBy: 'admin', closedBy: null, closedAt: null, conclusion: null },
  });
  const { asOf, stock: lying, customers, undoneDeliveries, openRuns, suppliers, reconciliation } = recall;
  const frozen = { asOf, lots, stock: lying, customers, undoneDeliveries, openRuns, suppliers, reconciliation };
  t.equal(createHash('sha256').update(canonicalJson(frozen)).digest('hex'), sha256, 'over what is shown');
  t.same((await admin.post(RECALLS, body, { 'idempotency-key': 'one recall' })).json(), recall, 'one effect');

  const url = `${RECALLS}/${id}`;
  isError(t, await admin.post(`${url}/close`, { conclusion: 'x' }), 409, 'CONTACTS_MISSING');
  const contact = { customerId, channel: 'PHONE', outcome: 'REACHED', note: 'x\n=1+1' };
  const told = await admin.post(`${url}/contacts`, contact, { 'idempotency-key': 'one call' });
  t.match(told.json(), { contacts: [{ ...contact, recovered: null, contactedBy: 'admin' }], now: { uncontacted: [] } });
  const again = (await admin.post(`${url}/contacts`, contact, { 'idempotency-key': 'one call' })).json();
  t.equal(again.contacts.length, 1, 'one effect');

  const sheet = await admin.get(`${url}/sheet`);
  t.match(sheet.headers['content-type'], /^text\/csv/);
  const [head, row, undone, end] = sheet.body.split('\r\n');
  t.match(
    head,
    /^\ufeff"name";"contactPerson";"phone";"email";"deliveryNumber";/,
    'with a byte order mark, in columns by ;',
  );
  const called = told.json().contacts[0].contactedAt;
  t.equal(
    row,
    `"Anna; ""Zur Post""";;"'+49 981 5555";"anna@example.org";"${delivery.deliveryNumber}";"2026-01-05";"Rinderhack";"L-1";` +
      `"2.5";"KG";"0";"REACHED";"PHONE";"${called}";"admin";;"x\n'=1+1";;;`,
    'what a spreadsheet would calculate is text, and a line break stays in its cell',
  );
  t.match(undone, `;"${wrong.deliveryNumber}";`);
  t.match(undone, /^"Anna.*;"admin";"Falscher Kunde"$/s);
  t.equal(end, '');
  t.match((await admin.post(`${url}/close`, { conclusion: 'Alles zurück' })).json(), { status: 'CLOSED', sha256 });
});
