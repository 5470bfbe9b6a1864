/** German translations of the summaries and descriptions of the operations of `settings`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const settingsOperationsGerman: Catalogue = {
  '13 characters: at least two digits, P for the PLU, W for the weight or E for the price in cents, V for a verifier that is not read, C for the check digit; @10g or @100g may follow a weight':
    '13 Zeichen: mindestens zwei Ziffern, P für die PLU, W für das Gewicht oder E für den Preis in Cent, V für eine Preisprüfziffer, die nicht gelesen wird, C für die Prüfziffer; nach einem Gewicht darf @10g oder @100g folgen',
  'Settings of the shop: its name on papers, tolerances and rules':
    'Einstellungen des Betriebs: sein Name auf Belegen, Toleranzen und Regeln',
  'Read the settings of the shop': 'Die Einstellungen des Betriebs lesen',
  'Remove the demo shop, as long as nothing else was entered':
    'Den Vorführbetrieb wieder entfernen, solange nichts anderes eingegeben wurde',
  "Removes all goods, documents and master data, and the users of the demo shop except the caller. Clears the shop's name, address and other operator data, and the settings of invoices and DATEV, unless the settings were changed since. Other users, other settings and the audit log remain.":
    'Entfernt alle Waren, Dokumente und Stammdaten und die Benutzer des Vorführbetriebs außer dem Aufrufer. Leert Name, Adresse und die übrigen Angaben zum Betrieb und die Einstellungen zu Rechnungen und DATEV, wenn die Einstellungen seither nicht geändert wurden. Andere Benutzer, die übrigen Einstellungen und das Protokoll bleiben.',
  'Change the given settings; an empty text clears a setting of the operator or of the invoices, null the logo or DATEV':
    'Ändern, was von den Einstellungen angegeben ist; ein leerer Text löscht einen des Betriebs oder der Rechnungen, null das Logo oder DATEV',
  'The register and its number': 'Das Register und die Nummer darin',
  "Empty: the operator's name": 'Leer: der Name des Betriebs',
  'Why sales of the VAT class EXEMPT are exempt': 'Warum Umsätze der Steuerklasse EXEMPT steuerfrei sind',
  'Of the numbers that are given from now on': 'Der Nummern, die ab jetzt vergeben werden',
  'For customers without payment terms': 'Für Kunden ohne Zahlungsbedingungen',
  'A note on each invoice': 'Ein Hinweis auf jeder Rechnung',
  'The first day of the fiscal year: MM-DD': 'Der erste Tag des Wirtschaftsjahrs: MM-TT',
  'The digits of a revenue account': 'Die Stellen eines Erlöskontos',
  'The collective account of customers, with one digit more than revenue accounts':
    'Das Sammelkonto der Kunden, mit einer Stelle mehr als Erlöskonten',
  'The automatic revenue account of each VAT rate': 'Das Automatikkonto der Erlöse je Steuersatz',
  'The language of papers': 'Die Sprache der Belege',
  'After how many months readings of sensors within limits are deleted. Their sums by day stay':
    'Nach wie vielen Monaten Messwerte von Fühlern in den Grenzen gelöscht werden. Ihre Summen je Tag bleiben',
  'In millimetres, replaced as a whole': 'In Millimetern, als Ganzes ersetzt',
};
