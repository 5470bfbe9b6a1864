/** German translations of the summaries and descriptions of the operations of `audit`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const auditOperationsGerman: Catalogue = {
  'Only entries before this time': 'Nur Einträge vor diesem Zeitpunkt',
  'Only entries from this time on': 'Nur Einträge ab diesem Zeitpunkt',
  'Only entries that name this record, as the main record or among `changes`':
    'Nur Einträge, die diesen Datensatz nennen, als den eigentlichen oder unter `changes`',
  'The kind of the main record; with `entityId`, the kind of that record':
    'Die Art des eigentlichen Datensatzes; mit `entityId` die Art jenes Datensatzes',
  'Read one entry of the audit log with all its changes': 'Einen Eintrag des Protokolls mit allen Änderungen lesen',
  'The audit log': 'Das Protokoll',
  'Read the audit log: user, operation, record, time, address, values before and after':
    'Das Protokoll lesen: wer was womit tat, wann, von wo, davor und danach',
  'Every write, every log-in and every refusal for a missing permission has an entry. No operation changes or removes entries. Only archiving moves old ones into files. Changes above 64 KiB are only counted; the entry itself has them all. Newest first by default.':
    'Jede Änderung, jede Anmeldung und jeder verweigerte Zugriff hat einen Eintrag. Kein Vorgang ändert oder entfernt Einträge. Nur die Archivierung verschiebt alte in Dateien. Änderungen über 64 KiB werden nur gezählt; der Eintrag selbst hat sie alle. Neueste zuerst, wenn `sort` nichts anderes sagt.',
};
