/** German translations of the descriptions of members and parameters that many operations share. */
import type { Catalogue } from './words.ts';

export const kernelOperationsGerman: Catalogue = {
  // Longer texts precede shorter ones, because the placeholder of a shorter one would also match the longer one.
  'Needs the permission `{0}`, or `{1}` for what the caller booked, and depending on the record one more: `{2}`.':
    'Braucht das Recht `{0}`, oder `{1}` für eigene Buchungen, und, je nach Datensatz, ein weiteres: `{2}`.',
  'Needs an access token, and depending on the record one permission: `{0}`.':
    'Nötig ist ein Access-Token, und je nach Datensatz eines der Rechte: `{0}`.',
  'Needs the permission `{0}`, and depending on the record one more: `{1}`.':
    'Braucht das Recht `{0}` und, je nach Datensatz, ein weiteres: `{1}`.',
  'Needs the permissions `{0}` and `{1}`.': 'Braucht die Rechte `{0}` und `{1}`.',
  'Needs the permission `{0}`.': 'Braucht das Recht `{0}`.',
  'Needs the permission `{0}`, except for the caller’s own user.':
    'Braucht das Recht `{0}`, außer für den eigenen Benutzer.',
  'Needs the permission `{0}`, or `{1}` for a reduced view.':
    'Braucht das Recht `{0}`, oder `{1}` für eine eingeschränkte Ansicht.',
  'Needs no access token.': 'Braucht keine Anmeldung.',
  'Needs the key of a device.': 'Braucht den Schlüssel eines Geräts.',
  'Needs an access token, but no permission.': 'Braucht eine Anmeldung, aber kein Recht.',
  'A unique text for this request. Repeating the request with it has no second effect.':
    'Ein eindeutiger Text für diese Anfrage. Mit ihm wiederholt, wirkt sie kein zweites Mal.',
  'The `ETag` of the version that you read. If the record was changed since, the request is refused. Without it, the request applies to the current version.':
    'Das `ETag` der gelesenen Version. Wurde der Datensatz seither geändert, wird die Anfrage abgelehnt. Ohne `ETag` gilt sie für die aktuelle Version.',
  'The id': 'Die Id',
  'The supplier’s id': 'Die Id des Lieferanten',
  'The ingredient’s id': 'Die Id der Zutat',
  'The stock’s id': 'Die Id des Bestands',
  'The hold’s id': 'Die Id der Sperre',
  'The line’s id': 'Die Id der Position',
  'One of {0}; in upper or lower case': 'Eine von {0}; groß oder klein geschrieben',
  'Fields in order of priority, separated by commas. A final `asc` or `desc` applies to all of them: `field`, `field,desc`, `a,b,desc`. Repeat the parameter for fields with another direction; name each field once. Sortable: {0}':
    'Felder nach Vorrang, durch Kommas getrennt. `asc` oder `desc` am Ende gilt für alle: `feld`, `feld,desc`, `a,b,desc`. Für Felder mit anderer Richtung den Parameter wiederholen; jedes Feld nur einmal nennen. Sortierbar: {0}',
  'Not allowed: this list has one fixed order': 'Nicht erlaubt: Diese Liste hat eine feste Reihenfolge',
  'A country: ISO 3166-1 alpha-2, in capitals': 'Ein Land: ISO 3166-1 alpha-2, in Großbuchstaben',
  'At most 15 digits before the point and 6 after it': 'Höchstens 15 Stellen vor dem Komma und 6 danach',
  'Page number; the first page is 0': 'Zählt ab 0',
  'Elements per page; more than 500 counts as 500': 'Über 500 gilt 500',
  'Elements to skip at the beginning of the page: `page.next` of the previous response':
    'So viele Einträge am Anfang der Seite werden ausgelassen: `page.next` der Antwort davor',
  'Walks the list in the order of ids: the entries with a greater id. The empty text begins. Entries that exist during the whole walk come exactly once, whatever others write. Not with `page`, `skip` or `sort`':
    'Geht die Liste in der Reihenfolge der Ids durch: die Einträge mit größerer Id. Leer beginnt vorn. Was die ganze Zeit da ist, kommt genau einmal, was auch immer andere schreiben. Nicht zusammen mit `page`, `skip` oder `sort`',
  'Only entries before this time': 'Nur solche vor diesem Zeitpunkt',
  'Only entries from this time on': 'Nur solche ab diesem Zeitpunkt',
  'Only entries of this day or earlier': 'Nur solche von diesem Tag oder früher',
  'An empty text clears it': 'Ein leerer Text löscht es',
  'Null clears it': 'Null löscht es',
  'Only entries of this day or later': 'Nur solche von diesem Tag oder später',
  'Only entries with a name or number that contains each of these words, at most 20; ignores case, ä counts as a, ß as ss':
    'Nur die, deren Name oder Nummer jedes dieser Wörter enthält, höchstens 20; groß wie klein, ä wie a, ß wie ss',
  'Only entries with one of these ids; repeat the parameter, at most 500 times':
    'Nur die mit einer dieser Ids; darf mehrmals stehen, höchstens 500-mal',
  'At most 10 digits before the point and 4 after it': 'Höchstens 10 Stellen vor dem Komma und 4 danach',
};
