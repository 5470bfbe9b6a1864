/** Tests documents and payments that two instances of the service issue and book concurrently. */
import { Invoices } from '@cleaver/domain/invoicing';
import type { AnyContract } from '@cleaver/domain/kernel';
import type { Test } from 'tap';
import { type Database, openDatabase, proveInvoices } from '../../src/index.ts';
import { ids, onPostgres } from '../databases.ts';
import { times, warehouse } from '../inventory/warehouse.ts';
import { desk } from './desk.ts';

const DAY = 86_400_000;
type Asked = readonly [AnyContract, object];

async function two(t: Test, url: string) {
  const opened: [Database, Database] = [await openDatabase({ url, ids }), await openDatabase({ url, ids })];
  t.teardown(() => Promise.all(opened.map((database) => database.close())));
  const first = await desk(opened[0]);
  const second = warehouse(opened[1]);
  // The clock of an instance may be ahead.
  second.clock.advance(DAY);
  return {
    ...first,
    database: opened[0],
    /** Sends every second request to the second instance. Returns the number of requests per outcome. */
    async atOnce(requests: readonly Asked[]): Promise<Record<string, number>> {
      const [one, other] = await Promise.all([
        first.outcomes(requests.filter((_, at) => at % 2 === 0)),
        second.outcomes(requests.filter((_, at) => at % 2 === 1)),
      ]);
      const counts = { ...one };
      for (const [outcome, count] of Object.entries(other)) counts[outcome] = (counts[outcome] ?? 0) + count;
      return counts;
    },
    /** Compares the numbers of all documents, and proves all of them. */
    async proved(t: Test, count?: number): Promise<void> {
      const documents = (await opened[0].reader.where(Invoices, {})).toSorted((a, b) => a.serial - b.serial);
      t.strictSame(
        documents.map(({ invoiceNumber }) => invoiceNumber),
        times(count ?? documents.length, (at) => `RE-2026-${String(at + 1).padStart(5, '0')}`),
      );
      const dates = documents.map(({ issueDate }) => issueDate);
      t.strictSame(dates, dates.toSorted(), 'dates ascend');
      const differences: unknown[] = [];
      await proveInvoices({ url }, (difference) => differences.push(difference));
      t.strictSame(differences, []);
    },
  };
}

const typed = (vatClass: string) => ({ lines: [{ text: 'Anfahrt', quantityAmount: '1', price: 9, vatClass }] });

onPostgres('the first documents, issued concurrently, have the numbers from 1', async (t, url) => {
  const { issued, atOnce, proved } = await two(t, url);
  t.strictSame(await atOnce(times(20, () => issued([], typed('REDUCED')))), { done: 20 });
  await proved(t, 20);
});

onPostgres(
  'of 100 concurrent issues a third is refused and takes no number, and nothing is billed twice',
  async (t, url) => {
    const { send, issued, atOnce, proved, due } = await two(t, url);
    const deliveries: string[] = [];
    for (let number = 0; number < 40; number++) deliveries.push(await send('1.5'));
    const requests = times(20, (at): readonly Asked[] => {
      const [one = '', other = ''] = deliveries.slice(2 * at);
      return [
        ...[issued([one]), issued([other, one]), issued([one, other])],
        ...[issued([], typed('EXEMPT')), issued([], typed('STANDARD'))],
      ];
    });
    const { done = 0, ...refused } = await atOnce(requests.flat());
    const { NOTHING_TO_INVOICE: nothing = 0, INVOICE_NOT_VALID } = refused;
    t.equal(INVOICE_NOT_VALID, 20);
    t.equal(done + nothing, 80);
    t.ok(nothing >= 20 && done >= 40, `${done} issued, ${nothing} had nothing to bill`);
    t.strictSame(await due(), []);
    await proved(t, done);
  },
);

onPostgres('what is due stays right while documents, returns and undos of a delivery come at once', async (t, url) => {
  const { send, issue, issued, back, undone, credited, atOnce, proved, due } = await two(t, url);
  for (let round = 0; round < 6; round++) {
    const [returned, gone, billed] = [await send('5'), await send('5'), await send('9')];
    await atOnce([issued([returned]), back(returned, '2'), issued([gone]), await undone(gone), issued([gone])]);
    const { id } = await issue([billed]);
    await atOnce([
      ...[back(billed, '2'), credited(id, 'RETURN'), back(billed, '3'), credited(id, 'RETURN')],
      ...[credited(id, 'CANCELLATION'), issued([billed]), credited(id, 'RETURN')],
    ]);
  }
  for (let left = await due(); left.length > 0; left = await due()) {
    await atOnce(
      left.map(({ invoiceId, deliveryIds }) =>
        invoiceId === null ? issued(deliveryIds) : credited(invoiceId, 'RETURN'),
      ),
    );
  }
  await proved(t);
});

onPostgres('payments and credit notes of one invoice at once keep its open amount', async (t, url) => {
  const { issue, invoice, paid, credited, atOnce, proved } = await two(t, url);
  const lines = [{ text: 'Grillbuffet', quantityAmount: '1', price: 100, vatClass: 'REDUCED' }];
  const { id } = await issue([], { lines });
  const allowance = credited(id, 'ALLOWANCE', { lines: [{ line: 1, amount: '1.00' }] });
  const mixed = times(20, (at) => (at % 4 < 2 ? allowance : paid(id, '1.00', { discount: '0.01' })));
  t.strictSame(await atOnce(mixed), { done: 20 });
  t.match(await invoice(id), { openAmount: '86.20', status: 'OPEN' });
  const discounted = times(10, () => paid(id, '0.20', { discount: '86.00' }));
  t.strictSame(await atOnce(discounted), { done: 1, MORE_THAN_OPEN: 9 });
  t.match(await invoice(id), { openAmount: '0.00', status: 'SETTLED' });
  t.strictSame(await atOnce(times(10, () => credited(id, 'CANCELLATION'))), { done: 1, NOTHING_TO_CREDIT: 9 });
  t.match(await invoice(id), { openAmount: '-96.30', status: 'OPEN' });
  t.strictSame(await atOnce([paid(id, '-96.30'), allowance]), { done: 1, NOTHING_TO_CREDIT: 1 });
  t.match(await invoice(id), { openAmount: '0.00', status: 'CANCELLED' });
  await proved(t, 12);
});
