/** The German of what the command line says itself, by the English that stands in its code. */
export const GERMAN: Readonly<Record<string, string>> = {
  // Options and arguments
  'Where the service is; else CLEAVER_URL, else http://127.0.0.1:3000':
    'Wo der Dienst ist; sonst CLEAVER_URL, sonst http://127.0.0.1:3000',
  'Write JSON, for programs': 'JSON schreiben, für Programme',
  'Which language; else that of the shell (LANG)': 'Welche Sprache; sonst die der Shell (LANG)',
  'Show this': 'Dies zeigen',
  'Every page, not one': 'Alle Seiten, nicht eine',
  'The whole body; @file: from a file; -: from the standard input':
    'Der ganze Inhalt; @datei: aus einer Datei; -: von der Standardeingabe',
  address: 'Adresse',
  text: 'Text',
  number: 'Zahl',
  date: 'Datum',
  'date-time': 'Zeitpunkt',
  json: 'JSON',
  required: 'erforderlich',
  'at least {0} characters': 'mindestens {0} Zeichen',
  'at most {0} characters': 'höchstens {0} Zeichen',
  'from {0} to {1}': 'von {0} bis {1}',
  'from {0}': 'ab {0}',
  'may be given more than once': 'darf mehrmals stehen',
  'default {0}': 'sonst {0}',
  'There is no option {0} here': 'Die Option {0} gibt es hier nicht',
  '{0} takes no value': '{0} nimmt keinen Wert',
  '{0} needs a value': '{0} braucht einen Wert',
  '--{0} takes a number, not "{1}"': '--{0} nimmt eine Zahl, nicht „{1}“',
  '--language takes en or de': '--language nimmt en oder de',
  '--data takes a JSON object, as @file to read it from one, or as - from the standard input':
    '--data nimmt ein JSON-Objekt, als @datei aus einer Datei oder als - von der Standardeingabe',
  '--data is no JSON': '--data ist kein JSON',
  '{0} in --data': '{0} in --data',
  '{0}: an empty text, "." and ".." cannot stand here': '{0}: Ein leerer Text, „.“ und „..“ können hier nicht stehen',
  'Missing: {0}': 'Es fehlt: {0}',
  'Too much: {0}': 'Zu viel: {0}',
  '{0} is never an argument: give it as {"{1}": …} with --data @file or --data -':
    '{0} ist nie ein Argument: als {"{1}": …} mit --data @datei oder --data - angeben',

  // Which command
  'Which command? cleaver --help names them all': 'Welcher Befehl? cleaver --help nennt alle',
  'No such command: {0}.': 'Diesen Befehl gibt es nicht: {0}.',
  'No such verb of {0}: {1}.': 'Dieses Verb hat {0} nicht: {1}.',
  'cleaver {0} what? {1}': 'cleaver {0}, und was? {1}',
  'Did you mean {0}?': 'Gemeint war {0}?',
  'There are: {0}': 'Es gibt: {0}',
  ' or ': ' oder ',

  // Help
  'cleaver {0}: the back office of a butcher shop, from a shell':
    'cleaver {0}: das Büro einer Metzgerei, aus der Shell',
  '<command> [options]': '<Befehl> [Optionen]',
  '<what> <verb> [options]': '<was> <Verb> [Optionen]',
  '<verb> --help': '<Verb> --help',
  '[options]': '[Optionen]',
  Commands: 'Befehle',
  'What the service keeps': 'Was der Dienst führt',
  Options: 'Optionen',
  'Exit codes': 'Exit-Codes',
  Verbs: 'Verben',
  Arguments: 'Argumente',
  Example: 'Beispiel',
  'Asked for on the terminal: {0}.': 'Am Terminal gefragt: {0}.',

  // How a command ends
  'Done.': 'Erledigt.',
  'Refused: by a rule of the service, or for the faults of a file.':
    'Abgelehnt: von einer Regel des Dienstes, oder wegen der Fehler einer Datei.',
  'Called wrongly: an unknown command or option, a missing argument, a file that cannot be read or written.':
    'Falsch aufgerufen: ein unbekannter Befehl, eine unbekannte Option, ein fehlendes Argument, eine Datei, die sich nicht lesen oder schreiben lässt.',
  'Not logged in, wrong credentials, or without the permission.':
    'Nicht angemeldet, falsche Anmeldedaten, oder ohne das Recht.',
  'The service cannot be reached, is overloaded, or has a defect.':
    'Der Dienst ist nicht erreichbar, überlastet, oder hat einen Defekt.',
  'A defect of the command line.': 'Ein Defekt der Befehlszeile.',
  'A defect of the command line': 'Ein Defekt der Befehlszeile',
  'Interrupted, as by Ctrl-C.': 'Unterbrochen, etwa mit Strg-C.',
  Interrupted: 'Unterbrochen',
  'The service cannot be reached: {0}': 'Der Dienst ist nicht erreichbar: {0}',
  'Is it running? npm start starts one here; --url or CLEAVER_URL says where it is elsewhere.':
    'Läuft er? npm start startet einen hier; --url oder CLEAVER_URL sagt, wo er sonst ist.',
  'The answer to {0}, with the status {1}, is not one of this service':
    'Die Antwort auf {0}, mit dem Status {1}, ist keine dieses Dienstes',
  'Ask again in {0} s.': 'In {0} s noch einmal fragen.',
  "The service's log knows more: request {0}.": 'Das Log des Dienstes weiß mehr: Anfrage {0}.',
  'The output cannot be written: {0}': 'Die Ausgabe lässt sich nicht schreiben: {0}',
  '{0} cannot be read: {1}': '{0} lässt sich nicht lesen: {1}',
  'there is no such file': 'die Datei gibt es nicht',
  'that is not allowed': 'das ist nicht erlaubt',
  'that is a folder': 'das ist ein Ordner',
  'a part of the path is no folder': 'ein Teil des Pfades ist kein Ordner',
  'there is no room left': 'es ist kein Platz mehr',
  'nothing can be written there': 'dort lässt sich nichts schreiben',

  // Answers
  'None.': 'Nichts.',
  Reading: 'Lesen',
  true: 'ja',
  false: 'nein',
  '{0} of {1}': '{0} von {1}',
  '{0} of {1}: {2} shows what follows, --all everything.': '{0} von {1}: {2} zeigt, was folgt, --all alles.',
  'Too narrow for {0}: --json shows all.': 'Zu schmal für {0}: --json zeigt alles.',
  'Several are called {0}. Say which by its id: {1}': 'Mehrere heißen {0}. Welches, sagt die Id: {1}',
  'Nothing is called {0}.': 'Nichts heißt {0}.',

  // Logging in
  'Log in, and stay so for the commands that follow': 'Anmelden, und es für die folgenden Befehle bleiben',
  'Asked for where it is left out': 'Wird gefragt, wo er fehlt',
  'The password is asked for, unseen. For programs it is taken from CLEAVER_PASSWORD, or from the standard input where\nthat is no terminal; never from an argument, which everybody on the machine could read.':
    'Das Passwort wird gefragt, ungesehen. Für Programme kommt es aus CLEAVER_PASSWORD, oder von der Standardeingabe, wo\ndiese kein Terminal ist; nie aus einem Argument, das jeder auf der Maschine lesen könnte.',
  'End the session, here and at the service': 'Die Sitzung beenden, hier und beim Dienst',
  'Who is logged in, with which roles and permissions': 'Wer angemeldet ist, mit welchen Rollen und Rechten',
  'Username: ': 'Benutzername: ',
  'Password: ': 'Passwort: ',
  'Whose session? cleaver login --username <name>': 'Wessen Sitzung? cleaver login --username <Name>',
  'Logged in at {0} as {1}.': 'Angemeldet bei {0} als {1}.',
  'Logged out at {0}.': 'Abgemeldet bei {0}.',
  'Refreshed.': 'Erneuert.',
  'The password comes from the standard input, or from CLEAVER_PASSWORD':
    'Das Passwort kommt von der Standardeingabe, oder aus CLEAVER_PASSWORD',
  'Warning: {0} is not encrypted. Everybody on the way can read the password.':
    'Warnung: {0} ist nicht verschlüsselt. Unterwegs kann jeder das Passwort lesen.',
  '"{0}" is no address like https://shop.example.org': '„{0}“ ist keine Adresse wie https://shop.example.org',
  'An address has no place for a password: cleaver login asks for it':
    'Eine Adresse hat keinen Platz für ein Passwort: cleaver login fragt danach',
  'Not logged in at {0}. Log in: cleaver login': 'Nicht angemeldet bei {0}. Anmelden: cleaver login',
  'The session was ended meanwhile. Log in again: cleaver login':
    'Die Sitzung wurde inzwischen beendet. Neu anmelden: cleaver login',
  'The session has ended. Log in again: cleaver login': 'Die Sitzung ist zu Ende. Neu anmelden: cleaver login',

  // Traces and recalls
  'Draw where lots came from and what became of them, and name who has it':
    'Zeichnen, woher Lose kamen und was daraus wurde, und nennen, wer es hat',
  'How many runs deep to draw; default 20': 'Wie viele Produktionen tief gezeichnet wird; sonst 20',
  '<lot> is a lot number or an id; where several lots have the number, all of them are meant. Without it, options say where to begin.':
    '<lot> ist eine Losnummer oder eine Id; haben mehrere Lose die Nummer, sind alle gemeint. Ohne sie sagen Optionen, wo zu beginnen ist.',
  'What was drawn already is named again, but not drawn again.':
    'Was schon gezeichnet ist, wird noch einmal genannt, aber nicht noch einmal gezeichnet.',
  'Open a recall, and print the list to telephone by and the time it took; mock: as an exercise, stopping nothing':
    'Einen Rückruf eröffnen, und die Telefonliste und die Dauer schreiben; mock: als Übung, die nichts anhält',
  'A real recall blocks everything that is affected, at once. cleaver recalls contact notes whom you told, cleaver recalls close closes the case.':
    'Ein Rückruf mit real sperrt sofort alles Betroffene. cleaver recalls contact hält fest, wer verständigt ist, cleaver recalls close schließt den Fall ab.',
  'An exercise or in earnest? cleaver recall <mock|real>': 'Übung oder Ernstfall? cleaver recall <mock|real>',
  'The lot stands there already: leave out --{0}': 'Das Los steht schon da: --{0} weglassen',
  '--levels takes a number from 0 to 1000': '--levels nimmt eine Zahl von 0 bis 1000',
  'Where it came from': 'Woher es kam',
  'What became of it': 'Was daraus wurde',
  '(as above)': '(wie oben)',
  '… (more: --levels)': '… (mehr: --levels)',
  '({0} came back)': '({0} kamen zurück)',
  '{0}, lot {1}': '{0}, Los {1}',
  '{0}, lot {1}, on hold': '{0}, Los {1}, gesperrt',
  'Cutting {0}': 'Zerlegung {0}',
  'Batch {0}, {1}': 'Ansatz {0}, {1}',
  'Receipt {0} from {1}': 'Wareneingang {0} von {1}',
  'Delivery {0} to {1}, {2}': 'Lieferung {0} an {1}, {2}',
  ', with 1 other lot': ', mit 1 anderen Los',
  ', with {0} other lots': ', mit {0} anderen Losen',
  ': {0} came into being, {1} in stock': ': {0} entstanden, {1} im Bestand',
  'Not all of it is drawn: --limit 20000 draws more. The lists are whole.':
    'Nicht alles ist gezeichnet: --limit 20000 zeichnet mehr. Die Listen sind vollständig.',
  'Mock recall {0}: {1}': 'Übung {0}: {1}',
  'Recall {0}: {1}': 'Rückruf {0}: {1}',
  '1 lot': '1 Los',
  '{0} lots': '{0} Lose',
  '1 customer': '1 Kunde',
  '{0} customers': '{0} Kunden',
  'Who has it': 'Wer es hat',
  'Undone deliveries': 'Zurückgenommene Lieferungen',
  'Where it lies': 'Wo es liegt',
  'What is being made of it': 'Was daraus in Arbeit ist',
  'Who brought it': 'Wer es gebracht hat',
  'Whether all of it is accounted for': 'Ob alles nachgewiesen ist',
  'Nobody and nothing.': 'Niemand und nichts.',
  'It took {0}, of which the service {1}.': 'Es dauerte {0}, davon der Dienst {1}.',

  // The demo shop, and what is counted
  'Fill an empty shop with an invented butcher’s, in German':
    'Einen leeren Laden mit einer erfundenen Metzgerei füllen',
  'Though the shop is not empty: on the same day it goes on where it was interrupted':
    'Obwohl der Laden nicht leer ist: Am selben Tag geht es weiter, wo unterbrochen wurde',
  'Suppliers with certificates, customers with frame contracts, 150 articles, 30 recipes, storage locations, 600 lots,\nsome planned batches, and a week of goods that came and went. Refuses where anything of these is there already. What it\nmade cannot be deleted: not for a shop that is in earnest.':
    'Lieferanten mit Zertifikaten, Kunden mit Rahmenverträgen, 150 Artikel, 30 Rezepte, Lagerorte, 600 Lose, einige geplante\nAnsätze, und eine Woche Ware, die kam und ging. Lehnt ab, wo davon schon etwas da ist. Was er angelegt hat, lässt sich\nnicht löschen: nicht für einen echten Laden.',
  'The shop is not empty: it has {0}': 'Der Laden ist nicht leer: Es gibt {0}',
  'The shop has {0} and {1}.': 'Der Laden hat {0} und {1}.',
  'Writing {0}': 'Schreiben: {0}',
  categories: 'Warengruppen',
  suppliers: 'Lieferanten',
  customers: 'Kunden',
  articles: 'Artikel',
  recipes: 'Rezepte',
  prices: 'Preise',
  contracts: 'Rahmenverträge',
  orders: 'Aufträge',
  customer: 'Kunde',
  'standing orders': 'Daueraufträge',
  stock: 'Bestand',
  'suppliers’ certificates': 'Zertifikate',
  ratings: 'Bewertungen',
  'delivery addresses': 'Lieferadressen',
  'frame contracts': 'Rahmenverträge',
  'storage locations': 'Lagerorte',
  lots: 'Lose',
  'production batches': 'Ansätze',
  'planned batches': 'geplante Ansätze',
  'batches made': 'hergestellte Ansätze',
  'goods receipts': 'Wareneingänge',
  deliveries: 'Lieferungen',

  // CSV
  'Write what stands in a CSV file, once all of it is found to be right':
    'Schreiben, was in einer CSV-Datei steht, wenn alles darin stimmt',
  'Where the name of the file does not say it': 'Wo der Name der Datei es nicht sagt',
  'Say what would be done and what is wrong; write nothing': 'Sagen, was geschähe und was falsch ist; nichts schreiben',
  'Before the first write all rows are checked, by themselves, among each other and by the service; where anything is wrong, every fault is named by row and column and nothing is written. What is there already, and says the same, is left as it is: the same command may be repeated, and goes on where it was broken off.':
    'Vor dem ersten Schreiben werden alle Zeilen geprüft, für sich, untereinander und vom Dienst; ist etwas falsch, wird jeder Fehler nach Zeile und Spalte genannt und nichts geschrieben. Was schon da ist und dasselbe sagt, bleibt, wie es ist: Derselbe Befehl darf noch einmal laufen, und geht weiter, wo er abgebrochen wurde.',
  'Suppliers, customers and articles are created a thousand at once, all of them or none. Columns may be called in English or in German. - reads the standard input.':
    'Lieferanten, Kunden und Artikel werden zu tausend auf einmal angelegt, alle oder keiner. Spalten dürfen englisch oder deutsch heißen. - liest die Standardeingabe.',
  'Write all there is of a kind as CSV': 'Alles von einer Art als CSV schreiben',
  'Write over a file that is there': 'Eine Datei überschreiben, die da ist',
  'With semicolons, decimal commas and a byte order mark, as German Excel opens it':
    'Mit Semikolons, Dezimalkommas und Byte Order Mark, wie das deutsche Excel es öffnet',
  "Without a file it goes to the standard output. What a spreadsheet would run as a formula has a ' in front, which cleaver import takes away again. Columns are called in the language of the call.":
    "Ohne Datei geht es auf die Standardausgabe. Was eine Tabellenkalkulation als Formel ausführen würde, hat ein ' davor, das cleaver import wieder wegnimmt. Spalten heißen in der Sprache des Aufrufs.",
  'What is "{0}"? One of {1}': 'Was ist „{0}“? Eines von {1}',
  'What is in {0}? Say it with --kind {1}': 'Was ist in {0}? Mit --kind {1} angeben',
  'For JSON: cleaver {0} list --all --json': 'Als JSON: cleaver {0} list --all --json',
  '{0} is there already: --force writes over it': '{0} gibt es schon: --force überschreibt',
  '{0} cannot be written: {1}': '{0} lässt sich nicht schreiben: {1}',
  '{0} {1} written to {2}.': '{0} {1} nach {2} geschrieben.',
  'Reading {0}': 'Lesen: {0}',
  'Looking at what is there: {0}': 'Nachsehen, was da ist: {0}',
  '{0} has no rows below its header': '{0} hat keine Zeilen unter der Kopfzeile',
  '{0} is no CSV: {1}': '{0} ist kein CSV: {1}',
  'a quotation mark in row {0} is not closed, or stands alone':
    'ein Anführungszeichen in Zeile {0} ist nicht geschlossen, oder steht allein',
  '1 fault': '1 Fehler',
  '{0} faults': '{0} Fehler',
  '1 row': '1 Zeile',
  '{0} rows': '{0} Zeilen',
  '1 row of {0}': '1 Zeile, {0}',
  '{0} rows of {1}': '{0} Zeilen, {1}',
  '{0}: {1} in {2}. Nothing was written.': '{0}: {1} in {2}. Nichts wurde geschrieben.',
  'row {0}': 'Zeile {0}',
  'row {0}, column {1}: {2}': 'Zeile {0}, Spalte {1}: {2}',
  '{0} to create': '{0} anzulegen',
  '{0} created': '{0} angelegt',
  '{0} to complete': '{0} zu ergänzen',
  '{0} completed': '{0} ergänzt',
  '{0} to change': '{0} zu ändern',
  '{0} changed': '{0} geändert',
  '{0} there already': '{0} schon da',
  'No faults; nothing was written.': 'Keine Fehler; nichts wurde geschrieben.',
  'Nothing was written.': 'Nichts wurde geschrieben.',
  'Written are {0} of {1}.': 'Geschrieben sind {0} von {1}.',
  '{0} more are written in part.': '{0} weitere sind zum Teil geschrieben.',
  'What was under way may have been written as well.': 'Was unterwegs war, kann auch geschrieben sein.',
  'The same command may be run again: it goes on where this one stopped.':
    'Derselbe Befehl darf noch einmal laufen: Er geht weiter, wo dieser stehen blieb.',

  // What is wrong with a file
  'is missing': 'fehlt',
  'is no column of {0}: they are {1}': 'ist keine Spalte von {0}: Es gibt {1}',
  'stands twice: column {0} is the second': 'steht zweimal: Spalte {0} ist die zweite',
  'is beyond the header: is a text with a delimiter not in quotes?':
    'steht hinter der Kopfzeile: Steht ein Text mit Trennzeichen nicht in Anführungszeichen?',
  'stands in row {0} already': 'steht schon in Zeile {0}',
  'must be one of {0}': 'muss einer dieser Werte sein: {0}',
  'must be well-formed Unicode': 'muss wohlgeformtes Unicode sein',
  'must not contain control characters': 'darf keine Steuerzeichen enthalten',
  'must not be blank': 'darf nicht leer sein',
  'must have at most {0} characters': 'darf höchstens {0} Zeichen haben',
  'must be a number': 'muss eine Zahl sein',
  'may be {0} or {1}: write one of them': 'kann {0} oder {1} sein: eines davon schreiben',
  'must be a whole number': 'muss eine ganze Zahl sein',
  'must be above {0}': 'muss größer als {0} sein',
  'must be at least {0}': 'muss mindestens {0} sein',
  'must be at most {0}': 'darf höchstens {0} sein',
  'must have at most {0} decimal places': 'darf höchstens {0} Nachkommastellen haben',
  'is needed beside a paymentDescription': 'wird zu einer Beschreibung der Zahlungsbedingungen gebraucht',
  '{0} is there already, and has nothing here': '{0} gibt es schon, und hat hier nichts',
  '{0} is there already, and has "{1}" here': '{0} gibt es schon, und hat hier „{1}“',
  '{0} is there already, and called "{1}"': '{0} gibt es schon, und heißt „{1}“',
  '{0} is there already, in another category': '{0} gibt es schon, in einer anderen Warengruppe',
  '{0} is there already, and sold by {1} at {2}': '{0} gibt es schon, verkauft nach {1} zu {2}',
  'is another in row {0}, which is of the same article': 'ist in Zeile {0}, die zum selben Artikel gehört, anders',
  'is another in row {0}, which is of the same contract':
    'ist in Zeile {0}, die zum selben Rahmenvertrag gehört, anders',
  '{0} is in row {1} already, for the same article': '{0} steht schon in Zeile {1}, für denselben Artikel',
  'the service has no {0} "{1}"': 'beim Dienst gibt es nichts, das so heißt ({0}): „{1}“',
  '{0} of them are called "{1}": write the id': '{0} davon heißen „{1}“: die Id schreiben',
  'is another in row {0}, which is of the same recipe': 'ist in Zeile {0}, die zum selben Rezept gehört, anders',
  'no article has the number or PLU "{0}"': 'kein Artikel hat die Nummer oder PLU „{0}“',
  '{0} is called "{1}"': '{0} heißt „{1}“',
  '{0} is not sold like this': '{0} wird so nicht verkauft',
  '{0} is sold in several ways: say which': '{0} wird auf mehrere Arten verkauft: bitte angeben, welche',
  '"{0}" is not in use': '„{0}“ ist nicht in Gebrauch',
  '{0} is no draft any more: nothing is added to it': '{0} ist kein Entwurf mehr: Es kommt nichts hinzu',
  '{0} is there already, and is another here': '{0} gibt es schon, und ist hier anders',
  '{0} is there already, and has another ingredient at position {1}':
    '{0} gibt es schon, und hat an Position {1} eine andere Zutat',
  'neither the service nor a row above has a recipe "{0}"':
    'weder der Dienst noch eine Zeile darüber hat ein Rezept „{0}“',
  'must be a date like 2026-11-21 that exists': 'muss ein Datum wie 21.11.2026 sein, das es gibt',
  'must be written like {0}': 'muss geschrieben sein wie {0}',
  category: 'Warengruppe',
  supplier: 'Lieferant',
  'storage location': 'Lagerort',

  // Completion
  'Write a script by which bash, zsh or fish completes commands and options':
    'Ein Skript schreiben, mit dem bash, zsh oder fish Befehle und Optionen ergänzt',
  'bash: source <(npx cleaver completion bash)\nzsh:  source <(npx cleaver completion zsh), after compinit\nfish: npx cleaver completion fish | source':
    'bash: source <(npx cleaver completion bash)\nzsh:  source <(npx cleaver completion zsh), nach compinit\nfish: npx cleaver completion fish | source',
  "It completes the word cleaver, so also: alias cleaver='npx cleaver'.":
    "Ergänzt wird das Wort cleaver, also auch: alias cleaver='npx cleaver'.",
  'Which shell is "{0}"? One of {1}': 'Welche Shell ist „{0}“? Eine von {1}',
};
