/** The operations of reports in the order of the API document, with the German of their texts. */
import type { Operations } from '../kernel/contract/contract.ts';
import { reportsOperationsGerman } from './operations-german.ts';
import { reportTag } from './report-contracts.ts';

export const reportsOperations: Operations = { name: 'reports', tags: [reportTag], german: reportsOperationsGerman };
