/** Contract tests of invoicing: documents, payments and the series of numbers, and the reads of due deliveries. */
import type { Parts } from '../context.ts';
import { journalContract } from './journal-contract.ts';
import { invoicingKindsContract } from './kinds-contract.ts';
import { invoicingReadsContract } from './reads-contract.ts';

export const PARTS: Parts = {
  'invoices and payments': invoicingKindsContract,
  'the journal returns the documents of a period': journalContract,
  'the reads of invoicing return due deliveries, documents and open items': invoicingReadsContract,
};
