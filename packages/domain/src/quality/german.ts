/** German translations of the words and fault messages of the context `quality`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const qualityGerman: Catalogue = {
  // Names of members
  Accounted: 'Nachgewiesen',
  'State at': 'Stand von',
  'Closed at': 'Abgeschlossen am',
  'Closed by': 'Abgeschlossen von',
  'Comes back': 'Kommt zurück',
  Conclusion: 'Abschluss',
  Contacts: 'Gespräche',
  Customers: 'Kunden',
  Deliveries: 'Lieferungen',
  Direction: 'Richtung',
  Distance: 'Entfernung',
  Edges: 'Kanten',
  'Elapsed ms': 'Dauer in ms',
  'Exercise or real': 'Übung oder Ernstfall',
  How: 'Wie',
  'Is complete': 'Vollständig',
  Limits: 'Grenzwerte',
  'Made and sold in one shop': 'Im selben Betrieb hergestellt und verkauft',
  Nodes: 'Knoten',
  Now: 'Jetzt',
  'Open runs': 'In Arbeit',
  'Opened at': 'Eröffnet am',
  'Opened by': 'Eröffnet von',
  'Other inputs': 'Andere Zutaten',
  'Recall number': 'Rückrufnummer',
  Receipt: 'Wareneingang',
  Receipts: 'Wareneingänge',
  Reconciliation: 'Nachweis',
  Returned: 'Zurückgegeben',
  'Run kind': 'Art des Produktionslaufs',
  Runs: 'Produktionsläufe',
  Sha256: 'SHA-256',
  Side: 'Seite',
  'Spoken to at': 'Gesprochen am',
  'Spoken to by': 'Gesprochen von',
  Starts: 'Anfänge',
  'Stock on hand': 'Im Bestand',
  Totals: 'Summen',
  Uncontacted: 'Nicht benachrichtigt',
  'Undone at': 'Rückgängig gemacht am',
  'Undone by': 'Rückgängig gemacht von',
  'Undone deliveries': 'Rückgängig gemachte Lieferungen',
  Unexplained: 'Ungeklärt',

  // Statuses and choices
  Beginning: 'Anfang',
  'Both directions': 'Beide Richtungen',
  'By e-mail': 'Per E-Mail',
  'By letter': 'Per Brief',
  'By phone': 'Telefonisch',
  Down: 'Außer Betrieb',
  Exercise: 'Übung',
  'In person': 'Persönlich',
  'Not reached': 'Nicht erreicht',
  Production: 'Produktion',
  Reached: 'Erreicht',
  Real: 'Ernstfall',
  Up: 'In Betrieb',
  'What became of it': 'Was daraus wurde',
  'Where it came from': 'Woher es kam',

  // Actions in the audit log
  'closed it': 'hat es abgeschlossen',
  'recorded a contact': 'hat einen Kontakt festgehalten',

  // Permissions
  'Cleaning records': 'Reinigungsnachweise',
  'Inspections of goods': 'Warenprüfungen',
  'Recalls and HACCP': 'Rückrufe und HACCP',
  'Temperature logs': 'Temperaturprotokolle',

  // Actions on records, in refusals
  'note a contact for a recall': 'Kontakt zu einem Rückruf festhalten',
  'close a recall': 'Rückruf abschließen',

  // Records, in messages
  recall: 'Rückruf',
  'recall record': 'Eintrag eines Rückrufs',

  // Faults of members
  '{0}': '{0}',
  'is required, or one of {0}': 'ist erforderlich, oder eines von {0}',
  'must not be in the future': 'darf nicht in der Zukunft liegen',
};
