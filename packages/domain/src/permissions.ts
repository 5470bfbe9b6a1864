/** The permissions of all contexts, for roles and for the responses that name them. This file imports no operation. */
import type { Permission } from './kernel/contract/caller.ts';
import { VOCABULARIES } from './vocabularies.ts';

export const PERMISSIONS: readonly Permission[] = VOCABULARIES.flatMap(({ permissions }) => permissions);
