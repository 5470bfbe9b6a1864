/** The refusals of the context sales. */
import { refusal } from '../kernel/contract/refusal.ts';

export const deliveryExists = refusal(
  'conflict',
  'DELIVERY_ALREADY_EXISTS',
  'There is a delivery with this number already',
  'Eine Lieferung mit dieser Nummer gibt es schon',
);

export const deliveryLineUnknown = refusal(
  'not_found',
  'DELIVERY_LINE_NOT_FOUND',
  'The delivery has no line {line}',
  'Die Lieferung hat keine Position {line}',
);

export const customerInactive = refusal(
  'conflict',
  'CUSTOMER_INACTIVE',
  'The shop no longer sells to this customer: activate it first',
  'An diesen Kunden wird nicht mehr verkauft: erst aktivieren',
);

export const customerAddressMissing = refusal(
  'conflict',
  'CUSTOMER_ADDRESS_MISSING',
  'The customer has no address, and a standing order is delivered: enter the address first, or choose a delivery address',
  'Der Kunde hat keine Adresse, und ein Dauerauftrag wird geliefert: zuerst die Adresse eintragen oder eine Lieferadresse wählen',
);

export const orderLineUnknown = refusal(
  'not_found',
  'ORDER_LINE_NOT_FOUND',
  'The order has no line {line}',
  'Der Auftrag hat keine Position {line}',
);

export const orderLineClosed = refusal(
  'conflict',
  'ORDER_LINE_CLOSED',
  'Line {line} of the order is not open',
  'Position {line} des Auftrags ist nicht offen',
);

export const orderLineDelivered = refusal(
  'conflict',
  'ORDER_LINE_DELIVERED',
  'Line {line} has deliveries: it stays, keeps its price by hand, and is not lowered below the delivered quantity',
  'Von Position {line} ist schon etwas geliefert: sie bleibt, behält ihren Preis von Hand und sinkt nicht unter das Gelieferte',
);

export const orderMismatch = refusal(
  'conflict',
  'ORDER_MISMATCH',
  'Line {line} serves an order line of another customer or article: name the one for which the goods are',
  'Position {line} beliefert die Auftragsposition eines anderen Kunden oder Artikels: die richtige nennen',
);

export const orderAddressesDiffer = refusal(
  'conflict',
  'ORDER_MISMATCH',
  'The orders go to different addresses: choose one of them, or make a delivery for each',
  'Die Aufträge gehen an verschiedene Adressen: eine davon wählen, oder je eine Lieferung anlegen',
);

export const orderUnitMismatch = refusal(
  'conflict',
  'ORDER_UNIT_MISMATCH',
  'The goods of line {line} cannot serve its order line: what is ordered by weight or priced per KG needs goods that lie by weight',
  'Die Ware in Position {line} passt nicht zur Auftragsposition: was nach Gewicht bestellt oder je KG berechnet wird, braucht Ware, die nach Gewicht liegt',
);

export const notCountedSince = refusal(
  'conflict',
  'NOT_COUNTED_SINCE',
  'Nothing was counted after these goods left. Leave out alreadyCounted: {lots}',
  'Seit dem Ausgang dieser Ware wurde nicht gezählt. alreadyCounted weglassen: {lots}',
);

export const orderExists = refusal(
  'conflict',
  'ORDER_ALREADY_EXISTS',
  'There is an order with this number already',
  'Einen Auftrag mit dieser Nummer gibt es schon',
);

export const plannedDayTaken = refusal(
  'conflict',
  'PLANNED_DAY_TAKEN',
  'The standing order has an order for this day already',
  'Zu diesem Dauerauftrag gibt es für diesen Tag schon einen Auftrag',
);

export const articlesInactive = refusal(
  'conflict',
  'ARTICLE_INACTIVE',
  'The shop no longer keeps the articles of the lines {lines}: activate them, or leave out these lines',
  'Die Artikel der Positionen {lines} führt der Betrieb nicht mehr: aktivieren, oder diese Positionen weglassen',
);

export const vatClassesMissing = refusal(
  'conflict',
  'VAT_CLASS_MISSING',
  'The articles of the lines {lines} have no VAT class: set it, or that of their category',
  'Die Artikel der Positionen {lines} haben keine Steuerklasse: sie oder die der Warengruppe setzen',
);

export const pricesNotFound = refusal(
  'conflict',
  'PRICE_NOT_FOUND',
  'There is no price for the lines {lines}: set a list price, or a price by hand',
  'Für die Positionen {lines} gibt es keinen Preis: einen Listenpreis setzen, oder einen Preis von Hand',
);
