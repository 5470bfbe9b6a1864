/** Tests payments, open items and proposals over HTTP: their responses, permissions and refusals. */
import { test } from 'tap';
import { type Client, isError, service } from '../helper.ts';

const OPERATOR = {
  ...{ name: 'Metzgerei Müller', street: 'Fleischergasse', houseNumber: '3', postalCode: '91522', city: 'Ansbach' },
  ...{ country: 'Deutschland', phone: '0981 1234', email: 'post@mueller.example' },
};

/** Makes a shop with a customer, and a function that issues an invoice of a gross sum. */
async function shop(admin: Client) {
  await admin.put('/api/settings', { operator: OPERATOR, invoicing: { vatId: 'DE136695976' } });
  const address = { street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE', phone: '1' };
  const { id: customerId } = (await admin.post('/api/customers', { name: 'Anna', type: 'B2C', ...address })).json();
  const invoice = async (price: number) => {
    const lines = [{ text: 'Grillbuffet', quantityAmount: '1', price, vatClass: 'REDUCED' }];
    return (await admin.post('/api/sales/invoices', { customerId, lines })).json();
  };
  return { customerId, invoice };
}

test('a payment is booked, read, listed and cancelled', async (t) => {
  const { admin, login } = await service(t);
  const { customerId, invoice } = await shop(admin);
  const { id: invoiceId, invoiceNumber, issueDate: bookedOn } = await invoice(100);
  const body = {
    ...{ customerId, bookedOn, reference: 'Miete & Wurst' },
    items: [{ invoiceId, amount: '98', discount: '2.0' }],
  };
  const headers = { 'idempotency-key': 'one' };
  const booked = await admin.post('/api/sales/payments', body, headers);
  t.equal(booked.statusCode, 200, booked.body);
  const payment = booked.json();
  t.strictSame(payment, {
    ...{ id: payment.id, customerId, customerName: 'Anna', bookedOn, reference: 'Miete & Wurst', amount: '98.00' },
    items: [{ invoiceId, invoiceNumber, amount: '98.00', discount: '2.00' }],
    ...{ status: 'BOOKED', createdBy: 'admin', createdAt: payment.createdAt },
    ...{ cancelledBy: null, cancelledAt: null, cancelReason: null },
  });
  t.strictSame((await admin.post('/api/sales/payments', body, headers)).json(), payment, 'once for a repeated request');
  const path = `/api/sales/payments/${payment.id}`;
  t.strictSame((await admin.get(path)).json(), payment);
  t.strictSame((await admin.get('/api/sales/payments?q=miete')).json().content, [payment]);
  t.match((await admin.get(`/api/sales/invoices/${invoiceId}`)).json(), { openAmount: '0.00', status: 'SETTLED' });

  const staff = await login('SALES_STAFF');
  t.equal((await staff.get(path)).statusCode, 200);
  isError(t, await staff.post('/api/sales/payments', body), 403, 'ACCESS_DENIED');
  isError(t, await staff.post(`${path}/cancel`, { reason: 'x' }), 403, 'ACCESS_DENIED');
  isError(t, await (await login('QUALITY_MANAGER')).get(path), 403, 'ACCESS_DENIED');

  const manager = await login('SALES_MANAGER');
  const cancelled = (await manager.post(`${path}/cancel`, { reason: 'doppelt' })).json();
  t.match(cancelled, { status: 'CANCELLED', cancelledBy: manager.username, cancelReason: 'doppelt' });
  isError(t, await manager.post(`${path}/cancel`, { reason: 'doppelt' }), 409, 'INVALID_STATUS_TRANSITION');
  t.match((await admin.get(`/api/sales/invoices/${invoiceId}`)).json(), { openAmount: '100.00', status: 'OPEN' });
});

test('payments are refused with status and code', async (t) => {
  const { admin } = await service(t);
  const { customerId, invoice } = await shop(admin);
  const { id: invoiceId, issueDate: bookedOn } = await invoice(100);
  const post = (items: object[], more: object = {}) =>
    admin.post('/api/sales/payments', { customerId, bookedOn, items, ...more });
  const faults = isError(t, await post([{ invoiceId, amount: 1, discount: '-1' }]), 400, 'VALIDATION_ERROR');
  t.strictSame(Object.keys(faults), ['items[0].amount', 'items[0].discount']);
  isError(t, await post([{ invoiceId: 'x', amount: '1' }]), 404, 'INVOICE_NOT_FOUND');
  isError(t, await post([{ invoiceId, amount: '1' }], { customerId: 'x' }), 404, 'CUSTOMER_NOT_FOUND');
  isError(t, await post([{ invoiceId, amount: '99', discount: '1.01' }]), 409, 'MORE_THAN_OPEN');
  isError(t, await admin.get('/api/sales/payments/x'), 404, 'PAYMENT_NOT_FOUND');
  isError(t, await admin.get('/api/sales/payments/proposals?amount=0'), 400, 'VALIDATION_ERROR');
});

test('open items and their statement, and proposals for a line of the bank statement', async (t) => {
  const { admin } = await service(t);
  const { customerId, invoice } = await shop(admin);
  const [{ id: invoiceId, invoiceNumber, dueDate }] = [await invoice(100), await invoice(9)];
  const { content } = (await admin.get('/api/sales/open-items?sort=open,desc&overdue=false')).json();
  t.strictSame(content, [
    { customerId, customerName: 'Anna', open: '109.00', overdue: '0.00', oldestDueDate: dueDate, invoices: 2 },
  ]);
  t.strictSame((await admin.get('/api/sales/open-items?overdue=true')).json().content, []);
  const pdf = await admin.get(`/api/customers/${customerId}/open-items/pdf`);
  t.equal(pdf.headers['content-type'], 'application/pdf');
  t.match(pdf.body, /^%PDF-/);
  const query = new URLSearchParams({ amount: '100.00', text: `Danke für ${invoiceNumber}!` });
  const { proposals } = (await admin.get(`/api/sales/payments/proposals?${query}`)).json();
  t.strictSame(proposals, [
    {
      ...{ by: 'NUMBER', customerId, customerName: 'Anna' },
      items: [{ invoiceId, invoiceNumber, openAmount: '100.00', amount: '100.00', discount: '0.00' }],
    },
  ]);
  t.match((await admin.get('/api/today')).json(), {
    ...{ invoicesDue: { count: 0, entries: [] }, invoicesOverdue: { count: 0, entries: [] } },
  });
});
