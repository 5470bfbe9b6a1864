/** Contract tests of the reads of invoicing: due deliveries, lists of documents, and open items. */
import { Invoice, type InvoiceState, Invoices, Payment, type PaymentItem, Payments } from '@cleaver/domain/invoicing';
import { addDays, type CalendarDate, dateOf, type PageRequest, searchWords } from '@cleaver/domain/kernel';
import { Customer, type CustomerState, Customers, defaultSalesTerms } from '@cleaver/domain/masterdata';
import { part } from '../contract/part.ts';
import { inUnit, NOW, newId, type Stored, storing, unique } from '../contract/samples.ts';
import { aCustomer } from '../masterdata/samples.ts';
import { anInvoice, storedDelivery } from './kinds-contract.ts';
import { sampleDocument } from './sample-documents.ts';

const TODAY = dateOf('2026-03-10');
/** More than the number of records of any test. */
const ALL = 100_000;

/** Returns a request for the first page, sorted by one field. */
const first = (field: string, more: Partial<PageRequest> = {}, direction: 'asc' | 'desc' = 'asc'): PageRequest => ({
  ...{ page: 0, size: 50, sort: [{ field, direction }] },
  ...more,
});

function world(stored: Stored) {
  /** Stores a customer. The name is unique and begins with this text. */
  const customer = async (name = 'Anna'): Promise<CustomerState> =>
    storing(stored, Customers, Customer.restore({ ...aCustomer(), name: unique(name) }));
  const invoice = async (customerId: string, given: Partial<InvoiceState> = {}): Promise<InvoiceState> =>
    storing(stored, Invoices, Invoice.restore(anInvoice(customerId, given)));
  /** Stores an invoice of this gross sum and due date, of which `openAmount` is open. */
  const owed = (customerId: string, openAmount: string, dueDate: CalendarDate, given: Partial<InvoiceState> = {}) =>
    invoice(customerId, { gross: '50.00', openAmount, dueDate, ...given });
  const paid = async (customerId: string, invoices: readonly InvoiceState[], amount: string): Promise<Payment> => {
    const items = invoices.map(
      ({ id: invoiceId, invoiceNumber }, at): PaymentItem => ({
        ...{ id: newId(), place: at + 1, invoiceId, invoiceNumber, amount, discount: '0.00' },
      }),
    );
    const payment = Payment.book({
      ...{ id: newId(), customerId, customerName: 'Anna', bookedOn: TODAY, reference: '', items },
      ...{ createdBy: 'anna', createdAt: NOW },
    });
    await storing(stored, Payments, payment);
    return payment;
  };
  return { ...stored, stored, customer, invoice, owed, paid };
}

export const invoicingReadsContract = part(world, {
  'unsettled returns the deliveries of which something may be due': async (
    t,
    { stored, invoices, customer, invoice },
  ) => {
    const [{ id: anna }, { id: berta }] = [await customer(), await customer()];
    const delivery = (day: string, given: object = {}, of = anna) =>
      storedDelivery(stored, of, { dispatchDate: dateOf(day), ...given });
    const later = await delivery('2026-03-12');
    const [one, two] = [await delivery('2026-03-09'), await delivery('2026-03-09')];
    const early = await delivery('2026-02-01');
    await delivery('2026-02-01', { settled: true });
    const hers = await delivery('2026-03-10', {}, berta);
    const [a = '', b = ''] = [one.id, two.id].sort();
    t.strictSame(await invoices.unsettled(TODAY, anna, ALL), [early.id, a, b], 'by dispatch date and id');
    t.strictSame(await invoices.unsettled(TODAY, anna, 2), [early.id, a]);
    t.strictSame(await invoices.unsettled(dateOf('2026-02-01'), anna, ALL), [early.id]);
    t.strictSame(await invoices.unsettled(dateOf('2026-01-31'), anna, ALL), []);
    const own = [early.id, one.id, two.id, later.id, hers.id];
    const all = await invoices.unsettled(TODAY, undefined, ALL);
    t.strictSame(
      all.filter((id) => own.includes(id)),
      [early.id, a, b, hers.id],
      'of all customers',
    );
    const billed = { id: newId(), line: 1, deliveryId: later.id, deliveryLine: 1, quantity: '1' };
    await invoice(anna, { billedLines: [billed] });
    t.strictSame(await invoices.unsettled(TODAY, anna, ALL), [early.id, a, b, later.id], 'later, but billed');
    for (const nobody of [newId(), 'no uuid']) t.strictSame(await invoices.unsettled(TODAY, nobody, ALL), []);

    for (const [billing, day, end] of [
      ['WEEKLY', '2026-03-23', '2026-03-29'],
      // A week is cut at the end of the month.
      ['WEEKLY', '2026-03-30', '2026-03-31'],
      ['MONTHLY', '2026-03-23', '2026-03-31'],
    ] as const) {
      const salesTerms = { ...defaultSalesTerms('B2B'), billing };
      const { id } = await storing(stored, Customers, Customer.restore({ ...aCustomer(), salesTerms }));
      const { id: sent } = await delivery(day, {}, id);
      t.strictSame(await invoices.unsettled(addDays(dateOf(end), -1), id, ALL), [], `${billing}: it has not ended`);
      t.strictSame(await invoices.unsettled(dateOf(end), id, ALL), [sent], billing);
    }
  },

  'billings returns what documents bill of deliveries, in the order of their issue': async (
    t,
    { stored, sales, customer, invoice },
  ) => {
    const { id: customerId } = await customer();
    const deliveries = [await storedDelivery(stored, customerId), await storedDelivery(stored, customerId)];
    const [one = '', two = ''] = deliveries.map(({ id }) => id);
    const line = (number: number, deliveryId: string, quantity: string) => ({
      ...{ id: newId(), line: number, deliveryId, deliveryLine: number, quantity },
    });
    const day = dateOf('2026-03-09');
    const late = await invoice(customerId, {
      ...{ serial: 10, issueDate: day, billedLines: [line(1, one, '-12.4'), line(2, one, '0')] },
    });
    const early = await invoice(customerId, {
      ...{ serial: 9, issueDate: day, billedLines: [line(1, one, '12.400001'), line(2, two, '3')] },
    });
    const before = await invoice(customerId, {
      ...{ serial: 99, issueDate: dateOf('2025-12-31'), billedLines: [line(7, one, '1')] },
    });
    await invoice(customerId);
    const of = ({ id: invoiceId, invoiceNumber, correctsId }: InvoiceState, deliveryId: string) => ({
      ...{ invoiceId, invoiceNumber, correctsId, deliveryId },
    });
    const expected = [
      { ...of(before, one), deliveryLine: 7, quantity: '1' },
      { ...of(early, one), deliveryLine: 1, quantity: '12.400001' },
      { ...of(late, one), deliveryLine: 1, quantity: '-12.4' },
      { ...of(late, one), deliveryLine: 2, quantity: '0' },
    ];
    t.strictSame(await sales.billings([one]), expected);
    t.strictSame(await sales.billings([two]), [{ ...of(early, two), deliveryLine: 2, quantity: '3' }]);
    t.equal((await sales.billings([one, two])).length, 5);
    t.strictSame(await sales.billings([]), []);
    t.strictSame(await sales.billings([newId()]), []);
    await inUnit(stored, async (unit) => t.strictSame(await unit.reads.sales.billings([one]), expected));
  },

  'lists of documents have filters, an order and pages': async (t, { stored, invoices, customer, invoice }) => {
    const { id: customerId } = await customer();
    const { id: deliveryId } = await storedDelivery(stored, customerId);
    const { id: other } = await storedDelivery(stored, customerId);
    const line = { id: newId(), line: 1, deliveryId, deliveryLine: 1, quantity: '1' };
    const number = unique('RE');
    const overdue = await invoice(customerId, {
      ...{ invoiceNumber: `${number}-b`, issueDate: dateOf('2026-02-01'), dueDate: addDays(TODAY, -1) },
      ...{ customerName: 'Wirt Ähre', billedLines: [line, { ...line, id: newId(), line: 2 }] },
    });
    const due = await invoice(customerId, {
      ...{ invoiceNumber: `${number}-A`, issueDate: dateOf('2026-03-01'), dueDate: TODAY, customerName: 'Wirt Ahorn' },
    });
    const owes = await invoice(customerId, {
      ...{ invoiceNumber: `${number}-c`, issueDate: dateOf('2026-02-03'), dueDate: addDays(TODAY, -2) },
      ...{ customerName: 'Zur Post', openAmount: '-0.01' },
    });
    const credit = await invoice(customerId, {
      ...{ invoiceNumber: `${number}-d`, issueDate: dateOf('2026-02-04'), dueDate: null, customerName: 'Zur Post' },
      ...{ type: 'CREDIT_NOTE', kind: 'RETURN', correctsId: due.id, openAmount: '0.00', status: 'SETTLED' },
      billedLines: [{ ...line, id: newId(), quantity: '-1' }],
    });
    const ids = async (filter: object, request = first('issueDate')) =>
      (await invoices.invoices({ customerId, ...filter }, TODAY, request)).content.map(({ id }) => id);
    const all = [overdue.id, owes.id, credit.id, due.id];
    t.strictSame(await ids({}), all);
    t.strictSame(await ids({ type: 'CREDIT_NOTE' }), [credit.id]);
    t.strictSame(await ids({ status: 'OPEN' }), [overdue.id, owes.id, due.id]);
    t.strictSame(await ids({ overdue: true }), [overdue.id]);
    t.strictSame(await ids({ overdue: false }), [owes.id, credit.id, due.id]);
    t.strictSame(await ids({ deliveryId }), [overdue.id, credit.id], 'each once');
    t.strictSame(await ids({ deliveryId, overdue: true }), [overdue.id]);
    for (const none of [other, newId(), 'no uuid']) t.strictSame(await ids({ deliveryId: none }), []);
    for (const nobody of [newId(), 'no uuid']) t.strictSame(await ids({ customerId: nobody }), []);
    const [from, to] = [dateOf('2026-02-03'), dateOf('2026-02-04')];
    t.strictSame(await ids({}, first('issueDate', { from, to })), [owes.id, credit.id]);
    t.strictSame(await ids({}, first('issueDate', { q: searchWords('wirt ahre') })), [overdue.id]);
    t.strictSame(await ids({}, first('issueDate', { q: searchWords(`${number}-a`) })), [due.id]);
    t.strictSame(await ids({}, first('issueDate', { id: [due.id, owes.id, 'no uuid'] })), [owes.id, due.id]);
    t.strictSame(await ids({}, first('invoiceNumber')), [due.id, overdue.id, owes.id, credit.id], 'without case');
    t.strictSame(await ids({}, first('dueDate')), [owes.id, overdue.id, due.id, credit.id], 'nulls last');
    t.strictSame((await ids({}, first('customerName'))).slice(0, 2), [due.id, overdue.id], 'Ä sorts as A');
    const { content, page } = await invoices.invoices(
      { customerId },
      TODAY,
      first('issueDate', { page: 1, size: 3 }, 'desc'),
    );
    const { document: _, xml: _xml, billedLines: _lines, ...head } = overdue;
    t.strictSame(content, [head], 'without documents');
    t.strictSame(page, { number: 1, size: 3, totalElements: 4, totalPages: 2 });
    const walk = await invoices.invoices({ customerId }, TODAY, { page: 0, size: 3, sort: [], after: '' });
    t.strictSame(
      walk.content.map(({ id }) => id),
      all.toSorted().slice(0, 3),
    );
    t.equal(walk.page.after, all.toSorted()[2]);
  },

  'openItems returns the sums of the open invoices of each customer': async (
    t,
    { invoices, customer, owed, invoice },
  ) => {
    const prefix = unique('Kunde');
    const [b, a, c, d] = [
      await customer(`${prefix} Bär`),
      await customer(`${prefix} Adler`),
      await customer(`${prefix} Café`),
      await customer(`${prefix} Dachs`),
    ];
    await owed(b.id, '9.90', addDays(TODAY, -1));
    await owed(b.id, '0.20', TODAY, { customerName: 'an earlier name' });
    await owed(b.id, '-100.00', addDays(TODAY, -9));
    await owed(a.id, '10.00', addDays(TODAY, 3));
    await owed(a.id, '-10.00', addDays(TODAY, 2));
    await owed(c.id, '1000.10', addDays(TODAY, -2));
    await owed(c.id, '99.90', addDays(TODAY, -1));
    await owed(d.id, '0.00', addDays(TODAY, -2), { status: 'SETTLED' });
    await owed(d.id, '0.00', addDays(TODAY, -2), { status: 'CANCELLED' });
    await invoice(d.id, { type: 'CREDIT_NOTE', dueDate: null, openAmount: '0.00', status: 'SETTLED' });
    const row = ({ id, name }: CustomerState, open: string, overdue: string, days: number, count: number) => ({
      ...{ customerId: id, customerName: name, open, overdue, oldestDueDate: addDays(TODAY, days), invoices: count },
    });
    const rows = {
      a: row(a, '0.00', '0.00', 2, 2),
      b: row(b, '-89.90', '9.90', -9, 3),
      c: row(c, '1100.00', '1100.00', -2, 2),
    };
    const own = [a, b, c, d].map(({ id }) => id);
    const found = async (request: PageRequest, filter: object = {}) =>
      (await invoices.openItems(filter, TODAY, { ...request, size: ALL })).content.filter(({ customerId }) =>
        own.includes(customerId),
      );
    t.strictSame(await found(first('customerName')), [rows.a, rows.b, rows.c]);
    t.strictSame(await found(first('open')), [rows.b, rows.a, rows.c], 'by value');
    t.strictSame(await found(first('overdue', {}, 'desc')), [rows.c, rows.b, rows.a]);
    t.strictSame(await found(first('customerName'), { overdue: true }), [rows.b, rows.c]);
    t.strictSame(await found(first('customerName'), { overdue: false }), [rows.a]);
    const of = (filter: object) => invoices.openItems(filter, TODAY, first('customerName'));
    t.strictSame(await of({ customerId: b.id }), {
      content: [rows.b],
      page: { number: 0, size: 50, totalElements: 1, totalPages: 1 },
    });
    t.strictSame((await of({ customerId: b.id, overdue: false })).content, []);
    for (const none of [d.id, newId(), 'no uuid']) t.strictSame((await of({ customerId: none })).content, []);
    const pages = await Promise.all(
      [0, 1].map((page) => invoices.openItems({}, TODAY, { ...first('open'), page, size: 1 })),
    );
    t.equal(pages[0]?.page.totalElements, pages[0]?.page.totalPages);
    t.not(pages[0]?.content[0]?.customerId, pages[1]?.content[0]?.customerId);
  },

  'openInvoices returns open invoices with the Skonto of those of which nothing was paid or credited': async (
    t,
    { stored, invoices, customer, owed, paid },
  ) => {
    const { id: customerId, name: customerName } = await customer();
    const until = dateOf('2026-03-20');
    const { skonto, ...rest } = sampleDocument([{}], { skonto: { percent: '2', days: 10, until } });
    const document = { ...rest, skonto };
    const offering = (day: number, more: Partial<InvoiceState> = {}) =>
      owed(customerId, '50.00', addDays(TODAY, day), { document, ...more });
    const [issueDate, before] = [dateOf('2026-03-01'), dateOf('2026-02-28')];
    const second = await offering(1, { issueDate, serial: 10, customerName: 'an earlier name' });
    const firstOf = await offering(1, { issueDate, serial: 9 });
    const zeroth = await offering(1, { issueDate: before, serial: 11 });
    const plain = await owed(customerId, '50.00', addDays(TODAY, 2));
    const reduced = await offering(3, { openAmount: '49.00' });
    const offset = await offering(4);
    const credited = await offering(5);
    const returned = await offering(6);
    await offering(7, { openAmount: '0.00', status: 'SETTLED' });
    await paid(customerId, [offset], '10.00');
    await paid(customerId, [plain, offset], '-10.00');
    await owed(customerId, '0.00', TODAY, { type: 'CREDIT_NOTE', correctsId: credited.id, status: 'SETTLED' });
    const undone = await paid(customerId, [returned], '1.00');
    await inUnit(stored, async (unit) => (await unit.of(Payments).get(undone.state.id)).cancel('doppelt', 'anna', NOW));
    const row = ({ id, dueDate, invoiceNumber, issueDate, gross, openAmount }: InvoiceState, isUntouched = true) => ({
      ...{ invoiceId: id, invoiceNumber, customerId, customerName, issueDate, dueDate, gross, openAmount, isUntouched },
      skonto: isUntouched ? skonto : null,
    });
    const expected = [
      ...[row(zeroth), row(firstOf), row(second), { ...row(plain, false) }, row(reduced, false), row(offset, false)],
      ...[row(credited, false), row(returned)],
    ];
    t.strictSame(await invoices.openInvoices(customerId, ALL), expected, 'by due date and issue');
    t.strictSame(await invoices.openInvoices(customerId, 2), expected.slice(0, 2));
    const all = await invoices.openInvoices(undefined, ALL);
    t.strictSame(
      all.filter((each) => each.customerId === customerId),
      expected,
    );
    for (const nobody of [newId(), 'no uuid']) t.strictSame(await invoices.openInvoices(nobody, ALL), []);
  },
});
