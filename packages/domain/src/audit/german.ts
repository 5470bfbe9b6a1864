/** German of audit, keyed by the English: words and fault messages. */
import type { Catalogue } from '../kernel/words.ts';

export const auditGerman: Catalogue = {
  // Permissions
  'Audit log': 'Protokoll',
};

/** Texts of the operations: summaries and descriptions. */
export const auditOperationsGerman: Catalogue = {
  'Only entries before this instant': 'Nur Einträge vor diesem Zeitpunkt',
  'Only entries from this instant on': 'Nur Einträge ab diesem Zeitpunkt',
  'Who did what': 'Wer was getan hat',
  'Read the audit log: who did what to what, when, from where, before and after':
    'Das Protokoll lesen: wer was womit tat, wann, von wo, davor und danach',
  'Every write, every log-in and every refusal for want of a permission has an entry, which nobody can change or remove. Newest first unless `sort` says otherwise.':
    'Jede Änderung, jede Anmeldung und jede Ablehnung mangels Rechts hat einen Eintrag, den niemand ändern oder entfernen kann. Das Neueste zuerst, wenn `sort` nichts anderes sagt.',
};
