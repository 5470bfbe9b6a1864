/** Handlers of reports. Each reads its figures at one instant. */
import { inventoryWords, shopDay } from '../inventory/index.ts';
import { tooLargeResponse } from '../kernel/execution/bounds.ts';
import { type Handler, handle } from '../kernel/execution/handler.ts';
import { addDays, type CalendarDate, dayBegins, dayEnds, daysBetween } from '../kernel/values/calendar.ts';
import { word } from '../kernel/values/message.ts';
import { baseUnitOf, UNITS } from '../kernel/values/quantity.ts';
import { settingsFrom } from '../settings/index.ts';
import { byAmount, byDay, moneySum, ROWS_MAX, sumOf } from './figures.ts';
import type { StockSums } from './ports.ts';
import {
  EXPIRING_DAYS,
  salesReport,
  salesRow,
  stockReport,
  stockRow,
  writeOffReport,
  writeOffRow,
  YIELD_BATCHES,
  yieldReport,
  yieldRow,
} from './report-contracts.ts';
import { inFormat } from './report-file.ts';
import { vatPeriods } from './sales-figures.ts';
import { yieldRowOf, yieldTotal } from './yield-figures.ts';

/** Refuses a report with too many rows. */
function checkRows(rows: readonly unknown[]): void {
  if (rows.length > ROWS_MAX) throw tooLargeResponse();
}

/** Returns the instants at which the days of a period begin, and the end of the last day. */
const beginsOf = (from: CalendarDate, to: CalendarDate, zone: string): readonly Date[] => [
  ...Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => dayBegins(addDays(from, at), zone)),
  dayEnds(to, zone),
];

const wordOfReason = (code: string) => word((inventoryWords.choices as Readonly<Record<string, string>>)[code] ?? code);

/** The kinds of units in the order of the catalogue. */
const KINDS = [...new Set(Object.values(UNITS).map(({ kind }) => kind))];

/** Returns stock sums in the shape of a response. */
const stockRowOf = ({ key, name, kind, ...sums }: StockSums) => ({ key, name, ...stockSumsOf(kind, [sums]) });

const stockSumsOf = (kind: StockSums['kind'], rows: readonly Omit<StockSums, 'key' | 'name' | 'kind'>[]) => ({
  unit: baseUnitOf(kind),
  quantity: sumOf(rows.map(({ quantity }) => quantity)),
  blocked: sumOf(rows.map(({ blocked }) => blocked)),
  expiringIn7Days: sumOf(rows.map(({ expiringIn7Days }) => expiringIn7Days)),
  expired: sumOf(rows.map(({ expired }) => expired)),
});

export const reportHandlers: readonly Handler[] = [
  handle(salesReport, {
    atOneInstant: true,
    async run({ reader, reports }, { by, from, to, format }) {
      const rates = vatPeriods((await settingsFrom(reader)).vatRates, from, to);
      const { groups, deliveries } = await reports.sales({ by, from, to, rates }, ROWS_MAX + 1);
      checkRows(groups);
      const sorted = by === 'DAY' ? byDay(groups) : byAmount(groups, ({ net, kg }) => [net, kg]);
      const rows = sorted.map(({ kg, pieces, net, ...group }) => ({
        ...{ key: group.key, name: group.name, deliveries: group.deliveries, kg: sumOf([kg]), pieces: sumOf([pieces]) },
        ...{ net: moneySum([net]), unpriced: group.unpriced },
      }));
      const total = {
        deliveries,
        kg: sumOf(groups.map(({ kg }) => kg)),
        pieces: sumOf(groups.map(({ pieces }) => pieces)),
        net: moneySum(groups.map(({ net }) => net)),
        unpriced: groups.reduce((lines, { unpriced }) => lines + unpriced, 0),
      };
      return inFormat('sales', salesRow, format, { by, from, to, rows, total });
    },
  }),
  handle(writeOffReport, {
    atOneInstant: true,
    async run({ reports, settings: { shopTimeZone } }, { by, from, to, format }) {
      const begins =
        by === 'DAY' ? beginsOf(from, to, shopTimeZone) : [dayBegins(from, shopTimeZone), dayEnds(to, shopTimeZone)];
      const groups = await reports.writeOffs(by, begins, ROWS_MAX + 1);
      checkRows(groups);
      const days = groups.map((group) => {
        if (by !== 'DAY') return group;
        const day = addDays(from, Number(group.key));
        return { ...group, key: day, name: day };
      });
      const sorted = by === 'DAY' ? byDay(days) : byAmount(days, ({ kg, pieces }) => [kg, pieces]);
      const rows = sorted.map(({ key, name, rows: count, kg, pieces }) => ({
        ...{ key, name: by === 'REASON' ? wordOfReason(key) : name },
        ...{ rows: count, kg: sumOf([kg]), pieces: sumOf([pieces]) },
      }));
      const total = {
        rows: groups.reduce((count, group) => count + group.rows, 0),
        kg: sumOf(groups.map(({ kg }) => kg)),
        pieces: sumOf(groups.map(({ pieces }) => pieces)),
      };
      return inFormat('write-offs', writeOffRow, format, { by, from, to, rows, total });
    },
  }),
  handle(yieldReport, {
    atOneInstant: true,
    async run({ reports, settings: { shopTimeZone } }, { recipeId, from = null, to = null, format }) {
      const within = from && to ? { from: dayBegins(from, shopTimeZone), until: dayEnds(to, shopTimeZone) } : undefined;
      const batches = await reports.yields(recipeId, within, within ? ROWS_MAX + 1 : YIELD_BATCHES);
      checkRows(batches);
      const rows = batches.map(yieldRowOf);
      return inFormat('yield', yieldRow, format, { recipeId, from, to, rows, total: yieldTotal(batches) });
    },
  }),
  handle(stockReport, {
    atOneInstant: true,
    async run({ reports, clock, settings }, { by, format }) {
      const today = shopDay(clock.now(), settings);
      const groups = await reports.stock(by, { today, soon: addDays(today, EXPIRING_DAYS) }, ROWS_MAX + 1);
      checkRows(groups);
      const byUnit = KINDS.map((kind) => groups.filter((group) => group.kind === kind)).filter(({ length }) => length);
      const rows = byUnit.flatMap((of) => byAmount(of, ({ quantity }) => [quantity]).map(stockRowOf));
      const total = byUnit.map((of) => stockSumsOf((of[0] as StockSums).kind, of));
      return inFormat('stock', stockRow, format, { by, rows, total });
    },
  }),
];
