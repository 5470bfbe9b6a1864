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
  'can read the same barcodes as {0}': 'liest dieselben Strichcodes wie {0}',
};

/** German translations of the operations: their summaries and descriptions. */
export const settingsOperationsGerman: Catalogue = {
  '13 characters: at least two digits, P for the PLU, W for the weight or E for the price in cents, V for a verifier that is not read, C for the check digit; @10g or @100g may follow a weight':
    '13 Zeichen: mindestens zwei Ziffern, P für die PLU, W für das Gewicht oder E für den Preis in Cent, V für eine Preisprüfziffer, die nicht gelesen wird, C für die Prüfziffer; nach einem Gewicht darf @10g oder @100g folgen',
  'Settings of the shop: its name on papers, tolerances and rules':
    'Was der Betrieb über sich festlegt: wer er auf Papieren ist, und wie streng der Dienst ist',
  'Read the settings of the shop': 'Die Einstellungen des Betriebs lesen',
  'Remove the demo shop, as long as nothing else was entered':
    'Den Vorführbetrieb wieder entfernen, solange nichts anderes eingegeben wurde',
  "Removes all goods, documents and master data, and the users of the demo shop except the caller. Clears the shop's name, address and other operator data, unless the settings were changed since. Other users, other settings and the audit log remain.":
    'Entfernt alle Waren, Dokumente und Stammdaten und die Benutzer des Vorführbetriebs außer dem Aufrufer. Leert Name, Adresse und die übrigen Angaben zum Betrieb, wenn die Einstellungen seither nicht geändert wurden. Andere Benutzer, die übrigen Einstellungen und das Protokoll bleiben.',
  'Change the given settings; an empty text clears a setting of the operator':
    'Ändern, was von den Einstellungen angegeben ist; ein leerer Text löscht einen des Betriebs',
};
