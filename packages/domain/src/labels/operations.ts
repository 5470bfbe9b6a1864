/** The operations of labels in the order of the API document, with the German of their texts. */
import type { Operations } from '../kernel/contract/contract.ts';
import { counterTag } from './counter/counter-contracts.ts';
import { declarationTag } from './declaration/declaration-contracts.ts';
import { labelTag } from './label/label-contracts.ts';
import { labelsOperationsGerman } from './operations-german.ts';
import { labelPrintTag } from './print/print-contracts.ts';

export const labelsOperations: Operations = {
  name: 'labels',
  tags: [declarationTag, labelTag, labelPrintTag, counterTag],
  german: labelsOperationsGerman,
};
