/** German texts of the command line, by the English text in the code. */
export const GERMAN: Readonly<Record<string, string>> = {
  // Texts of options and arguments.
  'Address of the service; default: CLEAVER_URL, that of the last login, or http://127.0.0.1:3000':
    'Adresse des Dienstes; Vorgabe: CLEAVER_URL, die der letzten Anmeldung oder http://127.0.0.1:3000',
  'Print JSON, for programs': 'JSON ausgeben, für Programme',
  'Language; default: that of the shell (LANG)': 'Sprache; Vorgabe: die der Shell (LANG)',
  'Show this help': 'Diese Hilfe anzeigen',
  'Read all pages': 'Alle Seiten lesen',
  'Print the rows as CSV': 'Die Zeilen als CSV ausgeben',
  'Also print the version of the record on the error output, for --if-match':
    'Zusätzlich die Version des Datensatzes auf der Fehlerausgabe ausgeben, für --if-match',
  'The whole body as JSON; @file reads a file, - the standard input':
    'Der ganze Body als JSON; @datei liest eine Datei, - die Standardeingabe',
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
  'may be repeated': 'mehrfach möglich',
  'default {0}': 'Vorgabe {0}',
  'There is no option {0} here': 'Die Option {0} gibt es hier nicht',
  '--{0} takes one value, but is given several times': '--{0} nimmt einen Wert, steht aber mehrfach da',
  '--all reads all pages: remove --{0}': '--all liest alle Seiten: --{0} weglassen',
  '{0} takes no value': '{0} nimmt keinen Wert',
  '{0} needs a value': '{0} braucht einen Wert',
  '--{0} takes a number, not "{1}"': '--{0} nimmt eine Zahl, nicht „{1}“',
  '--language takes en or de': '--language nimmt en oder de',
  '--data takes a JSON object: the JSON itself, @file for a file, or - for the standard input':
    '--data nimmt ein JSON-Objekt: das JSON selbst, @datei für eine Datei oder - für die Standardeingabe',
  '--data is no JSON': '--data ist kein JSON',
  '{0} in --data': '{0} in --data',
  '{0}: an empty text, "." and ".." cannot stand here': '{0}: Ein leerer Text, „.“ und „..“ sind hier nicht möglich',
  'Missing: {0}': 'Es fehlt: {0}',
  'Too much: {0}': 'Zu viel: {0}',
  '{0} is never an argument: give it as {"{1}": …} with --data @file or --data -':
    '{0} ist nie ein Argument: als {"{1}": …} mit --data @datei oder --data - angeben',

  // Texts of health checks.
  'Health checks for process managers and load balancers': 'Zustandsprüfungen für Prozessmanager und Load Balancer',
  'Check that the process runs': 'Prüfen, ob der Prozess läuft',
  'Checks nothing else. For a process manager that restarts the service.':
    'Prüft sonst nichts. Für einen Prozessmanager, der den Dienst neu startet.',
  'Check that the service can handle requests': 'Prüfen, ob der Dienst Anfragen bearbeiten kann',
  'Checks the database; returns 503 while the service shuts down. For a load balancer.':
    'Prüft die Datenbank; liefert 503, während der Dienst herunterfährt. Für einen Load Balancer.',

  // Texts of unknown commands and of help.
  'Missing command: cleaver --help lists all commands': 'Befehl fehlt: cleaver --help nennt alle Befehle',
  'No such command: {0}.': 'Diesen Befehl gibt es nicht: {0}.',
  'No such verb of {0}: {1}.': '{0} hat kein Verb {1}.',
  'cleaver {0} what? {1}': 'cleaver {0}, und was? {1}',
  'Did you mean {0}?': 'Gemeint war {0}?',
  'There are: {0}': 'Es gibt: {0}',
  ' or ': ' oder ',

  // Texts of the help.
  'cleaver {0}: the back office of a butcher shop on the command line':
    'cleaver {0}: das Büro einer Fleischerei auf der Befehlszeile',
  '<command> [options]': '<Befehl> [Optionen]',
  '<what> <verb> [options]': '<was> <Verb> [Optionen]',
  '<verb> --help': '<Verb> --help',
  '[options]': '[Optionen]',
  Commands: 'Befehle',
  'Records of the service': 'Daten des Dienstes',
  Options: 'Optionen',
  'Exit codes': 'Exit-Codes',
  Verbs: 'Verben',
  Arguments: 'Argumente',
  Example: 'Beispiel',
  'Asks on the terminal for: {0}.': 'Fragt am Terminal nach: {0}.',

  // Meanings of the exit codes, and messages of failures.
  'Done.': 'Erledigt.',
  'Refused by a rule of the service, or because a file has faults.':
    'Abgelehnt durch eine Regel des Dienstes oder wegen Fehlern in einer Datei.',
  'Wrong call: an unknown command or option, a missing argument, a file that cannot be read or written.':
    'Falscher Aufruf: unbekannter Befehl, unbekannte Option, fehlendes Argument oder eine Datei, die sich nicht lesen oder schreiben lässt.',
  'Not logged in, wrong credentials, or missing permission.':
    'Nicht angemeldet, falsche Anmeldedaten oder fehlendes Recht.',
  'The service cannot be reached, is overloaded, or has a defect.':
    'Der Dienst ist nicht erreichbar, überlastet oder hat einen Defekt.',
  'A defect of the command line.': 'Ein Defekt der Befehlszeile.',
  'A defect of the command line': 'Ein Defekt der Befehlszeile',
  'Interrupted, for example by Ctrl-C.': 'Unterbrochen, etwa mit Strg-C.',
  Interrupted: 'Unterbrochen',
  'This computer is logged out. The session at the service ends by itself, by default within 7 days.':
    'Dieser Computer ist abgemeldet. Die Sitzung beim Dienst endet von selbst, standardmäßig innerhalb von 7 Tagen.',
  'The service cannot be reached: {0}': 'Der Dienst ist nicht erreichbar: {0}',
  'Is it running? npm start starts it here; --url or CLEAVER_URL sets another address.':
    'Läuft er? npm start startet ihn hier; --url oder CLEAVER_URL nennt eine andere Adresse.',
  'The response to {0} (status {1}) is not from this service':
    'Die Antwort auf {0} (Status {1}) stammt nicht von diesem Dienst',
  'Try again in {0} s.': 'In {0} s noch einmal versuchen.',
  "See request {0} in the service's log.": 'Siehe Anfrage {0} im Log des Dienstes.',
  'The output cannot be written: {0}': 'Die Ausgabe lässt sich nicht schreiben: {0}',
  '{0} cannot be read: {1}': '{0} lässt sich nicht lesen: {1}',
  'there is no such file': 'die Datei gibt es nicht',
  'permission denied': 'der Zugriff ist nicht erlaubt',
  'it is a folder': 'das ist ein Ordner',
  'a part of the path is not a folder': 'ein Teil des Pfades ist kein Ordner',
  'no space left': 'es ist kein Speicherplatz mehr frei',
  'the file system is read-only': 'das Dateisystem ist schreibgeschützt',

  // Texts of responses.
  'None.': 'Keine Einträge.',
  'Reading the list': 'Liste lesen',
  true: 'ja',
  false: 'nein',
  '{0} of {1}': '{0} von {1}',
  '{0} of {1}: {2} shows the next ones, --all shows all.': '{0} von {1}: {2} zeigt die nächsten, --all zeigt alle.',
  'Too narrow for {0}: {1}': 'Zu schmal für {0}: {1}',
  '--columns selects, --json shows all.': '--columns wählt aus, --json zeigt alles.',
  '--json shows all.': '--json zeigt alles.',
  'There is no column "{0}"': 'Die Spalte „{0}“ gibt es nicht',
  'Other columns, separated by commas; an unknown one lists all':
    'Andere Spalten, durch Kommas getrennt; eine unbekannte nennt alle',
  'Print CSV with all members that are one value, or those of --columns':
    'CSV mit allen Angaben ausgeben, die ein Wert sind, oder mit denen von --columns',
  members: 'Spalten',
  'Several have the name {0}. Give the id of one: {1}': 'Mehrere heißen {0}. Bitte die Id angeben: {1}',
  'Nothing has the name {0}.': 'Nichts hat den Namen {0}.',

  // Texts of logging in.
  'Log in; later commands use the session, at its address':
    'Anmelden; weitere Befehle nutzen die Sitzung, bei deren Adresse',
  'Asked for if missing': 'Wird abgefragt, wenn nicht angegeben',
  'Asks for the password without showing it. Programs pass it in CLEAVER_PASSWORD, or on the standard input\nif that is not a terminal. It is never an argument, because every user of the machine could read it.':
    'Fragt das Passwort verdeckt ab. Programme übergeben es in CLEAVER_PASSWORD oder auf der Standardeingabe, wenn diese\nkein Terminal ist. Es ist nie ein Argument, weil jeder Benutzer der Maschine es lesen könnte.',
  'End the session': 'Die Sitzung beenden',
  'Show the logged-in user, the roles and the permissions': 'Den angemeldeten Benutzer mit Rollen und Rechten anzeigen',
  'Username: ': 'Benutzername: ',
  'Password: ': 'Passwort: ',
  'Missing username: cleaver login --username <name>': 'Benutzername fehlt: cleaver login --username <Name>',
  'Logged in at {0} as {1}.': 'Angemeldet bei {0} als {1}.',
  'Logged out at {0}.': 'Abgemeldet bei {0}.',
  'Refreshed.': 'Erneuert.',
  'Missing password: pass it on the standard input or in CLEAVER_PASSWORD':
    'Passwort fehlt: auf der Standardeingabe oder in CLEAVER_PASSWORD übergeben',
  'Warning: {0} is not encrypted. Others on the network can read the password.':
    'Warnung: {0} ist nicht verschlüsselt. Andere im Netz können das Passwort lesen.',
  '"{0}" is not an address like https://shop.example.org': '„{0}“ ist keine Adresse wie https://shop.example.org',
  'The address must not contain a password: cleaver login asks for it':
    'Die Adresse darf kein Passwort enthalten: cleaver login fragt danach',
  'Not logged in at {0}. Log in: cleaver login': 'Nicht angemeldet bei {0}. Anmelden: cleaver login',
  '--url, CLEAVER_URL or cleaver login --url chooses another address.':
    '--url, CLEAVER_URL oder cleaver login --url wählt eine andere Adresse.',
  'The session has ended meanwhile. Log in again: cleaver login':
    'Die Sitzung wurde inzwischen beendet. Neu anmelden: cleaver login',
  'The session has ended. Log in again: cleaver login': 'Die Sitzung ist zu Ende. Neu anmelden: cleaver login',

  // Texts of traces and recalls.
  'Draw the origin and the use of lots, and list the customers who have the goods':
    'Herkunft und Verwendung von Chargen zeichnen und die Kunden nennen, die die Ware haben',
  'Number of runs to draw in each direction; default 20':
    'Zahl der Produktionsläufe, die in jede Richtung gezeichnet werden; Vorgabe 20',
  '<lot> is a lot number or an id. If several lots have the number, the trace starts at all of them. Without <lot>, options name the start.':
    '<lot> ist eine Chargennummer oder eine Id. Haben mehrere Chargen die Nummer, beginnt die Rückverfolgung bei allen. Ohne <lot> nennen Optionen den Anfang.',
  'A repeated lot is named, but not drawn again.':
    'Eine wiederholte Charge wird genannt, aber nicht noch einmal gezeichnet.',
  'Open a recall and print its contact list and the time it took; mock: as an exercise that blocks nothing':
    'Einen Rückruf eröffnen und die Telefonliste und die Dauer ausgeben; mock: als Übung, die nichts sperrt',
  'A real recall blocks all affected goods at once. cleaver recalls contact records a contact with a customer, cleaver recalls close closes the recall.':
    'Ein echter Rückruf (real) sperrt sofort alle betroffene Ware. cleaver recalls contact hält fest, welcher Kunde verständigt ist, cleaver recalls close schließt den Rückruf ab.',
  'Missing: an exercise or a real recall? cleaver recall <mock|real>':
    'Übung oder Ernstfall? cleaver recall <mock|real>',
  'The lot is already given: remove --{0}': 'Die Charge ist schon angegeben: --{0} weglassen',
  '--levels takes a number from 0 to 1000': '--levels nimmt eine Zahl von 0 bis 1000',
  'Where it came from': 'Woher es kam',
  'What became of it': 'Was daraus wurde',
  '(as above)': '(wie oben)',
  '… (more: --levels)': '… (mehr: --levels)',
  '({0} came back)': '({0} kamen zurück)',
  '{0}, lot {1}': '{0}, Charge {1}',
  '{0}, lot {1}, on hold': '{0}, Charge {1}, gesperrt',
  'Cutting {0}': 'Zerlegung {0}',
  'Batch {0}, {1}': 'Produktion {0}, {1}',
  'Receipt {0} from {1}': 'Wareneingang {0} von {1}',
  'Delivery {0} to {1}, {2}': 'Lieferung {0} an {1}, {2}',
  ', with 1 other lot': ', mit 1 anderer Charge',
  ', with {0} other lots': ', mit {0} anderen Chargen',
  ': {0} came into being, {1} in stock': ': {0} entstanden, {1} im Bestand',
  'The drawing is cut: a higher --limit, up to 20000, draws more. The lists are complete.':
    'Die Zeichnung ist gekürzt: Ein höheres --limit, bis 20000, zeichnet mehr. Die Listen sind vollständig.',
  'Mock recall {0}: {1}': 'Übung {0}: {1}',
  'Recall {0}: {1}': 'Rückruf {0}: {1}',
  '1 lot': '1 Charge',
  '{0} lots': '{0} Chargen',
  '1 customer': '1 Kunde',
  '{0} customers': '{0} Kunden',
  'Who has it': 'Belieferte Kunden',
  'Undone deliveries': 'Rückgängig gemachte Lieferungen',
  'Where it is stored': 'Lagerorte',
  'What is being made from it': 'Daraus in Arbeit',
  'Who supplied it': 'Lieferanten',
  'Reconciliation of quantities': 'Mengenabgleich',
  'Nobody and nothing.': 'Keine Einträge.',
  'It took {0}, of which the service {1}.': 'Dauer: {0}, davon im Dienst {1}.',

  // Texts of billing.
  'Issue the invoices and credit notes that are due, and name those that cannot be issued yet':
    'Fällige Rechnungen und Rechnungskorrekturen ausstellen und nennen, was noch nicht ausgestellt werden kann',
  'Reason on credit notes for returned goods; default: Warenrückgabe':
    'Grund auf Rechnungskorrekturen für zurückgenommene Ware; Vorgabe: Warenrückgabe',
  'Only show what would be issued; issue nothing': 'Nur zeigen, was ausgestellt würde; nichts ausstellen',
  'Bills the periods that ended by --until, by the rhythm of each customer, and credits goods that came back. Documents with findings are left out; the others are issued. The same command can be repeated: what is billed is no longer due. Ends with exit code 1 if something could not be issued.':
    'Rechnet die Zeiträume ab, die bis --until endeten, nach dem Rhythmus jedes Kunden, und schreibt zurückgenommene Ware gut. Belege, für die noch etwas fehlt, bleiben aus; die anderen werden ausgestellt. Derselbe Befehl lässt sich wiederholen: Was berechnet ist, ist nicht mehr offen. Endet mit Exit-Code 1, wenn etwas nicht ausgestellt werden konnte.',
  '1 document cannot be issued yet': '1 Beleg kann noch nicht ausgestellt werden',
  '{0} documents cannot be issued yet': '{0} Belege können noch nicht ausgestellt werden',
  Issuing: 'Ausstellen',
  'Documents to issue: {0}.': 'Auszustellende Belege: {0}.',
  'Documents issued: {0}.': 'Ausgestellte Belege: {0}.',
  'Nothing is due.': 'Es ist nichts abzurechnen.',

  // Texts of labels.
  'Print labels for packs of a lot; without --zpl or --pdf, show the label':
    'Etiketten für Packungen einer Charge drucken; ohne --zpl oder --pdf das Etikett zeigen',
  'Kg of a pack, like 0.405; may be repeated': 'kg einer Packung, zum Beispiel 0.405; mehrfach möglich',
  'Print no price': 'Keinen Preis drucken',
  'Print, and write ZPL for a label printer to the standard output':
    'Drucken und ZPL für einen Etikettendrucker auf die Standardausgabe schreiben',
  'Write the ZPL into this file': 'Das ZPL in diese Datei schreiben',
  'Print, and write a PDF into this file': 'Drucken und ein PDF in diese Datei schreiben',
  '<lot> is a lot number or an id. A label that is weighed takes --weight for each pack, a label of a fixed filling takes --copies. Without --zpl or --pdf, prints nothing: shows the texts of the label, and why it cannot be printed. Ends with exit code 1 if it cannot.':
    '<lot> ist eine Chargennummer oder eine Id. Ein gewogenes Etikett braucht --weight für jede Packung, eines mit fester Füllmenge --copies. Ohne --zpl oder --pdf wird nichts gedruckt: Der Befehl zeigt die Texte des Etiketts, und warum es nicht gedruckt werden kann. Dann endet er mit Exit-Code 1.',
  '--out is for --zpl; --pdf takes its own file': '--out gilt für --zpl; --pdf bekommt seine eigene Datei',
  'ZPL is not JSON: remove --json, or give a file with --out':
    'ZPL ist kein JSON: --json weglassen oder mit --out eine Datei angeben',
  'Nothing was printed: --zpl or --pdf prints.': 'Es wurde nichts gedruckt: --zpl oder --pdf druckt.',
  'This label cannot be printed': 'Dieses Etikett kann nicht gedruckt werden',
  'The print has the id {0}: cleaver label-prints document fetches it again.':
    'Der Druck hat die Id {0}: cleaver label-prints document holt ihn noch einmal.',

  // Texts of the demo shop, and names of counted records.
  'Fill an empty shop with an invented butcher’s shop, in German':
    'Einen leeren Betrieb mit den Daten einer erfundenen Fleischerei füllen, auf Deutsch',
  'Run although the shop is not empty: on the same day it continues after an interruption':
    'Ausführen, obwohl der Betrieb nicht leer ist: am selben Tag wird nach einer Unterbrechung fortgesetzt',
  'Suppliers with certificates, customers with frame contracts, 157 articles, 30 recipes, storage locations, 628 lots,\nsome planned batches, a week of bookings with its checks and invoices, declared ingredients with four labels, and a user for each role. Refuses if the shop already has any of these. As long as\nnothing else was entered, "cleaver demo-shop remove" removes it.':
    'Lieferanten mit Zertifikaten, Kunden mit Rahmenverträgen, 157 Artikel, 30 Rezepte, Lagerorte, 628 Chargen, einige geplante\nProduktionen, eine Woche mit Buchungen, Kontrollen und Rechnungen, deklarierte Zutaten mit vier Etiketten und ein Benutzer für jede Rolle. Lehnt ab, wenn der Betrieb schon etwas davon hat. Solange\nnichts anderes eingegeben wurde, entfernt "cleaver demo-shop remove" alles wieder.',
  'The shop is not empty: it has {0}': 'Der Betrieb ist nicht leer: Es gibt {0}',
  'Log in as {0}, each with the password {1}': 'Anmelden als {0}, jeweils mit dem Passwort {1}',
  'The shop has {0} and {1}.': 'Der Betrieb hat {0} und {1}.',
  'Writing {0}': 'Schreiben: {0}',
  categories: 'Warengruppen',
  suppliers: 'Lieferanten',
  customers: 'Kunden',
  articles: 'Artikel',
  recipes: 'Rezepte',
  orders: 'Aufträge',
  'standing orders': 'Daueraufträge',
  'suppliers’ certificates': 'Zertifikate',
  ratings: 'Bewertungen',
  'delivery addresses': 'Lieferadressen',
  'frame contracts': 'Rahmenverträge',
  'storage locations': 'Lagerorte',
  'cutting schemes': 'Zerlegepläne',
  codes: 'Codes',
  places: 'zweite Lagerorte',
  lots: 'Chargen',
  'production batches': 'Produktionen',
  'planned batches': 'geplante Produktionen',
  'batches made': 'hergestellte Produktionen',
  'goods receipts': 'Wareneingänge',
  users: 'Benutzer',
  deliveries: 'Lieferungen',
  'sales terms': 'Verkaufsbedingungen',
  invoices: 'Rechnungen',
  'credit notes': 'Rechnungskorrekturen',
  payments: 'Zahlungen',
  'control points': 'Kontrollpunkte',
  'cleaning tasks': 'Reinigungsaufgaben',
  readings: 'Messwerte',
  'cleaning records': 'Reinigungsnachweise',
  declarations: 'Deklarationen',
  labels: 'Etiketten',

  // Texts of imports and exports.
  'Import a CSV file, after checking all of it': 'Eine CSV-Datei importieren, nachdem alles darin geprüft ist',
  'Kind of the records; default: from the name of the file': 'Art der Datensätze; Vorgabe: nach dem Namen der Datei',
  'Only report what would be done and all faults; write nothing':
    'Nur melden, was geschähe, und alle Fehler; nichts schreiben',
  'Let different values change stored records': 'Abweichende Werte ändern gespeicherte Datensätze',
  'The service checks all rows before it writes all of them or none. If anything is wrong, reports every fault by row and column. Rows that are stored already stay unchanged, so the same command can be repeated. Columns have English or German names. - reads the standard input.':
    'Der Dienst prüft alle Zeilen und schreibt dann alle oder keine. Ist etwas falsch, wird jeder Fehler mit Zeile und Spalte gemeldet. Zeilen, die schon gespeichert sind, bleiben unverändert. Derselbe Befehl lässt sich daher wiederholen. Spalten haben englische oder deutsche Namen. - liest die Standardeingabe.',
  'Export the records of a kind as CSV': 'Die Datensätze einer Art als CSV exportieren',
  'Overwrite an existing file': 'Eine vorhandene Datei überschreiben',
  file: 'Datei',
  'Check that a saved hygiene report is unchanged, by its hash':
    'Prüfen, ob ein gespeicherter Bericht über die Eigenkontrollen unverändert ist, anhand seines Hashs',
  'The file is the JSON of cleaver hygiene-report get. Needs no service. The hash does not cover createdBy and createdAt. Ends with exit code 1 if anything else was changed. - reads the standard input.':
    'Die Datei ist das JSON von cleaver hygiene-report get. Braucht keinen Server. Der Hash umfasst createdBy und createdAt nicht. Endet mit dem Code 1, wenn etwas anderes geändert wurde. - liest die Standardeingabe.',
  '{0} is no report: save it with cleaver hygiene-report get --out':
    '{0} ist kein Bericht: mit cleaver hygiene-report get --out speichern',
  '{0} was changed: its hash is not that of its content': '{0} wurde geändert: Sein Hash passt nicht zum Inhalt',
  'Unchanged: {0} to {1}, SHA-256 {2}': 'Unverändert: {0} bis {1}, SHA-256 {2}',
  'The file to write; default: the name of the document':
    'Die Datei, die geschrieben wird; Vorgabe: der Name des Belegs',
  'Written to {0}.': 'Nach {0} geschrieben.',
  'Use semicolons, decimal commas, words and a byte order mark, for German Excel':
    'Semikolons, Dezimalkommas, Wörter und Byte Order Mark verwenden, für das deutsche Excel',
  'Only the headings and one example row': 'Nur die Überschriften und eine Zeile als Beispiel',
  'Only documents from this day on': 'Nur Belege ab diesem Tag',
  'Only documents up to this day': 'Nur Belege bis zu diesem Tag',
  'YYYY-MM-DD': 'JJJJ-MM-TT',
  "Without a file, writes to the standard output. Texts that a spreadsheet would run as a formula get a ' in front, which cleaver import removes again.":
    "Schreibt ohne Datei auf die Standardausgabe. Texte, die eine Tabellenkalkulation als Formel ausführen würde, bekommen ein ' davor, das cleaver import wieder entfernt.",
  'Unknown kind "{0}": use one of {1}': 'Unbekannte Art „{0}“: eine von {1} angeben',
  'Unknown kind of records in {0}: give --kind {1}': 'Unbekannte Art der Datensätze in {0}: --kind {1} angeben',
  'A file is CSV: cleaver {0} list --all --json prints JSON':
    'Eine Datei ist CSV: cleaver {0} list --all --json gibt JSON aus',
  '{0} already exists: --force overwrites it': '{0} gibt es schon: --force überschreibt',
  '{0} cannot be written: {1}': '{0} lässt sich nicht schreiben: {1}',
  '1 row written to {0}.': '1 Zeile nach {0} geschrieben.',
  '{0} rows written to {1}.': '{0} Zeilen nach {1} geschrieben.',
  'Reading {0}': 'Lesen: {0}',
  'Checking {0}': 'Prüfen: {0}',
  '1 row': '1 Zeile',
  '{0} rows': '{0} Zeilen',
  'row {0}': 'Zeile {0}',
  'row {0}, column {1}': 'Zeile {0}, Spalte {1}',
  'and {0} more': 'und {0} weitere',
  warning: 'Warnung',
  '{0} to create': '{0} anzulegen',
  '{0} created': '{0} angelegt',
  '{0} to change': '{0} zu ändern',
  '{0} changed': '{0} geändert',
  '{0} unchanged': '{0} unverändert',
  'No faults; nothing was written.': 'Keine Fehler; nichts wurde geschrieben.',

  // Texts of completion.
  'Print a script that completes commands and options in bash, zsh or fish':
    'Ein Skript ausgeben, mit dem bash, zsh oder fish Befehle und Optionen ergänzt',
  'bash: source <(npx cleaver completion bash)\nzsh:  source <(npx cleaver completion zsh), after compinit\nfish: npx cleaver completion fish | source':
    'bash: source <(npx cleaver completion bash)\nzsh:  source <(npx cleaver completion zsh), nach compinit\nfish: npx cleaver completion fish | source',
  "It completes the command cleaver, so add: alias cleaver='npx cleaver'.":
    "Ergänzt den Befehl cleaver, daher zusätzlich: alias cleaver='npx cleaver'.",
  'Unknown shell "{0}": use one of {1}': 'Unbekannte Shell „{0}“: eine von {1} angeben',
};
