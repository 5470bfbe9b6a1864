/**
 * The German of what HTTP adds to the operations in the OpenAPI document: permissions, options, the state of the process.
 * `{0}` stands for what differs. What the core says of its operations has its German there.
 */
export const GERMAN_DOCUMENT: Readonly<Record<string, string>> = {
  // Every operation
  'Needs the permission `{0}`.': 'Braucht das Recht `{0}`.',
  'Needs the permission `{0}`, or to be the user whom it is about.':
    'Braucht das Recht `{0}`, außer wenn es um einen selbst geht.',
  'Needs the permission `{0}`, or `{1}` and shows less then.':
    'Braucht das Recht `{0}`, oder `{1}` und zeigt dann weniger.',
  'Needs no access token.': 'Braucht keine Anmeldung.',
  'Needs an access token, and no permission.': 'Braucht eine Anmeldung, aber kein Recht.',
  'A text of your own for this request. Repeated with it, the request has no second effect.':
    'Ein eigener Text für diese Anfrage. Mit ihm wiederholt, wirkt sie kein zweites Mal.',
  'Only those with this `{0}`': 'Nur die mit diesem Wert von `{0}`',
  'The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is.':
    'Das `ETag`, mit dem es gelesen wurde: Hat jemand es seither geändert, geschieht nichts. Ohne wird es geändert, wie es ist.',
  'The id': 'Die Id',
  'The supplier’s id': 'Die Id des Lieferanten',
  'The ingredient’s id': 'Die Id der Zutat',
  'The stock’s id': 'Die Id des Bestands',
  'The hold’s id': 'Die Id der Sperre',
  'The line’s id': 'Die Id der Zeile',

  // Groups
  'For whoever starts, stops and balances the service': 'Für den, der den Dienst startet, anhält und verteilt',

  // Recalls, the audit log, health
  'Does the process run?': 'Läuft der Prozess?',
  'Looks at nothing else: for whoever restarts it.': 'Sieht nach sonst nichts: für den, der ihn neu startet.',
  'Can it serve?': 'Kann er bedienen?',
  'Asks the database, and is 503 while the service closes: for whoever sends it requests.':
    'Fragt die Datenbank, und ist 503, während der Dienst schließt: für den, der ihm Anfragen schickt.',
};
