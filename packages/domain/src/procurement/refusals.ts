/** Refusals of goods receipts. */
import { refusal } from '../kernel/contract/refusal.ts';

export const goodsReceiptExists = refusal(
  'conflict',
  'GOODS_RECEIPT_ALREADY_EXISTS',
  'There is a goods receipt with this number already',
  'Einen Wareneingang mit dieser Nummer gibt es schon',
);

export const receiptLineUnknown = refusal(
  'not_found',
  'GOODS_RECEIPT_LINE_NOT_FOUND',
  'The goods receipt has no line with this number',
  'Der Wareneingang hat keine Position mit dieser Nummer',
);

export const nothingToInspect = refusal(
  'conflict',
  'NOTHING_TO_INSPECT',
  'Line {line} was rejected as a whole: there is nothing to inspect',
  'Position {line} wurde ganz zurückgewiesen: es gibt nichts zu prüfen',
);

export const certificateMissing = refusal(
  'conflict',
  'SUPPLIER_CERTIFICATE_MISSING',
  'The supplier has no quality certificate: the settings refuse its goods',
  'Der Lieferant hat kein Qualitätszertifikat: nach den Einstellungen wird seine Ware nicht angenommen',
);

export const certificateExpired = refusal(
  'conflict',
  'SUPPLIER_CERTIFICATE_EXPIRED',
  "None of the supplier's quality certificates is valid on {day}: the settings refuse its goods",
  'Kein Qualitätszertifikat des Lieferanten gilt am {day}: nach den Einstellungen wird seine Ware nicht angenommen',
);

export const tooManyInspections = refusal(
  'conflict',
  'TOO_MANY_INSPECTIONS',
  'Line {line} was inspected {max} times already, which is the most: hold or release its lot directly',
  'Position {line} wurde schon {max} Mal geprüft, öfter geht es nicht: ihre Charge unmittelbar sperren oder freigeben',
);
