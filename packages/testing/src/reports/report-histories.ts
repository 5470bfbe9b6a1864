/** Compares the figures of the reports with the books of a random history. A failure reports the seed, and `SEED=…` repeats it. */
import { randomInt } from 'node:crypto';
import { listAllStockBatches, type NamedStockBatch } from '@cleaver/domain/inventory';
import { Decimal, dateOf, groupBy } from '@cleaver/domain/kernel';
import { type SalesGroup, STOCK_GROUPS, type VatPeriod, type WriteOffGroup } from '@cleaver/domain/reports';
import type { Test } from 'tap';
import type { Stored } from '../contract/samples.ts';
import { berlinDay, CHANGE, RATES, type Sent, text, type WrittenOff } from './report-books.ts';
import { ReportHistory } from './report-history.ts';

const PERIODS = [
  ['2033-03-01', '2033-04-30'],
  ['2033-03-14', '2033-03-19'],
] as const;
const MOST = 1000;

const plain = (decimal: string): string => Decimal.of(decimal).toText();

const RATES_OF_BOOKS: readonly VatPeriod[] = Object.entries(RATES).flatMap(([vatClass, [before, after]]) => [
  {
    vatClass: vatClass as VatPeriod['vatClass'],
    from: dateOf('2033-01-01'),
    to: dateOf('2033-03-15'),
    rate: text(before, 100n),
  },
  {
    vatClass: vatClass as VatPeriod['vatClass'],
    from: dateOf(CHANGE),
    to: dateOf('2033-12-31'),
    rate: text(after, 100n),
  },
]);

async function world(stored: Omit<Stored, 'close'>, steps: number) {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
  const history = new ReportHistory(stored, seed);
  await history.open();
  for (let step = 0; step < steps; step++) await history.step();
  return { reports: stored.reports, history, books: history.books, note: `seed ${seed}` };
}
type World = Awaited<ReturnType<typeof world>>;

async function salesMatch(t: Test, { reports, books, note }: World): Promise<void> {
  const keys: Readonly<Record<SalesGroup, (line: Sent) => string>> = {
    DAY: ({ day }) => day,
    CUSTOMER: ({ customerId }) => customerId,
    ARTICLE: ({ goods }) => goods.id,
    CATEGORY: ({ goods }) => goods.categoryId,
  };
  for (const [by, keyOf] of Object.entries(keys) as [SalesGroup, (line: Sent) => string][]) {
    for (const [first, last] of PERIODS) {
      const period = { from: dateOf(first), to: dateOf(last) };
      const { groups, deliveries } = await reports.sales({ by, ...period, rates: RATES_OF_BOOKS }, MOST);
      const found = groups.map(({ key, kg, pieces, net, ...sums }) =>
        [key, sums.deliveries, plain(kg), plain(pieces), net && plain(net), sums.unpriced].join(' '),
      );
      t.strictSame(found.toSorted(), books.sales(first, last, keyOf), `${by} ${first} ${note}`);
      t.equal(deliveries, books.deliveries(first, last), note);
      t.ok(groups.every(({ name }) => name !== ''));
    }
  }
}

async function writeOffsMatch(t: Test, { reports, books, note }: World): Promise<void> {
  const keys: Readonly<Record<WriteOffGroup, (row: WrittenOff) => string>> = {
    DAY: ({ at }) => berlinDay(at),
    REASON: ({ reason }) => reason,
    ARTICLE: ({ goods }) => goods.id,
  };
  for (const [by, keyOf] of Object.entries(keys) as [WriteOffGroup, (row: WrittenOff) => string][]) {
    // Summer time begins within the period.
    const begins = ['2033-03-13T23:00:00Z', '2033-03-26T23:00:00Z', '2033-03-27T22:00:00Z'].map((at) => new Date(at));
    const days = ['2033-03-14', '2033-03-27'];
    const groups = await reports.writeOffs(by, begins, MOST);
    const found = groups.map(({ key, rows, kg, pieces }) => [key, rows, plain(kg), plain(pieces)].join(' '));
    const wanted = books.writeOffs('2033-03-14', '2033-03-27', (row) =>
      by === 'DAY' ? String(days.findLastIndex((day) => day <= keyOf(row))) : keyOf(row),
    );
    t.strictSame(found.toSorted(), wanted, `${by} ${note}`);
  }
}

async function yieldsMatch(t: Test, { reports, history, books, note }: World): Promise<void> {
  const within = { from: new Date('2033-03-15T12:00:00Z'), until: new Date('2033-03-25T00:00:00Z') };
  const isIn = (at: Date) => within.from <= at && at < within.until;
  for (const [most, period] of [[3], [MOST], [MOST, within]] as const) {
    const batches = await reports.yields(history.recipeId, period, most);
    const found = batches.map(({ batchId, sums }) => {
      const texts = sums.map(
        ({ isInput, isMain, kind, base }) =>
          `${isInput ? 'in' : 'out'} ${isMain ? 'main' : 'other'} ${kind} ${plain(base)}`,
      );
      return [batchId, ...texts.toSorted()].join('; ');
    });
    t.strictSame(found, books.yields(most, period && isIn), note);
    for (const { planPercent, completedAt } of batches)
      t.match({ planPercent, completedAt }, { planPercent: 90, completedAt: Date });
  }
  t.strictSame(await reports.yields('unknown', undefined, MOST), []);
}

const sumOf = (batches: readonly NamedStockBatch[]): string =>
  batches.reduce((total, { quantityBase }) => total.plus(Decimal.of(quantityBase)), Decimal.ZERO).toText();

/** Returns the text of a group of stock batches. `soon`: the last day of goods that expire soon. */
function stockText(of: readonly NamedStockBatch[], soon: string): string {
  const free = of.filter(({ status }) => status !== 'BLOCKED');
  const expired = free.filter(({ status }) => status === 'EXPIRED');
  const expiring = free.filter(({ status, expiryDate }) => status !== 'EXPIRED' && expiryDate <= soon);
  return [of, of.filter((one) => !free.includes(one)), expiring, expired].map(sumOf).join(' ');
}

async function stockMatches(t: Test, { reports, history, note }: World): Promise<void> {
  const [today = '', soon = ''] = [0, 7].map((days) => berlinDay(new Date(history.now.getTime() + days * 86_400_000)));
  const left: NamedStockBatch[] = [];
  for (const { id: articleId } of history.goods) {
    const { content } = await history.ask(listAllStockBatches, { articleId, size: 500 });
    left.push(...content.filter(({ status }) => status !== 'DEPLETED'));
  }
  for (const by of STOCK_GROUPS) {
    const keyOf = (one: NamedStockBatch): string => (by === 'ARTICLE' ? one.articleId : one.storageLocationId);
    const groups = groupBy(left, (one) => `${keyOf(one)} ${one.quantityKind}`);
    const wanted = [...groups].map(([key, of]) => `${key} ${stockText(of, soon)}`);
    const own = new Set(left.map(keyOf));
    const sums = await reports.stock(by, { today: dateOf(today), soon: dateOf(soon) }, 100_000);
    const found = sums
      .filter(({ key }) => own.has(key))
      .map(({ key, kind, quantity, blocked, expiringIn7Days, expired }) =>
        [key, kind, ...[quantity, blocked, expiringIn7Days, expired].map(plain)].join(' '),
      );
    t.strictSame(found.toSorted(), wanted.toSorted(), `${by} ${note}`);
  }
}

async function isBounded(t: Test, { reports }: World): Promise<void> {
  const period = { from: dateOf('2033-03-01'), to: dateOf('2033-04-30'), rates: RATES_OF_BOOKS };
  const days = { today: dateOf('2033-04-01'), soon: dateOf('2033-04-08') };
  t.equal((await reports.sales({ by: 'ARTICLE', ...period }, 2)).groups.length, 2);
  t.equal((await reports.stock('ARTICLE', days, 2)).length, 2);
}

/** Runs `steps` random steps in the core and in the books, and compares the figures of the reports with the books. */
export async function reportHistories(
  t: Test,
  stored: Omit<Stored, 'close'>,
  { steps }: { readonly steps: number },
): Promise<void> {
  const found = await world(stored, steps);
  await t.test('sales are the net amounts of what was left with customers', (t) => salesMatch(t, found));
  await t.test('write-offs are those that were not undone, by the day of the shop', (t) => writeOffsMatch(t, found));
  await t.test('yields are the sums of the newest completed batches', (t) => yieldsMatch(t, found));
  await t.test('stock is what lies there, with what is blocked or expires', (t) => stockMatches(t, found));
  await t.test('a report returns at most the requested number of groups', (t) => isBounded(t, found));
}
