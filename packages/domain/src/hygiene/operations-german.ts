/** German translations of the summaries and descriptions of the operations of `hygiene`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const hygieneOperationsGerman: Catalogue = {
  // The plan
  'What is to be checked and cleaned on a day, and proposals for a plan':
    'Was an einem Tag zu prüfen und zu reinigen ist, und Vorschläge für einen Plan',
  'Read what is to be checked and cleaned on a day, and what was done':
    'Lesen, was an einem Tag zu prüfen und zu reinigen ist und was getan wurde',
  'All slots that share a moment with the day, by `dueAt`, then `name`. Those of cleaning tasks only with CLEANING_RECORD_READ. Sensors as of now; none for a past day.':
    'Alle Zeitfenster, die einen Moment mit dem Tag teilen, nach `dueAt`, dann nach `name`. Die der Reinigungsaufgaben nur mit CLEANING_RECORD_READ. Fühler nach dem Stand von jetzt; keine an einem vergangenen Tag.',
  'Read proposals for the control points and cleaning tasks of a butcher shop':
    'Vorschläge für die Kontrollpunkte und Reinigungsaufgaben einer Metzgerei lesen',
  'Bodies for the requests that create them, in German or English by Accept-Language. Leaves out names that are taken in either language. At most 500 storage locations.':
    'Inhalte der Anfragen, die sie anlegen, deutsch oder englisch nach Accept-Language. Ohne Namen, die in einer der beiden Sprachen vergeben sind. Höchstens 500 Lagerorte.',
  'Read which lots a deviation puts in doubt: those that lay in its location, and what was made of them since':
    'Lesen, welche Chargen durch eine Abweichung in Frage stehen: was an ihrem Lagerort lag, und was seither daraus gemacht wurde',
  'By the ledger, something of the lot was in the location at a moment from `since` to `until`, or the lot was made since then of such a lot, at any depth.':
    'Nach den gebuchten Bewegungen lag zu einem Zeitpunkt zwischen `since` und `until` etwas von der Charge am Lagerort, oder sie wurde seither aus einer solchen Charge gemacht, auch über mehrere Stufen.',
  'Place holds on lots that a deviation puts in doubt: on all given ones or on none':
    'Chargen sperren, die durch eine Abweichung in Frage stehen: alle angegebenen oder keine',
  'Lots that the deviation holds already are skipped.':
    'Chargen, die durch diese Abweichung schon gesperrt sind, werden übersprungen.',
};
