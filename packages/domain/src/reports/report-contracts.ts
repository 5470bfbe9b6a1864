/** The operations that read figures of the business: sales, write-offs, yields and stock (docs/contract.md, section 27). */
import { query, type Tag } from '../kernel/contract/contract.ts';
import { date, oneOf, pathId } from '../kernel/contract/fields.ts';
import { FILE_FORMATS, type FileFormat } from '../kernel/contract/file.ts';
import { defaulted, described, form, optional } from '../kernel/contract/form.ts';
import * as out from '../kernel/contract/output.ts';
import { type Days, PERIOD_DAYS_MAX, periodRule } from '../kernel/contract/search.ts';
import { type Message, say } from '../kernel/values/message.ts';
import { reportSubject } from './subjects.ts';

/** Number of batches in the report of yields without a period. */
export const YIELD_BATCHES = 20;
/** Days from today on during which goods expire soon. */
export const EXPIRING_DAYS = 7;

export const SALES_GROUPS = ['DAY', 'CUSTOMER', 'ARTICLE', 'CATEGORY'] as const;
export type SalesGroup = (typeof SALES_GROUPS)[number];
export const WRITE_OFF_GROUPS = ['DAY', 'REASON', 'ARTICLE'] as const;
export type WriteOffGroup = (typeof WRITE_OFF_GROUPS)[number];
export const STOCK_GROUPS = ['ARTICLE', 'LOCATION'] as const;
export type StockGroup = (typeof STOCK_GROUPS)[number];

const format = () =>
  described(
    defaulted(oneOf<ReportFormat>(['JSON', ...FILE_FORMATS]), 'JSON'),
    'JSON with `total`, or the rows as a file, in one of the forms of `GET /api/files/{kind}`',
  );

export type ReportFormat = 'JSON' | FileFormat;

const grouped = <const G extends string>(groups: readonly [G, ...G[]]) => defaulted(oneOf(groups), groups[0]);

const FROM = described(date(), 'The first day');
const TO = described(date(), `The last day; at most ${PERIOD_DAYS_MAX} days with both ends`);

/** As `periodRule`, for a period that may be absent. Reports a period with one end. */
function optionalPeriodRule(given: Days, fault: (at: 'from' | 'to', message: Message) => void): void {
  const isAbsent = (end: keyof Days) => end in given && given[end] === undefined;
  if (given.from !== undefined && isAbsent('to')) fault('to', say`is required with from`);
  if (given.to !== undefined && isAbsent('from')) fault('from', say`is required with to`);
  periodRule(given, fault);
}

const kg = out.text({ description: 'Of goods by weight: a decimal text', examples: ['12.5'] });
const pieces = out.text({
  description: 'Of lines with pieces, and of goods that lie in pieces: a decimal text',
  examples: ['40'],
});
const money = out.text({ description: 'A decimal text with two places', examples: ['44.10'] });
const percent = out.text({ description: 'A decimal text with at most two places', examples: ['94.12'] });
/** Names of records are texts. Words of reasons are translated. */
const name: out.Output<string | Message, string> = {
  schema: { type: 'string', description: 'For people; the key of a day' },
  encode: (given, translate) => (typeof given === 'string' ? given : translate(given)),
};
const key = out.text({ description: 'The day, the code of the reason, or the id of the record' });

/** Returns the output of a report: its parameters, its rows and their total, or the rows as a file. */
const report = <const P extends out.Members, G, R, TG, TR>(
  title: string,
  parameters: P,
  rows: out.Output<G, R>,
  total: out.Output<TG, TR>,
) => out.orFile(out.object(title, { ...parameters, rows: out.listOf(rows), total }));

const salesSums = {
  deliveries: out.int32({ description: 'Different deliveries' }),
  kg,
  pieces,
  net: out.nullable(money, {
    description: 'The sum of its lines, each rounded to the cent, without VAT; null if no line has a price',
  }),
  unpriced: out.int32({
    description: 'Lines whose net amount is unknown: without a price, or gross without a VAT class',
  }),
};
export const salesRow = out.object('SalesReportRow', { key, name, ...salesSums });

export const salesReport = query({
  name: 'report.sales',
  subject: reportSubject,
  address: 'GET /api/reports/sales',
  summary: 'Read what was delivered in a period, by day, customer, article or category',
  description:
    'Delivery lines by dispatch date, without undone ones, less what was taken back. Days in their order; other rows by `net`, largest first, then by name.',
  permission: 'REPORT_READ',
  andPermission: 'ORDER_READ',
  input: form({ from: FROM, to: TO, by: grouped(SALES_GROUPS), format: format() }, periodRule),
  output: report(
    'SalesReport',
    { by: out.oneOf(SALES_GROUPS), from: out.day(), to: out.day() },
    salesRow,
    out.object('SalesReportTotal', salesSums),
  ),
});

const writeOffSums = { rows: out.int32({ description: 'Write-offs' }), kg, pieces };
export const writeOffRow = out.object('WriteOffReportRow', { key, name, ...writeOffSums });

export const writeOffReport = query({
  name: 'report.write-offs',
  subject: reportSubject,
  address: 'GET /api/reports/write-offs',
  summary: 'Read what was written off in a period, by day, reason or article',
  description:
    'Write-offs by the day of the booking, without undone ones. Days in their order; other rows by `kg`, largest first, then by `pieces` and name.',
  permission: 'REPORT_READ',
  andPermission: 'STOCK_READ',
  input: form({ from: FROM, to: TO, by: grouped(WRITE_OFF_GROUPS), format: format() }, periodRule),
  output: report(
    'WriteOffReport',
    { by: out.oneOf(WRITE_OFF_GROUPS), from: out.day(), to: out.day() },
    writeOffRow,
    out.object('WriteOffReportTotal', writeOffSums),
  ),
});

const yieldSums = {
  input: out.nullable(kg, { description: 'What went in, in kg; null if something in another unit went in' }),
  output: out.nullable(kg, { description: 'What came out, in kg; null if something in another unit came out' }),
};
const yieldPercent = out.nullable(percent, {
  description: "The output of the recipe's article ÷ input × 100; null if one of them is not known in kg",
});
export const yieldRow = out.object('YieldReportRow', {
  batchId: out.text(),
  batchNumber: out.text({ examples: ['P-2026-11-21-001'] }),
  completedAt: out.timestamp(),
  ...yieldSums,
  planPercent: out.text({ description: "Of the recipe's version that the batch had", examples: ['95'] }),
  yieldPercent,
});

export const yieldReport = query({
  name: 'report.yield',
  subject: reportSubject,
  address: 'GET /api/reports/yield',
  summary: 'Read the yields of the batches of a recipe, newest first',
  description: `The last ${YIELD_BATCHES} completed batches, or those that were completed in a period. The total counts batches with a \`yieldPercent\`.`,
  permission: 'REPORT_READ',
  andPermission: 'BATCH_READ',
  input: form({ recipeId: pathId(), from: optional(FROM), to: optional(TO), format: format() }, optionalPeriodRule),
  output: report(
    'YieldReport',
    { recipeId: out.text(), from: out.nullable(out.day()), to: out.nullable(out.day()) },
    yieldRow,
    out.object('YieldReportTotal', { batches: out.int32(), ...yieldSums, yieldPercent }),
  ),
});

const amount = (description: string) => out.text({ description, examples: ['12.5'] });
const stockSums = {
  unit: out.unit({ description: 'The base unit of the goods', examples: ['KG'] }),
  quantity: amount('All that is there, in `unit`: a decimal text'),
  blocked: amount('Of it, what is blocked'),
  expiringIn7Days: amount(`Of it, what is not blocked and expires from today to ${EXPIRING_DAYS} days later`),
  expired: amount('Of it, what is not blocked and has expired'),
};
export const stockRow = out.object('StockReportRow', { key, name, ...stockSums });

export const stockReport = query({
  name: 'report.stock',
  subject: reportSubject,
  address: 'GET /api/reports/stock',
  summary: 'Read the stock of now, by article or storage location, with what expires soon',
  description:
    'A row for each kind of unit of an article or a location. Rows by unit, then by `quantity`, largest first, then by name. The total has one entry for each unit.',
  permission: 'REPORT_READ',
  andPermission: 'STOCK_READ',
  input: form({ by: grouped(STOCK_GROUPS), format: format() }),
  output: report(
    'StockReport',
    { by: out.oneOf(STOCK_GROUPS) },
    stockRow,
    out.listOf(out.object('StockReportTotal', stockSums)),
  ),
});

export const reportTag: Tag = {
  title: 'Reports',
  description: 'Figures of the business: sales, write-offs, yields and stock',
  contracts: [salesReport, writeOffReport, yieldReport, stockReport],
};
