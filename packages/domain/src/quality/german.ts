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
  Uncontacted: 'Nicht verständigt',
  'Undone at': 'Rückgängig gemacht am',
  'Undone by': 'Rückgängig gemacht von',
  'Undone deliveries': 'Rückgängig gemachte Lieferungen',
  Unexplained: 'Ohne Grund fort',

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
  'recall record': 'Festgehaltenes eines Rückrufs',

  // Faults of members
  '{0}': '{0}',
  'is required, or one of {0}': 'ist erforderlich, oder eines von {0}',
  'must not be in the future': 'darf nicht in der Zukunft liegen',
};

/** German translations of the summaries and descriptions of the operations. */
export const qualityOperationsGerman: Catalogue = {
  'Start at all lots of this goods receipt': 'Bei allen Chargen dieses Wareneingangs beginnen',
  'Start at all lots of this delivery': 'Bei allen Chargen dieser Lieferung beginnen',
  'Start at all outputs of the production batch with this id':
    'Bei allen Chargen beginnen, die aus dem Ansatz mit dieser Id kamen',
  'Start at all lots of this supplier; with `supplierLot`, only at those with that number':
    'Bei allen Chargen dieses Lieferanten beginnen; neben einem `supplierLot` bei dessen Chargen mit dieser Nummer',
  'Start at all lots with this lot number of the supplier':
    'Bei allen Chargen mit dieser Nummer des Lieferanten beginnen',
  'Start at all lots with this number': 'Bei allen Chargen mit dieser Nummer beginnen',
  'Start at the lot with this id': 'Bei der Charge mit dieser Id beginnen',
  'Maximum number of nodes, nearest first. Edges are shown only between shown nodes':
    'So viele Knoten werden höchstens gezeigt, die nächsten zuerst; Kanten nur zwischen gezeigten Knoten',
  'Direction of the trace: `BACKWARD` to the origin, `FORWARD` to the use, or `BOTH`':
    'Der Weg von dort: `BACKWARD` zur Herkunft, `FORWARD` zum Verbleib, oder `BOTH`',
  'State as of this time; default: now': 'Der Zeitpunkt, auf den zurückgeblickt wird; ohne Angabe: jetzt',
  'Traces of lots, and recalls': 'Woher Chargen kamen, wer hat, was daraus wurde, und alles davon sperren',
  'Trace lots to their origin, their use and the customers who have the goods':
    'Chargen rückverfolgen: woher sie kamen, was daraus wurde, und wer es hat',
  'Every lot that matches any of the filters is a start of one common trace; `supplierId` narrows `supplierLot`. `limit` cuts nodes, nearest first, and the edges of cut nodes, never `recall`. `asOf` returns the state at that time.':
    'Alle Chargen, die einer der Filter nennt, sind Anfänge einer gemeinsamen Rückverfolgung; `supplierId` grenzt `supplierLot` ein. `limit` kürzt die Knoten, die nächsten zuerst, und die Kanten gekürzter Knoten; `recall` wird nie gekürzt. `asOf`: wie es zu diesem Zeitpunkt war.',
  'List recalls, without their frozen data': 'Rückrufe auflisten, ohne was sie festhielten',
  'Open a recall: records the data of the affected goods, and blocks the goods unless it is an exercise':
    'Einen Rückruf eröffnen: festhalten, was betroffen ist, und alles sperren, außer es ist eine Übung',
  'REAL places a hold on every affected lot: the starts and all lots made from them, including lots that are created meanwhile. MOCK blocks nothing and returns the same figures.':
    'REAL sperrt jede betroffene Charge: die Anfänge und alles, was daraus wurde, auch was währenddessen entsteht. MOCK sperrt nichts, mit denselben Zahlen.',
  'Read one recall: its frozen data, the contacts with customers, and the current state':
    'Einen Rückruf lesen: was er festhielt, wen der Betrieb verständigt hat, und wie es jetzt steht',
  'Record a contact with a customer about a recall, also a failed one':
    'Festhalten, dass ein Kunde verständigt wurde oder nicht zu erreichen war',
  'Close a recall; its holds remain until quality releases them':
    'Einen Rückruf abschließen; was er sperrte, bleibt es, bis die Qualität es freigibt',
  'The contact list of a recall: customers, deliveries and contacts':
    'Die Telefonliste: wer was wann bekam, und was gesagt wurde',
};
