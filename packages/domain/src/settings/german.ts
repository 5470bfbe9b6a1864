/** German translations of the words and fault messages of the context `settings`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const settingsGerman: Catalogue = {
  // Names of members
  'Approval number': 'Zulassungsnummer',
  'Closed days': 'Geschlossene Tage',
  'Closed weekdays': 'Geschlossene Wochentage',
  'Goods without a valid certificate': 'Ware ohne gültiges Zertifikat',
  "Patterns of the scales' barcodes": 'Muster der Waagen-Barcodes',
  'Rate in %': 'Satz in %',
  Shop: 'Betrieb',
  'Step below 1 kg, in g': 'Teilung unter 1 kg, in g',
  'Step from 1 kg on, in g': 'Teilung ab 1 kg, in g',
  'Steps of the scales': 'Teilung der Waagen',
  'Tolerance when cutting, in %': 'Toleranz beim Zerlegen, in %',
  'Tolerance when delivering, in %': 'Toleranz beim Liefern, in %',
  'VAT class': 'Steuerklasse',
  'VAT rates': 'Steuersätze',

  // Statuses and choices
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
  'can read the same barcodes as {0}': 'liest dieselben Strichcodes wie {0}',
};
