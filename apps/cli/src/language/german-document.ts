/**
 * German texts for what HTTP adds to the operations in the OpenAPI document: permissions, options, health checks. `{0}`
 * is a placeholder. The core has the German texts of its operations.
 */
export const GERMAN_DOCUMENT: Readonly<Record<string, string>> = {
  // Every operation
  'Needs the permission `{0}`.': 'Braucht das Recht `{0}`.',
  'Needs the permission `{0}`, except for the caller’s own user.':
    'Braucht das Recht `{0}`, außer wenn es um einen selbst geht.',
  'Needs the permission `{0}`, or `{1}` for a reduced view.':
    'Braucht das Recht `{0}`, oder `{1}` und zeigt dann weniger.',
  'Needs no access token.': 'Braucht keine Anmeldung.',
  'Needs an access token, but no permission.': 'Braucht eine Anmeldung, aber kein Recht.',
  'A unique text for this request. Repeating the request with it has no second effect.':
    'Ein eigener Text für diese Anfrage. Mit ihm wiederholt, wirkt sie kein zweites Mal.',
  'The `ETag` of the version that you read. If the record was changed since, the request is refused. Without it, the request applies to the current version.':
    'Das `ETag`, mit dem es gelesen wurde: Hat jemand es seither geändert, geschieht nichts. Ohne wird es geändert, wie es ist.',
  'The id': 'Die Id',
  'The supplier’s id': 'Die Id des Lieferanten',
  'The ingredient’s id': 'Die Id der Zutat',
  'The stock’s id': 'Die Id des Bestands',
  'The hold’s id': 'Die Id der Sperre',
  'The line’s id': 'Die Id der Zeile',

  // Groups
  'Health checks for process managers and load balancers': 'Für den, der den Dienst startet, anhält und verteilt',

  // Recalls, the audit log, health
  'Check that the process runs': 'Läuft der Prozess?',
  'Checks nothing else. For a process manager that restarts the service.':
    'Sieht nach sonst nichts: für den, der ihn neu startet.',
  'Check that the service can handle requests': 'Kann er bedienen?',
  'Checks the database; returns 503 while the service shuts down. For a load balancer.':
    'Fragt die Datenbank, und ist 503, während der Dienst schließt: für den, der ihm Anfragen schickt.',
};
