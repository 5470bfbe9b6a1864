/** German texts of `settings` in the pages, by the English text. */
import type { Catalogue } from '@cleaver/domain/kernel';

export const settingsScreensGerman: Catalogue = {
  'Add a usual size': 'Eine übliche Größe hinzufügen',
  'If empty: the name of the shop': 'Leer: der Name des Betriebs',
  'Month and day: 01-01 for 1 January': 'Monat und Tag: 01-01 für den 1. Januar',
  'None: posting batches for the tax adviser need them.':
    'Keine Angaben: Buchungsstapel für den Steuerberater brauchen sie.',
  'Note on each invoice': 'Text auf jeder Rechnung',
  'On invoices with goods of the VAT class “Exempt”, for example § 19 UStG':
    'Auf Rechnungen mit Ware der Steuerklasse „Steuerfrei“, zum Beispiel § 19 UStG',
  'RE gives RE-2026-00001': 'RE ergibt RE-2026-00001',
  'Remove DATEV': 'DATEV entfernen',
  'Required on e-invoices to public authorities': 'Pflicht auf E-Rechnungen an Behörden',
  'With one digit more than the revenue accounts': 'Mit einer Stelle mehr als die Erlöskonten',
  'Without these settings, posting batches cannot be exported.':
    'Ohne diese Angaben lassen sich keine Buchungsstapel ausgeben.',
  Barcode: 'Strichcode',
  'Labels of the scales': 'Etiketten der Waagen',
  'None: labels of scales are not read.': 'Keine: Etiketten von Waagen werden nicht gelesen.',
  'as on every label of the scale: at least two, only at the beginning':
    'wie auf jedem Etikett der Waage: mindestens zwei, nur am Anfang',
  'digits of the PLU, the number of the article at the scale': 'Ziffern der PLU, der Nummer des Artikels an der Waage',
  'digits of the weight, in grams; with @10g or @100g at the end in 10 g or 100 g':
    'Ziffern des Gewichts, in Gramm; mit @10g oder @100g am Ende in 10 g oder 100 g',
  "digits of the price in cents, instead of the weight. Price ÷ today's list price per kg is the weight.":
    'Ziffern des Preises in Cent, statt des Gewichts. Preis ÷ heutiger Listenpreis je kg ergibt das Gewicht.',
  "a digit that is not read, for example the scale's own check of the price":
    'eine Ziffer, die nicht gelesen wird, zum Beispiel die Preisprüfziffer der Waage',
  'the check digit, always the last of the 13': 'die Prüfziffer, immer die letzte der 13',
  'begins with {0}': 'beginnt mit {0}',
  'PLU with {0} digits': 'PLU mit {0} Stellen',
  'weight with {0} digits, in {1}': 'Gewicht mit {0} Stellen, in {1}',
  'price with {0} digits, in cents': 'Preis mit {0} Stellen, in Cent',
  'Try a label: scan it or type its digits': 'Ein Etikett ausprobieren: scannen oder die Ziffern eintippen',
  Read: 'Lesen',
  '{0} was not read as a label of the scales.': '{0} wurde nicht als Etikett der Waage gelesen.',
  'No pattern fits {0}: it is not read as a label of the scales.':
    'Kein Muster passt zu {0}: Es wird nicht als Etikett der Waage gelesen.',
  Pattern: 'Muster',
  'No article has this PLU.': 'Kein Artikel hat diese PLU.',
  'Price on the label': 'Preis auf dem Etikett',
  'List price per kg today': 'Heutiger Listenpreis je kg',
  'Add those of the next twelve months': 'Feiertage der nächsten zwölf Monate übernehmen',
  'Closed on {0}': 'Am {0} geschlossen',
  'Earlier months': 'Frühere Monate',
  'Later months': 'Spätere Monate',
  'No other day is closed.': 'Kein weiterer Tag ist geschlossen.',
  'Note on {0}': 'Notiz zum {0}',
  'Open on {0}': 'Am {0} öffnen',
  'Permanently removes its articles, goods, documents and users. Possible only as long as nothing else has been entered. Your own users and the other settings stay.':
    'Entfernt seine Artikel, Waren, Dokumente und Benutzer endgültig. Das geht, solange nichts anderes eingegeben wurde. Die eigenen Benutzer und die übrigen Einstellungen bleiben.',
  'Printed {0}': 'Gedruckt {0}',
  'Public holidays in': 'Feiertage in',
  'Remove the demo shop': 'Vorführbetrieb entfernen',
  'Choose a logo (PNG or SVG)': 'Logo wählen (PNG oder SVG)',
  Papers: 'Belege',
  'Preview of the letterhead': 'Vorschau des Briefkopfs',
  'Remove the logo': 'Logo entfernen',
  'The logo must have at most {0} kB: save a smaller one.': 'Das Logo darf höchstens {0} kB haben: kleiner speichern.',
  Rules: 'Regeln',
  Service: 'Verwaltung',
  'The demo shop is removed': 'Der Vorführbetrieb ist entfernt',
  'There is no category yet.': 'Es gibt noch keine Warengruppe.',
  'Type {0} to confirm that everything loaded with the demo shop is removed.':
    'Geben Sie {0} ein, um zu bestätigen, dass alles aus dem Vorführbetrieb entfernt wird.',
  'VAT by category': 'Umsatzsteuer je Warengruppe',
  'VAT class of {0}': 'Steuerklasse von {0}',
  'and {0} that has passed': 'und {0} vergangener',
  'and {0} that have passed': 'und {0} vergangene',
  '{0} categories have no VAT class: businesses get no list price for their articles.':
    '{0} Warengruppen haben keine Steuerklasse: Für ihre Artikel gibt es für Firmen keinen Listenpreis.',
  '{0} category has no VAT class: businesses get no list price for its articles.':
    '{0} Warengruppe hat keine Steuerklasse: Für ihre Artikel gibt es für Firmen keinen Listenpreis.',
  '{0} g below 1 kg, {1} g from then on': '{0} g unter 1 kg, {1} g ab 1 kg',
};
