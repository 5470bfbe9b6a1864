/**
 * The German of everything that callers read, by the English that stands in the code. `npm run check -- translations` finds
 * what is missing here and what nobody says any more.
 *
 * Faults go on from the name of a field: "name ist erforderlich". Statuses, units and fields keep their names.
 */
export const GERMAN: Readonly<Record<string, string>> = {
  // HTTP
  'The request is not well-formed HTTP': 'Die Anfrage ist kein wohlgeformtes HTTP',
  'There is nothing at this path': 'Unter diesem Pfad gibt es nichts',
  'This path does not know the method: see the header Allow':
    'Dieser Pfad kennt die Methode nicht: mögliche nennt der Header Allow',
  'The request took too long to arrive': 'Die Anfrage kam zu langsam an',
  'The body is larger than 1 MiB': 'Der Body ist größer als 1 MiB',
  'The path is too long': 'Der Pfad ist zu lang',
  'The body must be JSON in UTF-8: Content-Type: application/json':
    'Der Body muss JSON in UTF-8 sein: Content-Type: application/json',
  'The headers are too large': 'Die Header sind zu groß',
  'The service failed. The log knows more under the id in the header x-request-id':
    'Im Dienst ist ein Fehler aufgetreten. Mehr steht im Log unter der Id aus dem Header x-request-id',
  'The service cannot answer right now: try again in a moment':
    'Der Dienst kann gerade nicht antworten: gleich noch einmal versuchen',
  'Too many requests: slow down': 'Zu viele Anfragen: bitte langsamer',
  'must be JSON': 'muss JSON sein',
  'must be UTF-8': 'muss UTF-8 sein',
  'must be a JSON object': 'muss ein JSON-Objekt sein',
  'must not nest deeper than {0} levels': 'darf nicht tiefer als {0} Ebenen verschachtelt sein',
  'must have 1 to 255 printable characters': 'muss aus 1 bis 255 druckbaren Zeichen bestehen',

  // Every operation
  'The request is not valid: {0}': 'Die Anfrage ist nicht gültig: {0}',
  '{0} {1}': '{0} {1}',
  '{0} or {1}': '{0} oder {1}',
  'There is no {0} with this id': '{0} mit dieser Id nicht gefunden',
  'This {0} is in use': '{0} wird noch verwendet',
  'Cannot {0} a {1} that is {2}: it must be {3}': '{1} {0} ist nicht möglich: Status {2}, nötig ist {3}',
  'Others changed the same thing at the same time: try again':
    'Andere haben gleichzeitig dasselbe geändert: noch einmal versuchen',
  'Another request with this Idempotency-Key is still running: repeat it later':
    'Eine andere Anfrage mit diesem Idempotency-Key läuft noch: später wiederholen',
  'This Idempotency-Key was used for another request: take a new one':
    'Dieser Idempotency-Key gehört zu einer anderen Anfrage: einen neuen nehmen',

  // What is wrong with a field
  'is required': 'ist erforderlich',
  'must be an object': 'muss ein Objekt sein',
  'must be a list': 'muss eine Liste sein',
  'must have at most {0} entries': 'darf höchstens {0} Einträge haben',
  'must be one of {0}': 'muss einer dieser Werte sein: {0}',
  'must be true or false': 'muss true oder false sein',
  'must be a text': 'muss ein Text sein',
  'must be well-formed Unicode, without halves of surrogate pairs':
    'muss wohlgeformtes Unicode sein, ohne halbe Surrogatpaare',
  'must not contain control characters': 'darf keine Steuerzeichen enthalten',
  'must not contain control characters other than line breaks and tabs':
    'darf außer Zeilenumbrüchen und Tabulatoren keine Steuerzeichen enthalten',
  'must not be blank': 'darf nicht leer sein',
  'must have at most {0} characters': 'darf höchstens {0} Zeichen haben',
  'must have at least {0} characters': 'muss mindestens {0} Zeichen haben',
  'must be a whole number from {0} to {1}': 'muss eine ganze Zahl von {0} bis {1} sein',
  'must be a number': 'muss eine Zahl sein',
  'must be at least {0}': 'muss mindestens {0} sein',
  'must be at most {0}': 'darf höchstens {0} sein',
  'must be above zero': 'muss größer als null sein',
  'must not be below zero': 'darf nicht kleiner als null sein',
  'must be a decimal number in a text like "10.5", with at most {0} digits before the point and {1} after it':
    'muss eine Dezimalzahl in einem Text wie "10.5" sein, mit höchstens {0} Stellen vor und {1} nach dem Punkt',
  'must have at most {0} digits before the point and {1} after it':
    'darf höchstens {0} Stellen vor und {1} nach dem Punkt haben',
  'must have at most {0} digits in all': 'darf insgesamt höchstens {0} Ziffern haben',
  'must be a date like 2026-11-21 that exists': 'muss ein Datum wie 2026-11-21 sein, das es gibt',
  'must be a time like 2026-11-21T08:00:00Z that exists':
    'muss ein Zeitpunkt wie 2026-11-21T08:00:00Z sein, den es gibt',
  'must be fields among {0}, followed by asc or desc if wished, like {1},desc':
    'muss Felder aus {0} nennen, auf Wunsch gefolgt von asc oder desc, wie {1},desc',

  // Users and sessions
  user: 'Benutzer',
  session: 'Sitzung',
  'refresh token': 'Refresh-Token',
  'login log': 'Anmeldeprotokoll',
  'kept answer': 'Aufbewahrte Antwort',
  lock: 'sperren',
  unlock: 'entsperren',
  deactivate: 'deaktivieren',
  reactivate: 'reaktivieren',
  'Log in first: a valid access token is required': 'Anmeldung nötig: es fehlt ein gültiges Access-Token',
  'This needs the permission {0}': 'Dazu ist die Berechtigung {0} nötig',
  'The username or the password is not right': 'Benutzername oder Passwort stimmt nicht',
  'The refresh token is not valid: log in again': 'Das Refresh-Token ist nicht gültig: neu anmelden',
  'The current password is not right': 'Das aktuelle Passwort stimmt nicht',
  'The password was changed at the same time: try again':
    'Das Passwort wurde gleichzeitig geändert: noch einmal versuchen',
  'Too many failed attempts to log in: wait before the next one':
    'Zu viele fehlgeschlagene Anmeldungen: vor dem nächsten Versuch warten',
  'must be a text of {0} to {1} characters': 'muss ein Text aus {0} bis {1} Zeichen sein',
  'must be a text of 1 to {0} characters, not blank, without control characters':
    'muss ein Text aus 1 bis {0} Zeichen sein, nicht leer und ohne Steuerzeichen',
  'must not contain white space': 'darf keinen Leerraum enthalten',
  'must be an e-mail address like anna@example.org': 'muss eine E-Mail-Adresse wie anna@example.org sein',
  'This username is in use': 'Diesen Benutzernamen gibt es schon',
  'This e-mail address is in use': 'Diese E-Mail-Adresse wird schon verwendet',
  'There is no role with this name': 'Es gibt keine Rolle mit diesem Namen',
  'The user does not have this role': 'Der Benutzer hat diese Rolle nicht',
  'Nobody can {0} themselves: ask another administrator':
    'Niemand kann sich selbst {0}: das muss ein anderer Administrator tun',
  'This is the last active administrator: make another one first':
    'Das ist der letzte aktive Administrator: erst einen weiteren bestimmen',

  // Master data
  supplier: 'Lieferant',
  customer: 'Kunde',
  'product category': 'Produktkategorie',
  article: 'Artikel',
  activate: 'aktivieren',
  'The supplier has a certificate of this type, issuer and start already':
    'Der Lieferant hat schon ein Zertifikat mit dieser Art, diesem Aussteller und diesem Beginn',
  'The supplier has no certificate of this type, issuer and start':
    'Der Lieferant hat kein Zertifikat mit dieser Art, diesem Aussteller und diesem Beginn',
  'The customer has a delivery address with this label already':
    'Der Kunde hat schon eine Lieferadresse mit dieser Bezeichnung',
  'The customer has no delivery address with this label': 'Der Kunde hat keine Lieferadresse mit dieser Bezeichnung',
  'The customer has no frame contract': 'Der Kunde hat keinen Rahmenvertrag',
  'stands in the contract already': 'steht schon im Rahmenvertrag',
  'must not be before validFrom': 'darf nicht vor validFrom liegen',
  'describes nothing without paymentDueDays: give both': 'gilt nur zusammen mit paymentDueDays: beides angeben',
  'There is a product category with this name already': 'Eine Produktkategorie mit diesem Namen gibt es schon',
  'There is an article with this number already': 'Einen Artikel mit dieser Nummer gibt es schon',
  'This supplier is not assigned to the article': 'Dieser Lieferant ist dem Artikel nicht zugeordnet',
  'The article has a sales unit of this unit and price model already':
    'Der Artikel hat schon eine Verkaufseinheit mit dieser Einheit und diesem Preismodell',
  'The article has no sales unit with this id': 'Der Artikel hat keine Verkaufseinheit mit dieser Id',

  // Production
  recipe: 'Rezeptur',
  'production batch': 'Produktionscharge',
  edit: 'bearbeiten',
  archive: 'archivieren',
  position: 'Position',
  'step number': 'Schrittnummer',
  'There is a recipe with this name and version already':
    'Eine Rezeptur mit diesem Namen und dieser Version gibt es schon',
  'Cannot activate a recipe without ingredients: add one first':
    'Eine Rezeptur ohne Zutaten lässt sich nicht aktivieren: erst eine hinzufügen',
  'The recipe has no ingredient with this id': 'Die Rezeptur hat keine Zutat mit dieser Id',
  'The recipe has no production step with this number': 'Die Rezeptur hat keinen Arbeitsschritt mit dieser Nummer',
  'The {0} {1} is taken: give one that is free': '{0} {1} ist vergeben: eine freie angeben',
  'The {0} {1} is taken and no higher one exists: give one that is free':
    '{0} {1} ist vergeben, und eine höhere gibt es nicht: eine freie angeben',
  'This sub-recipe leads back to the recipe: nothing can be made out of itself':
    'Diese Unterrezeptur führt zur Rezeptur zurück: nichts lässt sich aus sich selbst herstellen',
  'Ingredient {0} of recipe "{1}" is in {2}, but its sub-recipe "{3}" gives {4}: these do not convert into each other':
    'Zutat {0} der Rezeptur „{1}“ ist in {2} angegeben, ihre Unterrezeptur „{3}“ ergibt aber {4}: das lässt sich nicht ineinander umrechnen',
  'must be a unit that converts into {0}, as the output':
    'muss eine Einheit sein, die sich wie die Ausbeute in {0} umrechnen lässt',
  'must be a unit that converts into {0}, in which the recipe gives its output':
    'muss eine Einheit sein, die sich in {0} umrechnen lässt, die Einheit der Rezeptur',
  'A batch is planned from an active recipe, and this one is {0}':
    'Eine Produktionscharge wird nach einer aktiven Rezeptur geplant, diese hat den Status {0}',
  'There is a production batch with this number already': 'Eine Produktionscharge mit dieser Nummer gibt es schon',
  'must be on or after productionDate': 'darf nicht vor productionDate liegen',

  // Inventory
  'storage location': 'Lagerort',
  stock: 'Bestand',
  'stock batch': 'Charge',
  'stock movement': 'Lagerbewegung',
  block: 'sperren',
  unblock: 'freigeben',
  deplete: 'aufbrauchen',
  'in stock': 'auf Lager',
  'There is a storage location with this name already': 'Einen Lagerort mit diesem Namen gibt es schon',
  'The storage location is not in use: activate it, or take another one':
    'Der Lagerort ist nicht in Betrieb: aktivieren oder einen anderen nehmen',
  'must not be above maxTemperature': 'darf nicht über maxTemperature liegen',
  'is required with minTemperature': 'ist zusammen mit minTemperature erforderlich',
  'is required with maxTemperature': 'ist zusammen mit maxTemperature erforderlich',
  'There is a stock of this article at this storage location already':
    'Für diesen Artikel gibt es an diesem Lagerort schon einen Bestand',
  'is required with minimumLevelAmount': 'ist zusammen mit minimumLevelAmount erforderlich',
  'is required with minimumLevelUnit': 'ist zusammen mit minimumLevelUnit erforderlich',
  'must be a code of 1 to 30 capitals, digits or _, like PRODUCED or PURCHASED':
    'muss ein Code aus 1 bis 30 Großbuchstaben, Ziffern oder _ sein, wie PRODUCED oder PURCHASED',
  'The stock has a batch with this batchId and batchType already':
    'Der Bestand hat schon eine Charge mit dieser batchId und diesem batchType',
  'Several batches of the stock have this batchId: name the one by its id':
    'Mehrere Chargen des Bestands haben diese batchId: die gemeinte mit ihrer Id nennen',
  'must be a unit that converts into {0}, in which the batch is kept':
    'muss eine Einheit sein, die sich in {0} umrechnen lässt, die Einheit der Charge',
  'The batch is blocked: unblock it before taking from it': 'Die Charge ist gesperrt: vor der Entnahme freigeben',
  'The batch has {0}: {1} is more': 'Die Charge hat {0}: {1} ist mehr',
  'The stock batch has a movement of this number already': 'Die Charge hat schon eine Bewegung mit dieser Nummer',
};
