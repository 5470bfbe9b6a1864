/** All operations as data, in the order of the API document, for pages, programs and documents. */
import type { AnyContract, Tag } from './kernel/contract/contract.ts';
import { OPERATIONS } from './operations.ts';

export const TAGS: readonly Tag[] = OPERATIONS.flatMap(({ tags }) => tags);

export const CONTRACTS: readonly AnyContract[] = TAGS.flatMap(({ contracts }) => contracts);
