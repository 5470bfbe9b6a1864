import type { Sentences } from './does.ts';

/** Empty in the source: the build inserts the result of `operationsByPermission` (`build/operations.ts`). */
export const SENTENCES: Sentences = {};
