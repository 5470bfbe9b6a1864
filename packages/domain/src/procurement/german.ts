/** German translations of the words and fault messages of the context `procurement`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const procurementGerman: Catalogue = {
  // Names of members
  'At most': 'Höchstens',
  'Delivery note': 'Lieferschein',
  'Inspected at': 'Geprüft am',
  'Inspected by': 'Geprüft von',
  Inspections: 'Prüfungen',
  'Purchase order': 'Bestellung',
  'Receipt number': 'Wareneingangsnummer',
  'Received by': 'Angenommen von',
  'Received on': 'Eingegangen am',
  Rejected: 'Zurückgewiesen',
  Temperature: 'Temperatur',
  'Temperature of the vehicle': 'Temperatur des Fahrzeugs',
  Undone: 'Rückgängig gemacht',
  'Unit of the rejected quantity': 'Einheit der zurückgewiesenen Menge',
  'Reason for the rejection': 'Grund der Zurückweisung',

  // Statuses and choices
  Accepted: 'Angenommen',
  Due: 'Fällig',
  'Expired on receipt': 'Bei Annahme abgelaufen',
  Failed: 'Nicht bestanden',
  'Origin incomplete': 'Herkunft unvollständig',
  Passed: 'Bestanden',
  'Rejected in part': 'Teils zurückgewiesen',
  'Supplier certificate expired': 'Zertifikat abgelaufen',
  'Supplier certificate missing': 'Zertifikat fehlt',
  'Supplier inactive': 'Lieferant inaktiv',
  'Supplier lot missing': 'Chargennummer des Lieferanten fehlt',
  'Supplier not assigned': 'Lieferant nicht zugeordnet',
  'Temperature missing': 'Temperatur fehlt',

  // Actions in the audit log
  'inspected goods': 'hat Ware geprüft',
  'received goods': 'hat Ware angenommen',

  // Permissions
  'Goods receipts': 'Wareneingänge',
  'Purchase orders': 'Bestellungen',

  // Records, in messages
  'goods receipt': 'Wareneingang',

  // Faults of members
  'is required unless the line is rejected as a whole':
    'ist erforderlich, wenn nicht die ganze Position zurückgewiesen wird',
  'is required with what is rejected': 'ist zusammen mit der zurückgewiesenen Menge erforderlich',
  'The shop no longer buys from this supplier': 'Der Betrieb kauft nicht mehr bei diesem Lieferanten',
  'The supplier has no quality certificate': 'Der Lieferant hat kein Qualitätszertifikat',
  "None of the supplier's quality certificates is valid on {0}": 'Kein Qualitätszertifikat des Lieferanten gilt am {0}',
  'The article is not assigned to this supplier': 'Der Artikel ist diesem Lieferanten nicht zugeordnet',
  "The supplier's lot number was not given": 'Die Chargennummer des Lieferanten fehlt',
  'The origin of {0} lacks {1}': 'Zur Herkunft von {0} fehlt: {1}',
  'The goods expired on {0}, before they were received': 'Die Ware war am {0} abgelaufen, vor der Annahme',
  'The temperature of the goods was not measured': 'Die Temperatur der Ware wurde nicht gemessen',
  'must be at most {0}, the limit in °C of the product kind of the article':
    'darf höchstens {0} sein, die Grenze in °C für die Produktart des Artikels',
};
