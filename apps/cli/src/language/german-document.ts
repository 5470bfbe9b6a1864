/**
 * German texts for the parts of the OpenAPI document that HTTP adds: permissions, options and health checks. `{0}` is a
 * placeholder. The core has the German texts of its operations.
 */
export const GERMAN_DOCUMENT: Readonly<Record<string, string>> = {
  // Texts of every operation. Longer texts precede shorter ones, because the placeholder of a shorter one would also
  // match the longer one.
  'Needs the permission `{0}`, or `{1}` for what the caller booked, and depending on the record one more: `{2}`.':
    'Braucht das Recht `{0}`, oder `{1}` für eigene Buchungen, und, je nach Datensatz, ein weiteres: `{2}`.',
  'Needs the permission `{0}`, and depending on the record one more: `{1}`.':
    'Braucht das Recht `{0}` und, je nach Datensatz, ein weiteres: `{1}`.',
  'Needs the permission `{0}`.': 'Braucht das Recht `{0}`.',
  'Needs the permission `{0}`, except for the caller’s own user.':
    'Braucht das Recht `{0}`, außer für den eigenen Benutzer.',
  'Needs the permission `{0}`, or `{1}` for a reduced view.':
    'Braucht das Recht `{0}`, oder `{1}` für eine eingeschränkte Ansicht.',
  'Needs no access token.': 'Braucht keine Anmeldung.',
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

  // Texts of groups.
  'Health checks for process managers and load balancers': 'Zustandsprüfungen für Prozessmanager und Load Balancer',

  // Texts of health checks.
  'Check that the process runs': 'Prüfen, ob der Prozess läuft',
  'Checks nothing else. For a process manager that restarts the service.':
    'Prüft sonst nichts. Für einen Prozessmanager, der den Dienst neu startet.',
  'Check that the service can handle requests': 'Prüfen, ob der Dienst Anfragen bearbeiten kann',
  'Checks the database; returns 503 while the service shuts down. For a load balancer.':
    'Prüft die Datenbank; liefert 503, während der Dienst herunterfährt. Für einen Load Balancer.',
};
