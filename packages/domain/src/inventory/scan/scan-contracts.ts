/** The operation that parses scanned texts and finds the records that they name. */

import { query, type Tag } from '../../kernel/contract/contract.ts';
import { pathId } from '../../kernel/contract/fields.ts';
import { type Field, form } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { FAULTS_MAX } from '../../kernel/contract/refusal.ts';
import { articleOutput } from '../../masterdata/contracts.ts';
import { lotOutput } from '../lot/lot-contracts.ts';
import { namedStockBatchOutput } from '../stock-batch/stock-batch-contracts.ts';
import { scanSubject } from '../subjects.ts';

/**
 * The kinds of scanned texts: GS1 codes, barcodes of the shop's scales, GTINs, PLUs, lot numbers, and unknown texts.
 */
export const SCAN_KINDS = ['GS1', 'EAN13_WEIGHT', 'GTIN', 'PLU', 'LOT_NUMBER', 'UNKNOWN'] as const;

const text = (description: string) => out.nullable(out.text({ description }));
const amount = (description: string) => out.nullable(out.text({ description, examples: ['1.25'] }));
const day = out.nullable(out.day());

/** The contents of a code by meaning. Amounts are decimal texts. Missing members are null. */
const scannedElementsOutput = out.object('ScannedElements', {
  gtin: text('As printed, in 8, 13 or 14 digits; 12 digits get a leading 0'),
  articleNumber: text('As printed: of the shop where an article has no GTIN'),
  contentGtin: text('Of the goods within a logistic unit'),
  sscc: text('Of a logistic unit'),
  lotNumber: text('As printed'),
  serialNumber: text('As printed'),
  productionDate: day,
  packagingDate: day,
  bestBefore: day,
  sellBy: day,
  useBy: day,
  // The first day, if the code has a range of days.
  slaughterDate: day,
  freezingDate: day,
  netWeightKg: amount('In kilograms, at most 6 decimal places; of a price label, 3'),
  grossWeightKg: amount('In kilograms, at most 6 decimal places'),
  count: amount('Pieces'),
  countryOfOrigin: text('ISO 3166-1, three digits'),
  // The PLU in a barcode of the shop's scales, or the scanned PLU itself.
  plu: text('Without zeros in front'),
  // Elements that set none of the members above.
  others: out.listOf(
    out.object('ScannedElement', {
      ai: out.text({ description: 'The application identifier', examples: ['251'] }),
      value: out.text(),
    }),
  ),
});
export type ScannedElements = out.GivenBy<typeof scannedElementsOutput>;

/**
 * The codes of problems in a scanned text. CHECK_DIGIT and DATE: the value is invalid. FORMAT: the value does not have
 * the format of the identifier. UNKNOWN_AI: the identifier is unknown. In element strings without brackets, the parser
 * stops there. CONTRADICTION: two elements set one member to different values. NO_PRICE_PER_KG: the label of a scale has
 * a price, and its article has no list price per kg of today, so the weight is unknown.
 */
const SCAN_PROBLEM_CODES = ['CHECK_DIGIT', 'DATE', 'FORMAT', 'UNKNOWN_AI', 'CONTRADICTION', 'NO_PRICE_PER_KG'] as const;
export type ScanProblemCode = (typeof SCAN_PROBLEM_CODES)[number];

const scanProblemOutput = out.object('ScanProblem', {
  code: out.oneOf(SCAN_PROBLEM_CODES),
  ai: out.text({ description: 'The application identifier that it is about; empty where the code has none' }),
  message: out.sentence(),
});
export type ScanProblem = out.GivenBy<typeof scanProblemOutput>;

const scanOutput = out.object('ScanResponse', {
  kind: out.oneOf(SCAN_KINDS),
  elements: scannedElementsOutput,
  // The article with the GTIN, the PLU or the article number of the code.
  article: out.nullable(articleOutput),
  // Lots with the number in the code, newest first. If there are none, lots with this number as `supplierLot`.
  lots: out.listOf(lotOutput),
  // Stock batches of `lots`, or of the article if the code names no lot. Omits depleted batches. Earliest expiry first.
  stockBatches: out.listOf(namedStockBatchOutput),
  problems: out.listOf(scanProblemOutput, { description: `The first ${FAULTS_MAX} problems` }),
});
export type Scan = out.GivenBy<typeof scanOutput>;

const scanned = (): Field<string> => ({
  ...pathId(),
  schema: {
    type: 'string',
    description: 'The scanned text, unchanged; keeps the control character GS between element strings (`%1D`)',
    examples: ['(01)04006381333931(10)L-2026-11-23-001'],
  },
});

export const readScan = query({
  name: 'scan.read',
  subject: scanSubject,
  address: 'GET /api/scan',
  summary: 'Read a scanned text and find the goods that it names',
  description:
    "GS1 element strings with FNC1 as the control character GS or after `]C1`, `]d2` and the like, the same in brackets, GS1 Digital Link, barcodes of the shop's scales (`weightPatterns` of the settings), GTINs, PLUs and lot numbers. No text is refused: what cannot be read is `UNKNOWN`. A wrong check digit or a date that does not exist is a problem: the element is left out, never corrected. 12 digits are read as 13 with a leading 0. A label of the scales that has a price gets its weight from the list price per kg of today. `lots` are those with the number that the code names, by the shop or the supplier, and of its article where it names one; `stockBatches` hold what is left of them, or of the article where no lot is named; at most 100 each. Without STOCK_READ both are empty.",
  permission: 'STOCK_READ',
  floor: true,
  orPermission: 'MASTERDATA_READ',
  input: form({ code: scanned() }),
  output: scanOutput,
});

export const scanTag: Tag = {
  title: 'Scanning',
  description: 'Scanned barcodes and the goods that they name',
  contracts: [readScan],
};
