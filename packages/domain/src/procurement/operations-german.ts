/** German translations of the summaries and descriptions of the operations of `procurement`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const procurementOperationsGerman: Catalogue = {
  'Goods receipts, rejections and inspections': 'Wareneingänge, Zurückweisungen und Prüfungen',
  'List goods receipts': 'Wareneingänge auflisten',
  'DUE: receipts of the last 14 days with a line that was not inspected and whose goods are not used up; at most 500':
    'DUE: die der letzten 14 Tage mit einer Position ohne Prüfung, deren Ware noch nicht verbraucht ist; höchstens 500',
  'Receive goods from a supplier; each accepted line creates a lot':
    'Ware von einem Lieferanten annehmen: Jede angenommene Position ergibt eine Charge',
  'Posts all lines or none. Amount, unit and expiry date belong together. A line that is rejected completely omits these three, but still names its stock, or its storage location and article. It creates no lot. Goods above their temperature limit are on hold from the start. A receipt only warns, unless the settings refuse goods from suppliers without a valid certificate.':
    'Auf einmal gebucht, alle Positionen oder keine. Menge, Einheit und Ablauf gehören zusammen; eine ganz zurückgewiesene Position lässt diese drei weg, nennt aber ihren Bestand, oder Lagerort und Artikel, und ergibt keine Charge. Was wärmer ist als erlaubt, ist von Anfang an gesperrt. Ein Wareneingang warnt und sperrt nichts, außer die Einstellungen lehnen Ware von Lieferanten ohne gültiges Zertifikat ab.',
  'Read one goods receipt': 'Einen Wareneingang lesen',
  'Record the inspection of a line: a failed one places a hold, a passed one releases the holds of inspections':
    'Festhalten, was die Prüfung einer Position fand: Durchgefallenes wird gesperrt, Bestandenes geben Prüfungen frei',
  'FAILED places a hold on the lot. PASSED releases all its holds with the cause INSPECTION, also the hold for goods that were too warm at the receipt, and no others.':
    'FAILED sperrt die Charge. PASSED hebt alle ihre Sperren mit der Ursache INSPECTION auf, auch die für zu warm angekommene Ware, und keine anderen.',
};
