import type { Sentences } from './does.ts';

/** Empty in the source: the build puts in what `operationsByPermission` returns (`build/operations.ts`). */
export const SENTENCES: Sentences = {};
