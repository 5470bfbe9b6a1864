/** Operations on files: tables of records that people edit in a spreadsheet (docs/contract.md, section 25). */
import { command, query, type Tag } from '../kernel/contract/contract.ts';
import { boolean, oneOf, pathId } from '../kernel/contract/fields.ts';
import { FILE_BYTES_MAX, FILE_ENCODINGS, FILE_FORMATS, FILE_ROWS_MAX, sentFile } from '../kernel/contract/file.ts';
import { defaulted, described, type Field, form, optional } from '../kernel/contract/form.ts';
import * as out from '../kernel/contract/output.ts';
import { accessDenied } from '../kernel/contract/refusal.ts';
import { fileFaulty, fileTooLong } from './refusals.ts';
import { fileSubject } from './subjects.ts';

const fileKindOutput = out.object('FileKindResponse', {
  kind: out.text({ examples: ['articles'] }),
  title: out.sentence(),
  read: out.boolean({ description: 'Whether the caller may fetch files of this kind' }),
  write: out.boolean({ description: 'Whether the caller may send files of this kind' }),
  columns: out.listOf(
    out.object('FileColumnResponse', {
      member: out.text({ examples: ['articleNumber'] }),
      heading: out.sentence(),
      required: out.boolean(),
    }),
  ),
});

export const listFileKinds = query({
  name: 'file.list-kinds',
  subject: fileSubject,
  address: 'GET /api/files',
  summary: 'List the kinds of files with their columns',
  permission: 'known',
  input: form({}),
  output: out.object('FileKindsResponse', { kinds: out.listOf(fileKindOutput) }),
});

const kind = () => described(pathId(), 'The kind of the file');

/** A filter of the list of a kind. The form of that list checks it. */
const filter = (): Field<unknown> => ({ schema: { type: 'string' }, required: false, read: (raw) => raw });

/** The filters of lists that files out take. */
const FILTERS = {
  q: filter(),
  status: filter(),
  depleted: optional(boolean()),
  openOnly: optional(boolean()),
  type: filter(),
  from: filter(),
  to: filter(),
  customerId: filter(),
  articleId: filter(),
  categoryId: filter(),
  storageLocationId: filter(),
  ...{ orderId: filter(), standingOrderId: filter(), requestedDate: filter(), dispatchDate: filter() },
  ...{ lotId: filter(), batchId: filter(), stockId: filter(), stockBatchId: filter() },
  ...{ documentId: filter(), postingId: filter() },
  ...{ invoiceId: filter(), deliveryId: filter(), issuedFrom: filter(), issuedUntil: filter() },
  overdue: optional(boolean()),
  ...{ scope: filter(), measure: filter(), controlPointId: filter(), deviceId: filter(), verdict: filter() },
  allergen: filter(),
};
export const FILE_FILTERS: readonly string[] = Object.keys(FILTERS);

export const exportFile = query({
  name: 'file.export',
  subject: fileSubject,
  about: { member: 'kind', subject: fileSubject },
  address: 'GET /api/files/{kind}',
  summary: 'Fetch a file of one kind, as it is at one instant',
  description:
    '`CSV`: UTF-8, comma, decimal point, members as headings, codes of choices. `EXCEL`: byte order mark, semicolon, decimal comma, headings and words by `Accept-Language`. What it has, `POST` of the same kind reads as unchanged. The filters are those of the list of the kind.',
  permission: 'known',
  mayNeed: [
    ...(['MASTERDATA_READ', 'CUSTOMER_READ', 'STOCK_READ', 'RECIPE_READ'] as const),
    ...(['ORDER_READ', 'STOCK_MOVEMENT_READ', 'USER_READ', 'INVOICE_READ'] as const),
    ...(['TEMPERATURE_LOG_READ', 'CLEANING_RECORD_READ', 'LABEL_READ'] as const),
  ],
  refuses: [accessDenied],
  input: form({
    kind: kind(),
    format: defaulted(oneOf(FILE_FORMATS), 'CSV'),
    template: described(defaulted(boolean(), false), 'Only the headings and one example row'),
    ...FILTERS,
  }),
  output: out.file(),
});

export const fileNoteOutput = out.object('FileNoteResponse', {
  row: out.int32({ description: 'As in a spreadsheet: the heading is row 1' }),
  column: out.text({ description: 'The heading; empty: the whole row' }),
  value: out.text(),
  message: out.sentence(),
});

export const fileOutcomeOutput = out.object('FileOutcomeResponse', {
  kind: out.text(),
  dryRun: out.boolean(),
  encoding: out.oneOf(FILE_ENCODINGS),
  delimiter: out.text(),
  decimalMark: out.text({ examples: [','] }),
  columns: out.listOf(
    out.object('FileHeadingResponse', {
      heading: out.text(),
      member: out.nullable(out.text({ description: 'Null: not known, and not read' })),
    }),
  ),
  rows: out.int32(),
  created: out.int32({ description: 'Rows of new records' }),
  changed: out.int32({ description: 'Rows that change or complete a record' }),
  unchanged: out.int32(),
  faults: out.listOf(fileNoteOutput, { description: 'At most 200' }),
  faultCount: out.int32(),
  warnings: out.listOf(fileNoteOutput, { description: 'At most 200' }),
  sample: out.listOf(out.anyObject(), { description: 'The first 20 rows as understood, by member' }),
});

export type FileOutcome = out.GivenBy<typeof fileOutcomeOutput>;

export const importFile = command({
  name: 'file.import',
  subject: fileSubject,
  about: { member: 'kind', subject: fileSubject },
  address: 'POST /api/files/{kind}',
  summary: 'Send a file of one kind: all its rows are written, or none',
  description: `The body is the file (\`text/csv\`, at most ${FILE_BYTES_MAX / 1024 / 1024} MiB and ${FILE_ROWS_MAX} rows), its name the header \`X-File-Name\`. A row that says what is stored already is unchanged. A row with a different value is a fault, unless \`update\` is true; prices and contracts change without it. Empty cells leave a member as it is. With faults the response is 400 \`FILE_FAULTY\`, with the members of this response beside \`code\`, and nothing is written.`,
  permission: 'known',
  mayNeed: [
    ...(['MASTERDATA_WRITE', 'CUSTOMER_WRITE', 'STOCK_WRITE', 'RECIPE_WRITE'] as const),
    ...(['HACCP_WRITE', 'TEMPERATURE_LOG_WRITE', 'LABEL_WRITE'] as const),
  ],
  refuses: [accessDenied, fileFaulty, fileTooLong],
  performs: true,
  inQuery: ['dryRun', 'update'],
  input: form({
    kind: kind(),
    dryRun: described(defaulted(boolean(), false), 'Only report faults, write nothing'),
    update: described(defaulted(boolean(), false), 'Whether different values change stored records'),
    content: sentFile(),
  }),
  isDryRun: ({ dryRun }) => dryRun,
  noted: ({ kind: of, content: { name, sha256 } }, { rows }) => ({
    id: sha256,
    facts: { kind: of, name, rows, sha256 },
  }),
  output: fileOutcomeOutput,
});

export const filesTag: Tag = {
  title: 'Files',
  description: 'Files of records for spreadsheets and other programs',
  contracts: [listFileKinds, exportFile, importFile],
};
