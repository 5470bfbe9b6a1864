/** German translations of the words and fault messages of the context `settings`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const settingsGerman: Catalogue = {
  // Names of members
  'Account holder': 'Kontoinhaber',
  'Approval number': 'Zulassungsnummer',
  BIC: 'BIC',
  'Closed days': 'Geschlossene Tage',
  'Closed weekdays': 'Geschlossene Wochentage',
  'Collective account of customers': 'Debitorenkonto (Sammelkonto)',
  DATEV: 'DATEV',
  'Days to pay, without payment terms': 'Zahlungsziel in Tagen, wenn keines vereinbart ist',
  'Digits of a revenue account': 'Stellen eines Erlöskontos (Sachkontenlänge)',
  'First letters of invoice numbers': 'Anfang der Rechnungsnummern',
  'First letters of numbers': 'Anfang der Nummern',
  'Fiscal year begins on': 'Wirtschaftsjahr beginnt am',
  IBAN: 'IBAN',
  'Language of papers': 'Sprache der Belege',
  Logo: 'Logo',
  'Goods without a valid certificate': 'Ware ohne gültiges Zertifikat',
  'Number of the client': 'Mandantennummer',
  'Number of the tax adviser': 'Beraternummer',
  "Patterns of the scales' barcodes": 'Muster der Waagen-Barcodes',
  'Rate in %': 'Satz in %',
  'Reason of the tax exemption': 'Grund der Steuerbefreiung',
  'Register entry': 'Registereintrag',
  'Revenue account of each VAT rate': 'Erlöskonto je Steuersatz',
  'Months until sensor readings in order are deleted':
    'Monate, bis Messwerte der Fühler in den Grenzen gelöscht werden',
  Shop: 'Betrieb',
  'Step below 1 kg, in g': 'Teilung unter 1 kg, in g',
  'Step from 1 kg on, in g': 'Teilung ab 1 kg, in g',
  'Steps of the scales': 'Teilung der Waagen',
  'Tax number': 'Steuernummer',
  'Tolerance when cutting, in %': 'Toleranz beim Zerlegen, in %',
  'Tolerance when delivering, in %': 'Toleranz beim Liefern, in %',
  'VAT class': 'Steuerklasse',
  'VAT rates': 'Steuersätze',

  // Statuses and choices
  English: 'Englisch',
  German: 'Deutsch',
  'Do not receive': 'Nicht annehmen',
  'Receive with a warning': 'Mit Warnung annehmen',
  'Reduced rate': 'Ermäßigter Satz',
  'Standard rate': 'Regelsatz',

  // Permissions
  Branches: 'Filialen',
  Settings: 'Einstellungen',

  // Records, in messages
  'shop settings': 'Einstellungen',

  // Fault messages
  'must be 13 characters like 28PPPPPWWWWWC: at least two digits, one run of P for the PLU, one run of W for the weight or of E for the price in cents, V where the scale prints a verifier, and C for the check digit; @10g or @100g may follow a weight':
    'muss aus 13 Zeichen bestehen wie 28PPPPPWWWWWC: mindestens zwei Ziffern, einmal P am Stück für die PLU, einmal W am Stück für das Gewicht oder E für den Preis in Cent, V, wo die Waage eine Preisprüfziffer druckt, und C für die Prüfziffer; nach einem Gewicht darf @10g oder @100g folgen',
  'must be at least the step below 1 kg, {0} g': 'muss mindestens so groß sein wie die Teilung unter 1 kg, {0} g',
  'must be a PNG or SVG as a data URI: data:image/png;base64,… or data:image/svg+xml;base64,…':
    'muss ein PNG oder SVG als Data-URI sein: data:image/png;base64,… oder data:image/svg+xml;base64,…',
  'must have at most {0} kB: save a smaller picture': 'darf höchstens {0} kB haben: das Bild kleiner speichern',
  'must be in UTF-8: save the picture again': 'muss in UTF-8 gespeichert sein: das Bild neu speichern',
  'must be 1 to 4 capital letters or digits': 'muss aus 1 bis 4 Großbuchstaben (A bis Z) oder Ziffern bestehen',
  'must be a whole PNG: save the picture again': 'muss ein vollständiges PNG sein: das Bild neu speichern',
  'must have at most {0} × {1} pixels': 'darf höchstens {0} × {1} Pixel haben',
  'must be well-formed XML': 'muss wohlgeformtes XML sein',
  'must not refer to other files or pictures: embed everything as shapes':
    'darf auf keine anderen Dateien oder Bilder verweisen: alles als Formen einbetten',
  'must not have a DOCTYPE or entities: remove them': 'darf weder DOCTYPE noch Entitäten enthalten: entfernen',
  'must have svg as its outermost element': 'muss svg als äußerstes Element haben',
  'must have at most {0} elements: simplify it': 'darf höchstens {0} Elemente haben: das Bild vereinfachen',
  'must not have the element {0}: remove it': 'darf das Element {0} nicht enthalten: entfernen',
  'must not have the attribute {0}: remove it': 'darf das Attribut {0} nicht enthalten: entfernen',
  'must not have elements that refer to themselves': 'darf keine Elemente enthalten, die auf sich selbst verweisen',
  'must be an IBAN like DE89 3704 0044 0532 0130 00: check each digit':
    'muss eine IBAN sein wie DE89 3704 0044 0532 0130 00: jede Stelle prüfen',
  'must be a BIC of 8 or 11 letters and digits, like COBADEFFXXX':
    'muss ein BIC aus 8 oder 11 Buchstaben und Ziffern sein, wie COBADEFFXXX',
  'must be 1 to 10 capital letters or digits, with hyphens only between them':
    'muss aus 1 bis 10 Großbuchstaben (A bis Z) oder Ziffern bestehen, Bindestriche nur dazwischen',
  'must be a month and a day of each year as MM-DD, like 07-01':
    'muss Monat und Tag sein, die es in jedem Jahr gibt, als MM-TT, wie 07-01',
  'must be an account of {0} to {1} digits, like {2}': 'muss ein Konto aus {0} bis {1} Ziffern sein, wie {2}',
  'must have {0} digits, one more than revenue accounts': 'muss {0} Ziffern haben, eine mehr als Erlöskonten',
  'must have {0} digits, as the account length says': 'muss {0} Ziffern haben, wie es die Sachkontenlänge verlangt',
  'is the name of another size': 'ist der Name einer anderen Größe',
  'can read the same barcodes as {0}': 'liest dieselben Strichcodes wie {0}',
};
