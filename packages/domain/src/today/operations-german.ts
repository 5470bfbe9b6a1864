/** German translations of the summaries and descriptions of the operations of `today`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const todayOperationsGerman: Catalogue = {
  "Today's tasks and warnings": 'Was heute zählt, für den, der fragt',
  "Read today's tasks and warnings that the caller may see: their number and the first ones":
    'Was heute zählt, soweit der Fragende es lesen darf: wie viele jeweils, und die ersten davon',
  'A part is missing if the caller lacks its permission.': 'Ein Teil fehlt, wo dem Fragenden das genannte Recht fehlt.',
};
