/** German translations of the words and fault messages of the context `invoicing`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const invoicingGerman: Catalogue = {
  // Names of members
  Billing: 'Abrechnung',
  'Billed deliveries': 'Berechnete Lieferungen',
  Corrects: 'Berichtigt',
  'Due on': 'Fällig am',
  'Issued on': 'Ausgestellt am',
  'Open amount': 'Offener Betrag',
  Invoice: 'Rechnung',
  'Line of the invoice': 'Position der Rechnung',
  'Issued from': 'Ausgestellt ab',
  'Issued until': 'Ausgestellt bis',
  Overdue: 'Überfällig',
  'Supplied from': 'Geliefert ab',
  'Supplied until': 'Geliefert bis',
  'E-invoice': 'E-Rechnung',
  'Kind of e-invoice': 'Art der E-Rechnung',
  'Booked on': 'Gebucht am',
  'Oldest due date': 'Älteste Fälligkeit',
  'Cancelled at': 'Storniert am',
  'Cancelled by': 'Storniert von',
  Discount: 'Nachlass',
  Proposals: 'Vorschläge',
  Place: 'Stelle',

  Text: 'Text',
  'Supply date': 'Liefertag',
  Items: 'Rechnungen der Zahlung',
  'Due unit': 'Einheit des Offenen',
  Findings: 'Was noch fehlt',
  Tax: 'Umsatzsteuer',
  'Credit notes': 'Rechnungskorrekturen',
  Payment: 'Zahlung',
  Payments: 'Zahlungen',
  'Order reference': 'Zeichen des Kunden',
  Seller: 'Verkäufer',
  Buyer: 'Käufer',
  'Deliver to': 'Geliefert an',
  Vat: 'Umsatzsteuer nach Satz',
  Terms: 'Zahlungsbedingungen',
  'Issued at': 'Ausgestellt am',
  'Country code': 'Ländercode',
  'Delivery line': 'Position der Lieferung',
  Profile: 'Profil',
  Bytes: 'Bytes',
  'Payment id': 'Zahlung',
  'Running number': 'Laufende Nummer',

  // Faults and refusals
  'must be in the same fiscal year as from': 'muss im selben Wirtschaftsjahr liegen wie der Beginn',
  'the data of the tax adviser (DATEV)': 'die Angaben des Steuerberaters (DATEV)',
  'the revenue account for {0} % (DATEV)': 'das Erlöskonto für {0} % (DATEV)',

  // Choices
  'Price allowance': 'Preisnachlass',
  Cancellation: 'Storno',
  'Credit note': 'Rechnungskorrektur',
  ZUGFeRD: 'ZUGFeRD',
  'Returned goods': 'Warenrückgabe',
  Settled: 'Erledigt',
  'By amount': 'Nach Betrag',
  'By number': 'Nach Nummer',
  'By total': 'Nach Summe',
  Booked: 'Gebucht',
  'Exempt from VAT': 'Steuerfrei',
  'VAT rate above 0 %': 'Steuersatz über 0 %',
  'VAT rate of 0 %': 'Steuersatz 0 %',
  'issued an invoice': 'hat eine Rechnung ausgestellt',
  'issued a credit note': 'hat eine Rechnungskorrektur ausgestellt',
  'Seller address missing': 'Anschrift des Betriebs fehlt',
  'Buyer address missing': 'Anschrift des Kunden fehlt',
  'Seller tax id missing': 'Steuernummer des Betriebs fehlt',
  'Supply abroad': 'Lieferung ins Ausland',
  'Price missing': 'Preis fehlt',
  'Exemption reason missing': 'Grund der Steuerbefreiung fehlt',
  'Buyer reference missing': 'Käuferreferenz fehlt',
  'Buyer electronic address missing': 'Elektronische Adresse des Kunden fehlt',
  'Seller contact missing': 'Ansprechpartner des Betriebs fehlt',
  'Bank account missing': 'Bankverbindung fehlt',
  'issue an invoice': 'Rechnung ausstellen',
  'issue a credit note': 'Rechnungskorrektur ausstellen',

  // Records
  invoice: 'Rechnung',
  'number series': 'Nummernkreis',
  'Invoice number': 'Rechnungsnummer',

  // Faults
  'has line {0} of one delivery twice, at {1}': 'enthält Position {0} einer Lieferung doppelt, an Stelle {1}',
  'names a delivery at {0} that is not one of deliveryIds':
    'nennt an Stelle {0} eine Lieferung, die nicht in deliveryIds steht',
  'is required for an allowance': 'ist für einen Preisnachlass nötig',
  'must be omitted: only an allowance has lines': 'muss fehlen: nur ein Preisnachlass hat Positionen',
  'must be a sum of money in a text like "29.21", with at most 10 digits before the point and 2 after it':
    'muss ein Betrag in einem Text wie "29.21" sein, mit höchstens 10 Ziffern vor dem Komma und 2 danach',
  'must not be negative': 'darf nicht negativ sein',
  'must be a line of which something is due': 'muss eine Position sein, bei der etwas offen ist',

  // Findings
  'Enter the name, street, postal code, city and country of the shop in the settings':
    'Name, Straße, Postleitzahl, Ort und Land des Betriebs in den Einstellungen eintragen',
  'Enter the street, postal code, city and country of {0}': 'Straße, Postleitzahl, Ort und Land von {0} eintragen',
  'Enter the VAT id or the tax number of the shop in the settings':
    'Umsatzsteuer-Id oder Steuernummer des Betriebs in den Einstellungen eintragen',
  'Supplies to another country cannot be billed here. Check the country of {0} and of the delivery addresses':
    'Lieferungen in ein anderes Land lassen sich hier nicht abrechnen. Land von {0} und der Lieferadressen prüfen',
  'Enter a price for {0}': 'Einen Preis für {0} eingeben',
  'Choose the VAT class of {0} or of its category': 'Steuersatz von {0} oder der Warengruppe wählen',
  '{0} is exempt from VAT: enter the reason of the exemption in the settings':
    '{0} ist steuerfrei: den Grund der Steuerbefreiung in den Einstellungen eintragen',
  'Enter the buyer reference (Leitweg-ID) in the sales terms of {0}':
    'Käuferreferenz (Leitweg-ID) in den Verkaufsbedingungen von {0} eintragen',
  'Enter the electronic address in the sales terms of {0}':
    'Elektronische Adresse in den Verkaufsbedingungen von {0} eintragen',
  'Enter the contact person for invoices, and the telephone and e-mail of the shop, in the settings':
    'Ansprechpartner für Rechnungen sowie Telefon und E-Mail des Betriebs in den Einstellungen eintragen',
  'Enter the IBAN of the shop in the settings': 'Die IBAN des Betriebs in den Einstellungen eintragen',

  // Files
  'Open items': 'Offene Posten',

  // Payments
  payment: 'Zahlung',
  'booked a payment': 'hat eine Zahlung gebucht',
  'cancelled a payment': 'hat eine Zahlung storniert',
  'cancel a payment': 'Zahlung stornieren',
  'must not be zero without a discount': 'darf ohne Nachlass nicht null sein',
};
