/**
 * Proves what was invoiced. Numbers have no hole and no double, hashes and sums hold, and open amounts, statuses and due
 * deliveries follow from documents, payments and the ledger.
 *
 * One statement reads a document or a delivery together with its other records. So the proof sees each at one moment, even
 * while the service runs.
 */
import { createHash } from 'node:crypto';
import {
  amountProblems,
  type BilledLine,
  type CreditKind,
  hashedText,
  type InvoiceState,
  SERIES_ID,
} from '@cleaver/domain/invoicing';
import { Decimal } from '@cleaver/domain/kernel';
import { type Billing, type DueLine, dueLines, isSettled, sumText } from '@cleaver/domain/sales';
import { inspect } from '../chores/inspect.ts';
import type { Location } from '../connection/index.ts';
import type { Queryable } from '../engine/mapping.ts';
import type { LedgerDifference } from '../inventory/ledger-difference.ts';
import { rowsInSteps } from '../inventory/rows-in-steps.ts';

type Differs = (difference: LedgerDifference) => void;

export interface InvoiceProof {
  readonly documents: number;
  readonly deliveries: number;
  readonly differences: number;
}

/**
 * Proves all documents and all deliveries that are billable or billed, and returns the counts. Reports each that differs.
 * Throws a StartupError if the database or the table of documents does not exist.
 */
export const proveInvoices = (location: Location, differs: Differs): Promise<InvoiceProof> =>
  inspect(location, 'invoice', (connection) => prove(connection, differs));

/** Proves as `proveInvoices` does, on an open connection. */
export async function prove(connection: Queryable, differs: Differs): Promise<InvoiceProof> {
  let differences = 0;
  const counted: Differs = (difference) => {
    differences++;
    differs(difference);
  };
  await proveSeries(connection, counted);
  const documents = await proveDocuments(connection, counted);
  const deliveries = await proveDeliveries(connection, counted);
  return { documents, deliveries, differences };
}

interface Numbered {
  readonly id: string;
  readonly number: string;
  readonly issueDate: string;
  readonly serial: number;
  readonly before: number;
  readonly dateBefore: string | null;
}

/**
 * Selects up to $2 documents, by id after $1, whose number does not follow that of the document before in its year, or
 * whose issue date is before that of the document before.
 */
const MISNUMBERED = `
  with numbered as (
    select id, invoice_number as number, issue_date, serial, lag(serial, 1, 0) over series as before,
      lag(issue_date) over series as date_before
    from invoice window series as (partition by date_part('year', issue_date) order by serial, issue_date, id)
  )
  select id, number, issue_date::text as "issueDate", serial, before, date_before::text as "dateBefore"
  from numbered where id > $1 and (serial <> before + 1 or issue_date < date_before) order by id limit $2`;

/** Selects the state of the series, and the issue date and number of the last document. */
const SERIES = `
  select s.last_date::text as date, s.last_number as number, i.issue_date::text as "lastDate", i.serial as "lastNumber"
  from (select 1) one left join number_series s on s.id = $1
    left join (select issue_date, serial from invoice order by issue_date desc, serial desc limit 1) i on true`;

async function proveSeries(connection: Queryable, differs: Differs): Promise<void> {
  for await (const { id, number, serial, before, issueDate, dateBefore } of rowsInSteps<Numbered>(
    connection,
    MISNUMBERED,
  )) {
    const missing =
      before + 1 === serial - 1 ? `number ${before + 1} is` : `numbers ${before + 1} to ${serial - 1} are`;
    differs({
      what: `Document ${id} (${number})`,
      problems: [
        ...(serial === before ? [`number ${serial} of its year is given twice`] : []),
        ...(serial > before + 1 ? [`${missing} missing before it`] : []),
        ...(dateBefore !== null && issueDate < dateBefore
          ? [`it was issued on ${issueDate}, the document before on ${dateBefore}`]
          : []),
      ],
    });
  }
  const [series] = await connection.query<{
    readonly date: string | null;
    readonly number: number | null;
    readonly lastDate: string | null;
    readonly lastNumber: number | null;
  }>({ text: SERIES, values: [SERIES_ID] });
  const { date = null, number = null, lastDate = null, lastNumber = null } = series ?? {};
  if (date === lastDate && number === lastNumber) return;
  const inWords = (day: string | null, last: number | null) => (day === null ? 'nothing' : `${last} on ${day}`);
  const problem = `the last number given is ${inWords(date, number)}, that of the last document ${inWords(lastDate, lastNumber)}`;
  differs({ what: 'Series of numbers', problems: [problem] });
}

/** The result of `DOCUMENTS` for a document. */
interface Documented
  extends Pick<
    InvoiceState,
    | 'id'
    | 'type'
    | 'kind'
    | 'invoiceNumber'
    | 'serial'
    | 'issueDate'
    | 'dueDate'
    | 'customerId'
    | 'customerName'
    | 'correctsId'
    | 'supplyFrom'
    | 'supplyUntil'
    | 'net'
    | 'tax'
    | 'gross'
    | 'openAmount'
    | 'status'
    | 'cancelled'
    | 'document'
    | 'sha256'
    | 'xmlProfile'
  > {
  readonly hasXml: boolean;
  readonly lines: readonly Omit<BilledLine, 'id'>[];
  readonly credits: readonly { readonly kind: CreditKind; readonly gross: string }[];
  readonly paid: string;
}

/** Selects up to $2 documents whose ids follow $1, with what they bill, and what was credited and paid. */
const DOCUMENTS = `
  select i.id, i.type, i.kind, i.invoice_number as "invoiceNumber", i.serial, i.issue_date::text as "issueDate",
    i.due_date::text as "dueDate", i.customer_id as "customerId", i.customer_name as "customerName",
    i.corrects_id as "correctsId", i.supply_from::text as "supplyFrom", i.supply_until::text as "supplyUntil",
    i.net::text as net, i.tax::text as tax, i.gross::text as gross, i.open_amount::text as "openAmount", i.status,
    i.cancelled, i.document, i.sha256, i.xml_profile as "xmlProfile", i.xml is not null as "hasXml",
    coalesce((
      select jsonb_agg(jsonb_build_object('line', l.line, 'deliveryId', l.delivery_id, 'deliveryLine', l.delivery_line,
        'quantity', l.quantity::text) order by l.line)
      from invoice_line l where l.invoice_id = i.id
    ), '[]') as lines,
    coalesce((
      select jsonb_agg(jsonb_build_object('kind', c.kind, 'gross', c.gross::text)) from invoice c where c.corrects_id = i.id
    ), '[]') as credits,
    coalesce((
      select sum(p.amount + p.discount) from payment_item p join payment b on b.id = p.payment_id
      where p.invoice_id = i.id and b.status = 'BOOKED'
    ), 0)::text as paid
  from invoice i where i.id > $1 order by i.id limit $2`;

/** Number of documents per query. One has up to 2,000 lines, which are about 1 MB. */
const DOCUMENT_STEP = 20;

async function proveDocuments(connection: Queryable, differs: Differs): Promise<number> {
  let documents = 0;
  for await (const row of rowsInSteps<Documented>(connection, DOCUMENTS, DOCUMENT_STEP)) {
    documents++;
    const problems = [
      ...frozenProblems(row),
      ...amountProblems(row.document),
      ...billedProblems(row),
      ...openProblems(row),
    ];
    if (problems.length > 0) differs({ what: `Document ${row.id} (${row.invoiceNumber})`, problems });
  }
  return documents;
}

/** Compares number, hash and columns with the document. */
function frozenProblems(row: Documented): readonly string[] {
  const { document, invoiceNumber, issueDate, serial, sha256, xmlProfile, hasXml } = row;
  const { buyer, corrects } = document;
  const found = createHash('sha256').update(hashedText(document)).digest('hex');
  const right = `${issueDate.slice(0, 4)}-${String(serial).padStart(5, '0')}`;
  const said: readonly (readonly [name: string, stored: unknown, inDocument: unknown])[] = [
    ['number', invoiceNumber, document.number],
    ['customerId', row.customerId, buyer.customerId],
    ['customerName', row.customerName, buyer.name],
    ['correctsId', row.correctsId, corrects?.invoiceId ?? null],
    ...(['type', 'kind', 'issueDate', 'dueDate', 'supplyFrom', 'supplyUntil', 'net', 'tax', 'gross'] as const).map(
      (name) => [name, isSum(name) ? sumText(Decimal.of(row[name])) : row[name], document[name]] as const,
    ),
  ];
  const hasProfile = xmlProfile !== null;
  return [
    ...(found === sha256 ? [] : [`its SHA-256 is ${sha256}, that of its document ${found}`]),
    ...(invoiceNumber.endsWith(`-${right}`) ? [] : [`its number does not end with ${right}`]),
    ...said.flatMap(([name, stored, inDocument]) =>
      stored === inDocument ? [] : [`its ${name} is ${stored}, in its document ${inDocument}`],
    ),
    ...(hasXml === hasProfile && hasXml === (document.basis === 'NET')
      ? []
      : [`its prices are ${document.basis}, and it ${hasXml ? 'has an' : 'has no'} XML`]),
  ];
}

const isSum = (name: string): name is 'net' | 'tax' | 'gross' => ['net', 'tax', 'gross'].includes(name);

/** Compares what the document bills of deliveries with its lines. */
function billedProblems({ document, kind, lines }: Documented): readonly string[] {
  const textOf = ({ line, deliveryId, deliveryLine, quantity }: Omit<BilledLine, 'id'>): string =>
    `${Decimal.of(quantity).toText()} of line ${deliveryLine} of delivery ${deliveryId} by its line ${line}`;
  const sign = kind === null ? '' : '-';
  const right = new Set(
    document.lines.flatMap(({ line, deliveryId, deliveryLine, quantity }) =>
      deliveryId === null || deliveryLine === null
        ? []
        : [textOf({ line, deliveryId, deliveryLine, quantity: kind === 'ALLOWANCE' ? '0' : `${sign}${quantity}` })],
    ),
  );
  const found = new Set(lines.map(textOf));
  return [
    ...[...found].flatMap((text) => (right.has(text) ? [] : [`it bills ${text}, which its document does not say`])),
    ...[...right].flatMap((text) => (found.has(text) ? [] : [`it does not bill ${text}, as its document says`])),
  ];
}

/** Compares open amount and status with credit notes and payments. */
function openProblems({ type, gross, openAmount, status, cancelled, credits, paid }: Documented): readonly string[] {
  const credited = credits.reduce((sum, credit) => sum.plus(Decimal.of(credit.gross)), Decimal.ZERO);
  const open = Decimal.of(gross).minus(credited);
  const right = type === 'INVOICE' ? sumText(open.minus(Decimal.of(paid))) : '0.00';
  const found = sumText(Decimal.of(openAmount));
  const isCancelled = credits.some(({ kind }) => kind === 'CANCELLATION');
  const rightStatus = right !== '0.00' ? 'OPEN' : isCancelled ? 'CANCELLED' : 'SETTLED';
  return [
    ...(found === right ? [] : [`its open amount is ${found}, not ${right}`]),
    ...(status === rightStatus && cancelled === isCancelled ? [] : [`its status is ${status}, not ${rightStatus}`]),
    ...(isCancelled && !open.isZero() ? [`it is cancelled, and ${sumText(open)} of it is not credited`] : []),
    ...(type === 'CREDIT_NOTE' && credits.length > 0 ? ['a credit note corrects it, and it is one'] : []),
  ];
}

type DeliveryLines = Parameters<typeof dueLines>[0]['lines'];

/** The result of `DELIVERIES` for a delivery. */
interface Delivered {
  readonly id: string;
  readonly deliveryNumber: string;
  readonly billable: boolean;
  readonly settled: boolean;
  readonly lines: DeliveryLines;
  readonly ledger: Parameters<typeof dueLines>[1];
  readonly billings: readonly Billing[];
}

/** Selects up to $2 deliveries that are billable or billed, whose ids follow $1, with their ledger and billings. */
const DELIVERIES = `
  select d.id, d.delivery_number as "deliveryNumber", d.billable, d.settled,
    coalesce((
      select jsonb_agg(jsonb_build_object('line', l.line, 'quantityAmount', l.quantity_amount::text, 'quantityUnit',
        l.quantity_unit, 'pieces', l.pieces, 'price', l.price) order by l.line)
      from delivery_line l where l.delivery_id = d.id
    ), '[]') as lines,
    coalesce((
      select jsonb_agg(jsonb_build_object('documentId', d.id, 'line', s.line, 'type', s.type, 'change', s.change::text,
        'pieces', s.pieces))
      from (
        select m.document_line as line, coalesce(m.reversed_type, m.type) as type, sum(m.change) as change,
          coalesce(sum(m.pieces), 0) as pieces
        from stock_movement m where m.document_id = d.id and m.document_line is not null group by 1, 2
      ) s
    ), '[]') as ledger,
    coalesce((
      select jsonb_agg(jsonb_build_object('invoiceId', b.invoice_id, 'invoiceNumber', '', 'correctsId', null,
        'deliveryId', d.id, 'deliveryLine', b.delivery_line, 'quantity', b.quantity::text))
      from invoice_line b where b.delivery_id = d.id
    ), '[]') as billings
  from delivery d
  where d.id > $1 and (d.billable or not d.settled or exists (select from invoice_line b where b.delivery_id = d.id))
  order by d.id limit $2`;

/** Number of deliveries per query. One has up to some hundred lines. */
const DELIVERY_STEP = 100;

async function proveDeliveries(connection: Queryable, differs: Differs): Promise<number> {
  let deliveries = 0;
  for await (const row of rowsInSteps<Delivered>(connection, DELIVERIES, DELIVERY_STEP)) {
    deliveries++;
    const problems = deliveryProblems(row);
    if (problems.length > 0) differs({ what: `Delivery ${row.id} (${row.deliveryNumber})`, problems });
  }
  return deliveries;
}

function deliveryProblems(row: Delivered): readonly string[] {
  const { billable, settled, lines, ledger, billings } = row;
  const known = new Set(lines.map(({ line }) => line));
  const right = isSettled(row, ledger, billings);
  return [
    ...(settled === right
      ? []
      : [right ? 'nothing is due, but it is not settled' : 'it is settled, but something is due']),
    ...(billable || billings.length === 0 ? [] : ['it is billed, but not billable']),
    ...billings.flatMap(({ deliveryLine }) =>
      known.has(deliveryLine) ? [] : [`its line ${deliveryLine} is billed, but does not exist`],
    ),
    ...dueLines(row, ledger, billings).flatMap(billedLineProblems(row, dueLines(row, [], []))),
  ];
}

/** Returns the function that compares what is billed of a line with what was dispatched, before undos and returns. */
const billedLineProblems =
  ({ id }: Delivered, whole: readonly DueLine[]) =>
  ({ line: { line }, kept, due }: DueLine): readonly string[] => {
    const dispatched = whole.find((each) => each.line.line === line)?.kept.quantity ?? Decimal.ZERO;
    const billed = kept.quantity.minus(due);
    const inWords = (quantity: Decimal): string => `${quantity.toText()} ${kept.unit}`;
    if (billed.isNegative()) return [`more of line ${line} of delivery ${id} is credited than billed`];
    return billed.compare(dispatched) > 0
      ? [`${inWords(billed)} of its line ${line} are billed, ${inWords(dispatched)} were dispatched`]
      : [];
  };
