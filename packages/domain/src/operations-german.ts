/** The German texts of the operations of all contexts, by the English text. Most pages do not load them. */
import { mergedCatalogues } from './german.ts';
import { kernelOperationsGerman } from './kernel/contract/operations-german.ts';
import type { Catalogue } from './kernel/contract/words.ts';
import { OPERATIONS } from './operations.ts';

export const OPERATIONS_GERMAN: Catalogue = /* @__PURE__ */ mergedCatalogues(
  kernelOperationsGerman,
  ...OPERATIONS.map(({ german }) => german),
);
