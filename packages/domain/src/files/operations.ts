/** The operations on files in the order of the API document, with the German of their texts. */
import type { Operations } from '../kernel/contract/contract.ts';
import { filesTag } from './files-contracts.ts';
import { filesOperationsGerman } from './operations-german.ts';

export const filesOperations: Operations = { name: 'files', tags: [filesTag], german: filesOperationsGerman };
