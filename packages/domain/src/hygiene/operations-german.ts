/** German translations of the summaries and descriptions of the operations of `hygiene`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const hygieneOperationsGerman: Catalogue = {};
