/** German translations of the summaries and descriptions of the operations of `hygiene`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const hygieneOperationsGerman: Catalogue = {
  // Devices and their readings
  'Devices that send the readings of sensors, and their keys':
    'Geräte, die Messwerte von Fühlern senden, und ihre Schlüssel',
  'List the devices that send readings': 'Die Geräte auflisten, die Messwerte senden',
  'Read one device': 'Ein Gerät lesen',
  'Create an active device; its key is in this response alone':
    'Ein aktives Gerät anlegen; seinen Schlüssel zeigt nur diese Antwort',
  'Give a device a new key; the old one ends at once':
    'Einem Gerät einen neuen Schlüssel geben; der alte gilt sofort nicht mehr',
  'Activate a device': 'Ein Gerät aktivieren',
  'Deactivate a device: its key opens nothing': 'Ein Gerät deaktivieren: Sein Schlüssel öffnet nichts mehr',
  'What devices send, with a key of their own': 'Was Geräte mit ihrem eigenen Schlüssel senden',
  'Store the readings of a device’s sensors; each is judged alone':
    'Die Messwerte der Fühler eines Geräts speichern; jeder wird für sich beurteilt',
  'Every answer is final: the device may forget what was stored, a duplicate or refused. Refused, in this order: IMPLAUSIBLE (no value, or outside -80 to 200), IN_FUTURE (over 5 minutes), TOO_OLD (over 31 days), UNKNOWN_CHANNEL (no active control point had the channel at `measuredAt`), READING_EXISTS (the channel has another value at this instant, which stays). The same value again is a duplicate. Has no audit entry.':
    'Jede Antwort ist endgültig: Was gespeichert, doppelt oder abgelehnt ist, kann das Gerät vergessen. Abgelehnt wird, in dieser Reihenfolge: IMPLAUSIBLE (kein Wert, oder außerhalb von -80 bis 200), IN_FUTURE (über 5 Minuten), TOO_OLD (über 31 Tage), UNKNOWN_CHANNEL (bei `measuredAt` hatte kein aktiver Kontrollpunkt den Kanal), READING_EXISTS (der Kanal hat zu diesem Zeitpunkt einen anderen Wert, der bleibt). Derselbe Wert noch einmal ist doppelt. Ohne Eintrag im Protokoll.',
  'In °C, rounded to 2 decimal places. None, or a value outside -80 to 200: refused as IMPLAUSIBLE':
    'In °C, auf 2 Nachkommastellen gerundet. Keiner, oder einer außerhalb von -80 bis 200: abgelehnt als IMPLAUSIBLE',

  // The sensor of a control point
  'All members, or an empty object, which takes it away': 'Alle Angaben, oder ein leeres Objekt, das ihn wegnimmt',
  'How often it sends': 'Wie oft er sendet',
  'Minutes that readings of a sensor may be out of limits':
    'So viele Minuten dürfen Messwerte eines Fühlers außerhalb der Grenzen liegen',

  // Series
  'Readings over time, for pictures': 'Messwerte im Verlauf, für Bilder',
  'Read the readings of a control point over time, for a picture':
    'Die Messwerte eines Kontrollpunkts im Verlauf lesen, für ein Bild',
  'RAW gives the readings, HOUR and DAY give sums per hour or day of the shop, without empty ones. Corrected readings and NOT_DONE are left out. Silences are times in which the sensor sent nothing for longer than twice its minutes, and than its minutes and 15 more.':
    'RAW liefert die Messwerte, HOUR und DAY Summen je Stunde oder Tag des Betriebs, ohne leere. Berichtigte Messwerte und NOT_DONE fehlen. Funkstillen sind Zeiten, in denen der Fühler länger nichts sandte als das Doppelte seiner Minuten und als seine Minuten und 15 weitere.',
  'The last day; at most 366 days with both ends, 8 with RAW':
    'Der letzte Tag; höchstens 366 Tage mit beiden Enden, 8 mit RAW',

  // The plan
  'What is to be checked and cleaned on a day, and proposals for a plan':
    'Was an einem Tag zu prüfen und zu reinigen ist, und Vorschläge für einen Plan',
  'Read what is to be checked and cleaned on a day, and what was done':
    'Lesen, was an einem Tag zu prüfen und zu reinigen ist und was getan wurde',
  'All slots that share a moment with the day, by `dueAt`, then `name`. Those of cleaning tasks only with CLEANING_RECORD_READ. Sensors as of now; none for a past day.':
    'Alle Zeitfenster, die einen Moment mit dem Tag teilen, nach `dueAt`, dann nach `name`. Die der Reinigungsaufgaben nur mit CLEANING_RECORD_READ. Fühler nach dem Stand von jetzt; keine an einem vergangenen Tag.',
  'Read proposals for the control points and cleaning tasks of a butcher shop':
    'Vorschläge für die Kontrollpunkte und Reinigungsaufgaben eines Fleischerbetriebs lesen',
  'Bodies for the requests that create them, in German or English by Accept-Language. Leaves out names that are taken in either language. At most 500 storage locations of each type.':
    'Inhalte der Anfragen, die sie anlegen, deutsch oder englisch nach Accept-Language. Ohne Namen, die in einer der beiden Sprachen vergeben sind. Höchstens 500 Lagerorte jeder Art.',
  'Read which lots a deviation puts in doubt: those that lay in its location, and what was made of them since':
    'Lesen, welche Chargen durch eine Abweichung in Frage stehen: was an ihrem Lagerort lag, und was seither daraus gemacht wurde',
  'By the ledger, something of the lot was in the location at a moment from `since` to `until`, or the lot was made since then of such a lot, at any depth.':
    'Nach den gebuchten Bewegungen lag zu einem Zeitpunkt zwischen `since` und `until` etwas von der Charge am Lagerort, oder sie wurde seither aus einer solchen Charge gemacht, auch über mehrere Stufen.',
  'Place holds on lots that a deviation puts in doubt: on all given ones or on none':
    'Chargen sperren, die durch eine Abweichung in Frage stehen: alle angegebenen oder keine',
  'Lots that the deviation holds already are skipped.':
    'Chargen, die durch diese Abweichung schon gesperrt sind, werden übersprungen.',

  // Control points and cleaning tasks
  'What is checked, how often and within which limits, in dated versions':
    'Was geprüft wird, wie oft und in welchen Grenzen, in datierten Fassungen',
  'List control points': 'Kontrollpunkte auflisten',
  'Read one control point with its versions': 'Einen Kontrollpunkt mit seinen Fassungen lesen',
  'Create an active control point': 'Einen aktiven Kontrollpunkt anlegen',
  'Of the scope SHOP: by a schedule, a sensor, or when needed. Of the scope BATCH: measured for each production batch to which it applies. TEMPERATURE in °C (-273.15 to 1000), PH (0 to 14), CHECK (in order or not).':
    'Mit `scope` SHOP: nach einem Plan, mit einem Fühler oder bei Bedarf. Mit `scope` BATCH: bei jeder Produktion gemessen, für die er gilt. TEMPERATURE in °C (-273.15 bis 1000), PH (0 bis 14), CHECK (in Ordnung oder nicht).',
  'Change a control point: its scope and measure stay':
    'Einen Kontrollpunkt ändern: Wo er geprüft wird und seine Messgröße bleiben',
  'Replaces `limits`, `schedule` and `sensor` as a whole. A change of these, or of `toleratedMinutes`, makes a new version from now on: earlier readings keep their verdicts.':
    'Ersetzt `limits`, `schedule` und `sensor` im Ganzen. Eine Änderung daran oder an `toleratedMinutes` macht eine neue Fassung von jetzt an: Frühere Messwerte behalten ihre Beurteilung.',
  'Activate a control point': 'Einen Kontrollpunkt aktivieren',
  'Deactivate a control point: nothing of it is planned': 'Einen Kontrollpunkt deaktivieren: Nichts davon ist geplant',
  'What is cleaned, with what and how often, in dated versions':
    'Was gereinigt wird, womit und wie oft, in datierten Fassungen',
  'List cleaning tasks': 'Reinigungsaufgaben auflisten',
  'Read one cleaning task with its versions': 'Eine Reinigungsaufgabe mit ihren Fassungen lesen',
  'Create an active cleaning task': 'Eine aktive Reinigungsaufgabe anlegen',
  'Change a cleaning task; a change of its schedule makes a new version from now on':
    'Eine Reinigungsaufgabe ändern; eine Änderung ihres Plans macht eine neue Fassung von jetzt an',
  'Activate a cleaning task': 'Eine Reinigungsaufgabe aktivieren',
  'Deactivate a cleaning task: nothing of it is planned':
    'Eine Reinigungsaufgabe deaktivieren: Nichts davon ist geplant',
  'Of the scope SHOP alone. An empty text clears it': 'Nur mit `scope` SHOP. Ein leerer Text löscht es',
  'Of the scope BATCH alone': 'Nur mit `scope` BATCH',
  'Of the scope BATCH alone: the batches whose article is of these kinds, or one of `articleIds`; both empty: all':
    'Nur mit `scope` BATCH: die Produktionen, deren Artikel eine dieser Arten hat oder einer von `articleIds` ist; beide leer: alle',
  'Inclusive. At least one of both, in the range of the measure':
    'Einschließlich. Mindestens einer von beiden, im Bereich der Messgröße',
  'An empty object takes it away': 'Ein leeres Objekt nimmt ihn weg',
  'Of DAY alone, ascending': 'Nur bei DAY, aufsteigend',
  'At most today; default: today': 'Höchstens heute; ohne Angabe: heute',

  // Readings, cleaning records and deviations
  'What was measured and checked, judged by the limits in force at that instant':
    'Was gemessen und geprüft wurde, beurteilt nach den Grenzen, die zu diesem Zeitpunkt galten',
  'List readings': 'Messwerte auflisten',
  'Record what was measured or checked: all readings or none':
    'Eintragen, was gemessen oder geprüft wurde: alle Messwerte oder keiner',
  'A CHECK takes `result` OK or NOT_OK, other measures take `value`. Each takes `result` NOT_DONE. NOT_OK and NOT_DONE need a note. `action` also acts on the deviation that the reading is part of.':
    'Ein CHECK nimmt `result` OK oder NOT_OK, andere Messgrößen nehmen `value`. Jede nimmt `result` NOT_DONE. NOT_OK und NOT_DONE brauchen eine Notiz. `action` ist auch die Maßnahme zu der Abweichung, zu der der Messwert gehört.',
  'Correct a reading: a new reading of the same point, instant and batch; the old one stays and counts no more':
    'Einen Messwert berichtigen: ein neuer Messwert desselben Kontrollpunkts, Zeitpunkts und derselben Produktion; der alte bleibt und zählt nicht mehr',
  'Why it is corrected': 'Warum er berichtigt wird',
  'What was cleaned': 'Was gereinigt wurde',
  'List cleaning records': 'Reinigungsnachweise auflisten',
  'Record what was cleaned: all records or none': 'Eintragen, was gereinigt wurde: alle Nachweise oder keiner',
  'NOT_OK and NOT_DONE need a note. `action` also acts on the deviation that the record is part of.':
    'NOT_OK und NOT_DONE brauchen eine Notiz. `action` ist auch die Maßnahme zu der Abweichung, zu der der Nachweis gehört.',
  'Of the scope BATCH alone, which requires it': 'Nur mit `scope` BATCH, und dort nötig',
  'At most 31 days back and 5 minutes ahead; default: now':
    'Höchstens 31 Tage zurück und 5 Minuten voraus; ohne Angabe: jetzt',
  'For the deviation that it is part of; passed over if it is in none':
    'Für die Abweichung, zu der er gehört; ohne eine solche wird es übergangen',
  'Readings in a row out of limits, with what people did about them':
    'Aufeinanderfolgende Messwerte außerhalb der Grenzen, mit dem, was dagegen getan wurde',
  'List deviations': 'Abweichungen auflisten',
  'Read one deviation': 'Eine Abweichung lesen',
  'Record the cause of a deviation, what was done, and what became of the goods':
    'Die Ursache einer Abweichung eintragen, was getan wurde und was mit der Ware geschah',
  'Verify that the actions on a deviation were effective; else it is open again':
    'Überprüfen, ob die Maßnahmen zu einer Abweichung wirksam waren; sonst ist sie wieder offen',

  // The report
  "The record of the shop's own checks for the authority": 'Der Nachweis der Eigenkontrollen für die Behörde',
  "Read the report on the shop's own checks in a period, with what it lacks":
    'Den Bericht über die Eigenkontrollen eines Zeitraums lesen, mit dem, was ihm fehlt',
  'JSON, PDF in German or English by Accept-Language, or one part as CSV. A period that is over and unchanged has the same `sha256`.':
    'JSON, PDF auf Deutsch oder Englisch nach Accept-Language, oder ein Teil als CSV. Ein Zeitraum, der vorbei und unverändert ist, hat denselben `sha256`.',
  'The last day, at most today; at most 366 days with both ends':
    'Der letzte Tag, höchstens heute; höchstens 366 Tage mit beiden Enden',
  'Required with CSV, and only then. DAYS: a row for each check and day. READINGS: by hand or out of limits. DEVIATIONS: a row for each action':
    'Bei CSV nötig, und nur dort. DAYS: eine Zeile je Kontrolle und Tag. READINGS: von Hand oder außerhalb der Grenzen. DEVIATIONS: eine Zeile je Maßnahme',
};
