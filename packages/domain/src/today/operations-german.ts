/** German translations of the summaries and descriptions of the operations of `today`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const todayOperationsGerman: Catalogue = {
  "Today's tasks and warnings": 'Aufgaben und Warnungen von heute',
  "Read today's tasks and warnings that the caller may see: their number and the first ones":
    'Aufgaben und Warnungen von heute, die der Aufrufer lesen darf: die Anzahl und die ersten davon',
  'A part is missing if the caller lacks its permission.': 'Ein Teil fehlt, wo dem Fragenden das genannte Recht fehlt.',
};
