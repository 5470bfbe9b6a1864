/** Refusals of traces and recalls. */
import { refusal } from '../kernel/contract/refusal.ts';

export const recallExists = refusal(
  'conflict',
  'RECALL_ALREADY_EXISTS',
  'There is a recall with this number already',
  'Einen Rückruf mit dieser Nummer gibt es schon',
);

export const customerNotInRecall = refusal(
  'not_found',
  'CUSTOMER_NOT_FOUND',
  'There is no such customer in this recall',
  'Diesen Kunden gibt es in diesem Rückruf nicht',
);

export const contactsMissing = refusal(
  'conflict',
  'CONTACTS_MISSING',
  'Contact these customers first, or record that they could not be reached: {customers}',
  'Erst alle benachrichtigen, oder vermerken, dass sie nicht zu erreichen waren: {customers}',
);

export const nothingToTrace = refusal(
  'not_found',
  'LOT_NOT_FOUND',
  'No lot matches the given starts. Check the numbers and ids',
  'Keine Charge passt zu den Angaben. Nummern und Ids prüfen',
);

export const traceTooLarge = refusal(
  'conflict',
  'TRACE_TOO_LARGE',
  '{lots} lots are affected, in {runs} runs and {deliveries} deliveries: begin with fewer lots',
  '{lots} Chargen sind betroffen, in {runs} Produktionsläufen und {deliveries} Lieferungen: bei weniger beginnen',
);

export const tooManyContacts = refusal(
  'conflict',
  'TOO_MANY_CONTACTS',
  'A recall keeps at most {max} contacts: open another recall for the rest',
  'Ein Rückruf fasst höchstens {max} Kontakte: für den Rest einen weiteren eröffnen',
);
