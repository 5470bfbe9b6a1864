/** German translations of the words and fault messages of the context `settings`, by the English text. */
import type { Catalogue } from '../kernel/words.ts';

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
  'must be 13 places like 28PPPPPWWWWWC: a prefix of 02 or 20 to 29 in two or three digits, 3 to 6 P for the PLU, 4 to 6 W for the weight in grams, and C for the check digit':
    'muss aus 13 Stellen bestehen wie 28PPPPPWWWWWC: ein Präfix aus 02 oder 20 bis 29 mit zwei oder drei Ziffern, 3 bis 6 P für die PLU, 4 bis 6 W für das Gewicht in Gramm und C für die Prüfziffer',
};

/** German translations of the operations: their summaries and descriptions. */
export const settingsOperationsGerman: Catalogue = {
  '13 characters: a prefix of 02 or 20 to 29, P for the PLU, W for the weight in grams, C for the check digit':
    '13 Stellen: ein Präfix aus 02 oder 20 bis 29, P für die PLU, W für das Gewicht in Gramm, C für die Prüfziffer',
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
