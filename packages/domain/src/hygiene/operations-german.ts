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
};
