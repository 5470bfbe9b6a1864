/** The operations of today in the order of the API document, with the German of their texts. */
import type { Operations } from '../kernel/contract/contract.ts';
import { todayOperationsGerman } from './operations-german.ts';
import { todayTag } from './today-contracts.ts';

export const todayOperations: Operations = { name: 'today', tags: [todayTag], german: todayOperationsGerman };
