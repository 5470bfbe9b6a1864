/** The refusals of the context invoicing. */
import { refusal } from '../kernel/contract/refusal.ts';

export const invoiceExists = refusal(
  'conflict',
  'INVOICE_ALREADY_EXISTS',
  'There is a document with this number already',
  'Einen Beleg mit dieser Nummer gibt es schon',
);

export const invoiceLineUnknown = refusal(
  'not_found',
  'INVOICE_LINE_NOT_FOUND',
  'The invoice has no line {line}',
  'Die Rechnung hat keine Position {line}',
);

export const deliveryNotBillable = refusal(
  'conflict',
  'DELIVERY_NOT_BILLABLE',
  'These deliveries are not billed to this customer: {deliveries}. Leave them out',
  'Diese Lieferungen werden diesem Kunden nicht berechnet: {deliveries}. Bitte weglassen',
);

export const nothingToInvoice = refusal(
  'conflict',
  'NOTHING_TO_INVOICE',
  'Nothing is due of these deliveries. Choose others, or add a line',
  'Bei diesen Lieferungen ist nichts offen. Andere wählen oder eine Position eingeben',
);

export const invoiceTooLarge = refusal(
  'conflict',
  'INVOICE_TOO_LARGE',
  'The invoice would have {lines} lines, and at most {max} are possible. Issue several invoices with fewer deliveries',
  'Die Rechnung hätte {lines} Positionen, höchstens {max} sind möglich. Mehrere Rechnungen mit weniger Lieferungen ausstellen',
);

/** The refusal `INVOICE_NOT_VALID` without findings. To refuse a request, use `invalidInvoice`, which adds them. */
export const invoiceNotValid = refusal(
  'conflict',
  'INVOICE_NOT_VALID',
  'The invoice cannot be issued yet: {findings}',
  'Die Rechnung kann noch nicht ausgestellt werden: {findings}',
);

export const notAnInvoice = refusal(
  'conflict',
  'NOT_AN_INVOICE',
  '{number} is a credit note. Choose the invoice that it corrects',
  '{number} ist eine Rechnungskorrektur. Die Rechnung wählen, die sie berichtigt',
);

export const nothingToCredit = refusal(
  'conflict',
  'NOTHING_TO_CREDIT',
  'Nothing is left of {number} to credit',
  'Von {number} ist nichts gutzuschreiben',
);

export const moreThanInvoiced = refusal(
  'conflict',
  'MORE_THAN_INVOICED',
  'Only {left} € is left of line {line} of {number}: credit at most that',
  'Von Position {line} der Rechnung {number} sind nur noch {left} € übrig: höchstens so viel gutschreiben',
);

export const paymentMismatch = refusal(
  'conflict',
  'PAYMENT_MISMATCH',
  '{number} belongs to another customer. Book it with a payment of that customer',
  '{number} gehört einem anderen Kunden. Bei dessen Zahlung buchen',
);

export const moreThanOpen = refusal(
  'conflict',
  'MORE_THAN_OPEN',
  '{open} € is open of {number}. After a payment of {amount} €, a discount of at most {most} € is possible',
  'Von {number} sind {open} € offen. Nach einer Zahlung von {amount} € sind höchstens {most} € Nachlass möglich',
);

export const invoiceXmlUnknown = refusal(
  'not_found',
  'INVOICE_XML_NOT_FOUND',
  '{number} has gross prices, so it has no e-invoice. Print it as PDF',
  '{number} hat Bruttopreise und deshalb keine E-Rechnung. Als PDF drucken',
);

export const datevSettingsMissing = refusal(
  'conflict',
  'DATEV_SETTINGS_MISSING',
  'The posting batch needs settings: {missing}',
  'Für den Buchungsstapel fehlen Einstellungen: {missing}',
);
