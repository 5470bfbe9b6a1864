/**
 * The German of what the service says of itself in its OpenAPI document, by the English that stands there: paragraphs of what
 * groups, operations and their options are for. `{0}` stands for what differs.
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
  'Counts from 0': 'Zählt ab 0',
  'Above 500 it is taken as 500': 'Über 500 gilt 500',
  'So many elements at the beginning of the page are left out: `page.next` of the answer before':
    'So viele Einträge am Anfang der Seite werden ausgelassen: `page.next` der Antwort davor',
  'Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: {0}':
    'Felder, das stärkste zuerst, durch Kommas getrennt, nach dem letzten `asc` oder `desc` für alle: `feld`, `feld,desc`, `a,b,desc`. Mehrmals für Felder mit anderer Richtung; jedes Feld darf einmal stehen. Sortierbar: {0}',
  'Only those of which a name or number contains each of these words, at most 20; without regard to case, ä like a, ß like ss':
    'Nur die, deren Name oder Nummer jedes dieser Wörter enthält, höchstens 20; groß wie klein, ä wie a, ß wie ss',
  'Only those with one of these ids; the parameter may be repeated, at most 500 times':
    'Nur die mit einer dieser Ids; darf mehrmals stehen, höchstens 500-mal',
  'Only entries from this instant on': 'Nur Einträge ab diesem Zeitpunkt',
  'Only entries before this instant': 'Nur Einträge vor diesem Zeitpunkt',
  'The instant to look back to; left out: now': 'Der Zeitpunkt, auf den zurückgeblickt wird; ohne Angabe: jetzt',
  'The way to go from there: `BACKWARD` to where it came from, `FORWARD` to where it went, or `BOTH`':
    'Der Weg von dort: `BACKWARD` zur Herkunft, `FORWARD` zum Verbleib, oder `BOTH`',
  'The most nodes and the most edges that are shown, nearest first':
    'So viele Knoten und so viele Kanten werden höchstens gezeigt, die nächsten zuerst',
  'Where to begin: this `{0}`': 'Anfang der Verfolgung: diese Angabe von `{0}`',
  'Read one product category': 'Eine Warengruppe lesen',
  'Only those with this `{0}`': 'Nur die mit diesem Wert von `{0}`',
  'The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is.':
    'Das `ETag`, mit dem es gelesen wurde: Hat jemand es seither geändert, geschieht nichts. Ohne wird es geändert, wie es ist.',
  'Whether it only tells what is wrong, and writes nothing':
    'Ob nur gesagt wird, was falsch ist, und nichts geschrieben',
  'At most 10 digits before the point and 4 after it': 'Höchstens 10 Stellen vor dem Punkt und 4 danach',
  'In the place of {0}: where the article has no stock there yet, one is made in the same booking':
    'An der Stelle von {0}: wo der Artikel dort noch keinen Bestand hat, wird er in derselben Buchung angelegt',
  'One of {0}; in capitals or not': 'Eine von {0}; groß oder klein geschrieben',
  'How much is to be made; left out: what the recipe gives':
    'Wie viel hergestellt werden soll; ohne Angabe: was das Rezept ergibt',
  'In °C, from -273.15 to 1000': 'In °C, von -273.15 bis 1000',
  'In °C, from -273.15 to 1000; empty: none': 'In °C, von -273.15 bis 1000; leer: keine',
  'The number on the goods': 'Die Nummer auf der Ware',
  'Days from the shop’s today to the expiry date, at most':
    'Tage vom heutigen Tag des Betriebs bis zum Ablauf, höchstens',
  'The id of the stock batch, or its own `batchId`': 'Die Id der Charge im Bestand, oder ihre `batchId`',
  'What the scanner typed, as it is; the control character GS between element strings stays one (`%1D`)':
    'Was der Scanner getippt hat, wie es ist; das Steuerzeichen GS zwischen den Elementen bleibt eines (`%1D`)',
  'The id': 'Die Id',
  'The name of the role': 'Der Name der Rolle',
  'The label of the delivery address, exactly as it is in the answer':
    'Die Bezeichnung der Lieferadresse, genau wie in der Antwort',
  'The supplier’s id': 'Die Id des Lieferanten',
  'The id of the sales unit': 'Die Id der Verkaufseinheit',
  'The ingredient’s id': 'Die Id der Zutat',
  'The number of the production step': 'Die Nummer des Arbeitsschritts',
  'The stock’s id': 'Die Id des Bestands',
  'The hold’s id': 'Die Id der Sperre',
  'The line’s id': 'Die Id der Zeile',

  // Groups
  'Logging in and out': 'An- und Abmelden',
  'Users, their roles, and who may come in': 'Benutzer, ihre Rollen, und wer hereindarf',
  'What matters today, to whoever asks': 'Was heute zählt, für den, der fragt',
  'From whom the shop buys': 'Bei wem der Betrieb kauft',
  'To whom the shop sells': 'An wen der Betrieb verkauft',
  'How the shop groups its articles': 'Wie der Betrieb seine Artikel ordnet',
  'What the shop buys, makes and sells': 'Was der Betrieb kauft, herstellt und verkauft',
  'How things are made out of articles': 'Wie etwas aus Artikeln hergestellt wird',
  'What is to be made on a day, and how it went': 'Was an einem Tag herzustellen ist, und wie es lief',
  'What was cut into what': 'Was in was zerlegt wurde',
  'Cold rooms, freezers, shelves and counters': 'Kühlräume, Gefrierräume, Regale und Theken',
  'Where the goods are, how much, until when, and whether they may be used':
    'Wo die Ware ist, wie viel, bis wann, und ob man sie verwenden darf',
  'What goods are, where they came from, what came of them, and what stops them':
    'Was Ware ist, woher sie kam, was daraus wurde, und was sie anhält',
  'The ledger of all stocks, and what moves goods without a document':
    'Das Buch aller Bestände, und was Ware ohne Beleg bewegt',
  'What really lies in a storage location: counted blind, and booked as differences':
    'Was wirklich an einem Lagerort liegt: blind gezählt und als Differenz gebucht',
  'What a barcode says, and what of it is here': 'Was ein Strichcode sagt, und was davon da ist',
  'What suppliers brought, what was rejected of it, and what inspections found':
    'Was Lieferanten brachten, was davon abgewiesen wurde, und was Prüfungen fanden',
  'What customers want on which day: promises, which reserve no goods':
    'Was Kunden an welchem Tag wollen: Zusagen, die keine Ware reservieren',
  'What is free to promise, and what to pick: proposals, which reserve no goods':
    'Was frei zugesagt werden kann, und was zu kommissionieren ist: Vorschläge, die keine Ware reservieren',
  'What went to customers, and what of it came back': 'Was an Kunden ging, und was davon zurückkam',
  'What the shop decides about itself: who it is on papers, and how strict the service is':
    'Was der Betrieb über sich festlegt: wer er auf Papieren ist, und wie streng der Dienst ist',
  'Where lots came from, who has what came of them, and stopping all of it':
    'Woher Lose kamen, wer hat, was daraus wurde, und alles davon anhalten',
  'Who did what': 'Wer was getan hat',
  'For whoever starts, stops and balances the service': 'Für den, der den Dienst startet, anhält und verteilt',

  // Logging in, users
  'Log in with username and password': 'Mit Benutzername und Passwort anmelden',
  '5 failed attempts within 15 minutes per username and client address, then 429.':
    '5 Fehlversuche in 15 Minuten je Benutzername und Adresse, dann 429.',
  'Exchange a refresh token for new tokens': 'Ein Refresh-Token gegen neue Tokens tauschen',
  'A refresh token works once. One that is used twice ends its whole session, unless that is within some seconds: then an answer was lost, or two tabs refreshed at once, and it gives tokens of the same session once more.':
    'Ein Refresh-Token gilt einmal. Zweimal verwendet beendet es seine ganze Sitzung, außer binnen einiger Sekunden: Dann ging eine Antwort verloren, oder zwei Tabs erneuerten zugleich, und es gibt noch einmal Tokens derselben Sitzung.',
  'End the session: its access token and its refresh token': 'Die Sitzung beenden: Access-Token und Refresh-Token',
  'List users': 'Benutzer auflisten',
  'Create a user with roles': 'Einen Benutzer mit Rollen anlegen',
  'Read the user who asks': 'Den Benutzer lesen, der fragt',
  'For any user: who am I, and what may I do?': 'Für jeden Benutzer: Wer bin ich, und was darf ich?',
  'Read one user': 'Einen Benutzer lesen',
  "Change a user's e-mail address or branch": 'E-Mail-Adresse oder Filiale eines Benutzers ändern',
  "Change a user's password; ends all other sessions of the user":
    'Das Passwort eines Benutzers ändern; beendet alle seine anderen Sitzungen',
  'A wrong current password is a 401 and counts as a failed attempt to log in.':
    'Ein falsches jetziges Passwort ist ein 401 und zählt als Fehlversuch bei der Anmeldung.',
  "Set a user's password without the current one; ends all sessions of the user":
    'Das Passwort eines Benutzers ohne das jetzige setzen; beendet alle seine Sitzungen',
  'For whoever forgot it. Ends all sessions of the user and clears the failed attempts to log in.':
    'Für den, der es vergessen hat. Beendet alle Sitzungen des Benutzers und löscht seine Fehlversuche bei der Anmeldung.',
  'Lock a user: no log-in, and tokens given out are refused':
    'Einen Benutzer sperren: keine Anmeldung, und vergebene Tokens werden abgelehnt',
  'Unlock a user': 'Einen Benutzer entsperren',
  'Deactivate a user who has left': 'Einen Benutzer deaktivieren, der gegangen ist',
  'Reactivate a user': 'Einen Benutzer wieder aktivieren',
  'Give a user a role; one that the user has changes nothing':
    'Einem Benutzer eine Rolle geben; eine, die er hat, ändert nichts',
  'Take a role from a user': 'Einem Benutzer eine Rolle entziehen',
  'List the roles and their permissions': 'Die Rollen und ihre Rechte auflisten',
  'What matters today, as far as the caller may read it: how many of each, and the first ones':
    'Was heute zählt, soweit der Fragende es lesen darf: wie viele jeweils, und die ersten davon',
  'A part is absent where the caller lacks the permission that it names.':
    'Ein Teil fehlt, wo dem Fragenden das genannte Recht fehlt.',

  // Master data
  'List suppliers': 'Lieferanten auflisten',
  'Create a supplier, active': 'Einen Lieferanten anlegen, aktiv',
  'Create up to 1000 at once, all or none; with what is wrong named by row':
    'Bis zu 1000 auf einmal anlegen, alle oder keinen; was falsch ist, wird nach Zeile genannt',
  'Each row is a body of the request that creates one. All that is wrong with them, also what stored things have against them, is a fault like `rows[3].name` of one 400; then nothing is written. `ids` are in the order of the rows, and none after a dry run.':
    'Jede Zeile ist ein Inhalt, wie ihn das Anlegen nimmt. Alles, was daran falsch ist, auch was Gespeichertes dagegen hat, ist ein Fehler wie `rows[3].name` eines einzigen 400; dann wird nichts geschrieben. `ids` stehen in der Reihenfolge der Zeilen; nach einem Probelauf keine.',
  'Read one supplier': 'Einen Lieferanten lesen',
  'Change what is given of a supplier; an empty text clears an optional one':
    'Ändern, was von einem Lieferanten angegeben ist; ein leerer Text löscht einen freiwilligen',
  'Activate an inactive supplier': 'Einen inaktiven Lieferanten aktivieren',
  'Deactivate a supplier that the shop no longer buys from':
    'Einen Lieferanten deaktivieren, bei dem der Betrieb nicht mehr kauft',
  'Rate a supplier, from 1 to 5 each; replaces the rating there is':
    'Einen Lieferanten bewerten, je von 1 bis 5; ersetzt die Bewertung, die es gibt',
  'Add a quality certificate; type, issuer and start together tell it from others':
    'Ein Qualitätszertifikat hinzufügen; Art, Aussteller und Beginn zusammen unterscheiden es von anderen',
  'Remove the quality certificate of this type, issuer and start, or the only one that fits what is given':
    'Das Qualitätszertifikat dieser Art, dieses Ausstellers und Beginns entfernen, oder das einzige, das zu den Angaben passt',
  'List customers': 'Kunden auflisten',
  'Create a customer, active': 'Einen Kunden anlegen, aktiv',
  'Read one customer': 'Einen Kunden lesen',
  'Change what is given of a customer; an empty text clears an optional one':
    'Ändern, was von einem Kunden angegeben ist; ein leerer Text löscht einen freiwilligen',
  'Activate an inactive customer': 'Einen inaktiven Kunden aktivieren',
  'Deactivate a customer that the shop no longer serves':
    'Einen Kunden deaktivieren, den der Betrieb nicht mehr beliefert',
  'Add a delivery address; without a label, street and house number are its label':
    'Eine Lieferadresse hinzufügen; ohne Bezeichnung sind Straße und Hausnummer ihre Bezeichnung',
  'Remove the delivery address with this label': 'Die Lieferadresse mit dieser Bezeichnung entfernen',
  'Set the frame contract; all earlier ones end on the day before it':
    'Den Rahmenvertrag setzen; alle früheren enden am Tag davor',
  'End all frame contracts yesterday': 'Alle Rahmenverträge gestern enden lassen',
  'List the frame contracts of a customer that have a day left, the newest first, with what is left of them':
    'Die Rahmenverträge eines Kunden auflisten, die noch einen Tag gelten, den neuesten zuerst, mit ihrem Rest',
  'Set the preferences; replaces those there are, and none clears them':
    'Die Vorlieben setzen; ersetzt die, die es gibt, und keine löscht sie',
  'Read the sales terms of a customer': 'Die Verkaufsbedingungen eines Kunden lesen',
  'Set the sales terms of a customer, as a whole: what is absent takes its default':
    'Die Verkaufsbedingungen eines Kunden setzen, als Ganzes: Was fehlt, bekommt seinen Standardwert',
  'Delete a customer that no order, standing order or document names':
    'Einen Kunden löschen, den kein Auftrag, kein Dauerauftrag und kein Beleg nennt',
  'List product categories': 'Produktkategorien auflisten',
  'Create a product category': 'Eine Produktkategorie anlegen',
  'Rename or describe a product category': 'Eine Produktkategorie umbenennen oder beschreiben',
  'Delete a product category that no article uses': 'Eine Produktkategorie löschen, die kein Artikel verwendet',
  'List articles': 'Artikel auflisten',
  'Create an article, active, with its first sales unit':
    'Einen Artikel anlegen, aktiv, mit seiner ersten Verkaufseinheit',
  'Read one article': 'Einen Artikel lesen',
  'Rename an article or move it to another category': 'Einen Artikel umbenennen oder in eine andere Kategorie setzen',
  'Activate an inactive article': 'Einen inaktiven Artikel aktivieren',
  'Deactivate an article that the shop no longer keeps': 'Einen Artikel deaktivieren, den der Betrieb nicht mehr führt',
  'Set what scanners see of an article: its GTINs and its PLU':
    'Setzen, was Scanner von einem Artikel sehen: seine GTINs und seine PLU',
  'Assign a supplier to an article; one that is assigned already changes nothing':
    'Einem Artikel einen Lieferanten zuordnen; einer, der es schon ist, ändert nichts',
  'Take a supplier from an article': 'Einem Artikel einen Lieferanten nehmen',
  'Add a sales unit; unit and price model together stand once per article':
    'Eine Verkaufseinheit hinzufügen; Einheit und Preismodell zusammen stehen einmal je Artikel',
  'Set the price of a sales unit from today on, or from a day ahead':
    'Den Preis einer Verkaufseinheit ab heute setzen, oder ab einem späteren Tag',
  'List the prices of a sales unit by day, the newest first':
    'Die Preise einer Verkaufseinheit nach Tagen auflisten, den neuesten zuerst',
  'Set what selling has to know of an article, as a whole: what is absent becomes null':
    'Setzen, was der Verkauf von einem Artikel wissen muss, als Ganzes: Was fehlt, wird null',
  'Remove a sales unit; the last one may go, since not everything is sold':
    'Eine Verkaufseinheit entfernen; auch die letzte, denn nicht alles wird verkauft',

  // Production
  'List recipes, without their ingredients and steps': 'Rezepte auflisten, ohne ihre Zutaten und Schritte',
  'Create a recipe as a draft': 'Ein Rezept als Entwurf anlegen',
  'Read one recipe': 'Ein Rezept lesen',
  'Create the next version of a recipe as a draft, with its ingredients and steps':
    'Die nächste Version eines Rezepts als Entwurf anlegen, mit seinen Zutaten und Schritten',
  'Release a draft for production: it needs an ingredient, and units that convert into what sub-recipes give':
    'Einen Entwurf für die Produktion freigeben: Er braucht eine Zutat, und Einheiten, die sich in die der Unterrezepte umrechnen lassen',
  'Take an active recipe out of use': 'Ein aktives Rezept außer Gebrauch nehmen',
  'Add an ingredient to a draft; without a position it follows the last one':
    'Einem Entwurf eine Zutat hinzufügen; ohne Position folgt sie der letzten',
  'Take an ingredient out of a draft; the others keep their positions':
    'Eine Zutat aus einem Entwurf nehmen; die anderen behalten ihre Positionen',
  'Add a production step to a draft; without a number it follows the last one':
    'Einem Entwurf einen Arbeitsschritt hinzufügen; ohne Nummer folgt er dem letzten',
  'Take a production step out of a draft; the others keep their numbers':
    'Einen Arbeitsschritt aus einem Entwurf nehmen; die anderen behalten ihre Nummern',
  'What must be at hand to make so much of a recipe, down through its sub-recipes':
    'Was da sein muss, um so viel eines Rezepts herzustellen, hinab durch seine Unterrezepte',
  'Made once as listed, a recipe gives outputQuantity × yieldPercentage / 100; for another output all ingredients scale in proportion. An ingredient with a sub-recipe is replaced by what the sub-recipe needs to make it, unless that has no ingredients. Without `quantity` the recipe’s own outputQuantity is asked for. Amounts of one article are added up per kind of unit. 409 SUB_RECIPE_UNIT_MISMATCH where the unit of an ingredient does not convert into that of its sub-recipe’s output.':
    'Einmal wie angegeben hergestellt ergibt ein Rezept outputQuantity × yieldPercentage / 100; für eine andere Menge ändern sich alle Zutaten im Verhältnis. Eine Zutat mit Unterrezept wird durch das ersetzt, was dieses braucht, um sie herzustellen, außer es hat keine Zutaten. Ohne `quantity` gilt die outputQuantity des Rezepts. Mengen eines Artikels werden je Art der Einheit zusammengezählt. 409 SUB_RECIPE_UNIT_MISMATCH, wo sich die Einheit einer Zutat nicht in die ihres Unterrezepts umrechnen lässt.',
  'List production batches': 'Produktionschargen auflisten',
  'Plan a production batch from an active recipe': 'Eine Produktionscharge nach einem aktiven Rezept planen',
  'Read one production batch': 'Eine Produktionscharge lesen',
  'Start a planned batch: what goes in is frozen as the recipe says it now':
    'Eine geplante Charge beginnen: Was hineingeht, bleibt, wie das Rezept es jetzt sagt',
  'Which lots to take for what a batch still needs: first expired, first out. It reserves nothing':
    'Welche Lose für das zu nehmen sind, was eine Charge noch braucht: zuerst, was zuerst abläuft. Es reserviert nichts',
  'By expiry date, then by when the goods came in; only what is neither blocked nor expired, at the storage locations that are named, or everywhere. A planned batch has one, too.':
    'Nach Ablauf, dann nach Eingang der Ware; nur was weder gesperrt noch abgelaufen ist, an den genannten Lagerorten oder überall. Auch eine geplante Charge hat einen.',
  'Put lots into a batch: those that are named, or what is still needed by first expired, first out':
    'Lose in eine Charge geben: die genannten, oder was noch fehlt, zuerst was zuerst abläuft',
  'Either `inputs` or `fefo: true`. More or less than planned is fine. What is no component needs a `reason`, or `insteadOf`: the article of a component that may be substituted. By FEFO the open rest of every component is taken, all or nothing; a component whose article has no stock at all is left out and told in `skipped`.':
    'Entweder `inputs` oder `fefo: true`. Mehr oder weniger als geplant geht. Was kein Bestandteil ist, braucht einen `reason`, oder `insteadOf`: den Artikel eines Bestandteils, der ersetzt werden darf. Mit FEFO wird der offene Rest jedes Bestandteils genommen, alles oder nichts; ein Bestandteil, von dessen Artikel es gar keinen Bestand gibt, bleibt weg und steht in `skipped`.',
  'Give unused goods of a batch back to the stock batches they came from':
    'Unverbrauchte Ware einer Charge dorthin zurückgeben, woher sie kam',
  'End a batch with what came out of it, and what was wasted; a last input may go in with it':
    'Eine Charge abschließen mit dem, was herauskam, und was Abfall war; eine letzte Zutat darf mit hinein',
  'In one transaction. A MAIN output is of the recipe’s article and lasts, unless told, until the batch’s `bestBeforeDate` or until its shelf life after the start is over; no output of another role lasts by itself. Outputs are numbered as the batch unless told. Where an input is on hold, every output is.':
    'In einer Transaktion. Ein Ergebnis mit der Rolle MAIN ist vom Artikel des Rezepts und hält, wenn nichts gesagt ist, bis zum `bestBeforeDate` der Charge oder bis seine Haltbarkeit ab Beginn um ist; keines einer anderen Rolle hält von sich aus. Ergebnisse heißen wie die Charge, wenn nichts gesagt ist. Ist eine Zutat gesperrt, ist es jedes Ergebnis.',
  'Undo the completion of a batch: what came out is taken back, and it goes on':
    'Den Abschluss einer Charge zurücknehmen: Was herauskam, wird zurückgenommen, und sie geht weiter',
  'Cancel a batch into which nothing went, or nothing that was not given back':
    'Eine Charge absagen, in die nichts ging, oder nichts, was nicht zurückgegeben wurde',
  'How a batch goes: what is to go in and what did, what came out, and what that comes to':
    'Wie eine Charge läuft: was hinein soll und was hineinging, was herauskam, und was das ergibt',
  'List cuttings': 'Zerlegungen auflisten',
  'Cut lots into other lots: what goes on the table and what comes off it, booked at once':
    'Lose in andere Lose zerlegen: was auf den Tisch kommt und was herunter, auf einmal gebucht',
  'Of mass alone. What goes on the table and what comes off it may differ by the setting `cuttingTolerancePercent` of the inputs. What comes off expires with the input that expires first, later for an `expiryReason` alone. Lots that contradict each other in species, or in where the animals were born, reared or slaughtered, are not cut together; the facts that all have in common go with what comes off.':
    'Nur Masse. Was auf den Tisch kommt und was herunter, darf um die Einstellung `cuttingTolerancePercent` der Zutaten abweichen. Was herunterkommt, läuft mit dem ab, was zuerst abläuft, später nur mit `expiryReason`. Lose, die sich in der Tierart widersprechen, oder darin, wo die Tiere geboren, aufgezogen oder geschlachtet wurden, werden nicht zusammen zerlegt; was allen gemeinsam ist, geht mit.',
  'Read one cutting': 'Eine Zerlegung lesen',

  // Stocks
  'List storage locations': 'Lagerorte auflisten',
  'Create a storage location; it starts active': 'Einen Lagerort anlegen; er beginnt aktiv',
  'Read one storage location': 'Einen Lagerort lesen',
  'Rename a storage location or change its temperatures; a single one given joins the stored one':
    'Einen Lagerort umbenennen oder seine Temperaturen ändern; eine einzelne kommt zur gespeicherten',
  'Put a storage location into use again': 'Einen Lagerort wieder in Gebrauch nehmen',
  'Take a storage location out of use': 'Einen Lagerort außer Gebrauch nehmen',
  'Create a stock of an article at an active storage location':
    'Einen Bestand eines Artikels an einem aktiven Lagerort anlegen',
  'List stocks whose usable quantity is below their minimum level, at most 500':
    'Bestände auflisten, von denen weniger verwendbar ist als ihr Mindestbestand, höchstens 500',
  'Read one stock': 'Einen Bestand lesen',
  "List a stock's batches, those that expire first in front":
    'Die Chargen eines Bestands auflisten, vorn, was zuerst abläuft',
  'Book a batch into a stock': 'Eine Charge in einen Bestand einbuchen',
  'Take a quantity out of a batch, in any unit of the same kind':
    'Einer Charge eine Menge entnehmen, in jeder Einheit derselben Art',
  'The batch is named by its `id`, or by its own `batchId` where only one batch of the stock has it. Takes from what is available, expires soon or has expired, never from what is blocked, and never more than there is.':
    'Die Charge wird mit ihrer `id` genannt, oder mit ihrer `batchId`, wo nur eine des Bestands sie hat. Nimmt von dem, was verfügbar ist, bald abläuft oder abgelaufen ist, nie von Gesperrtem, und nie mehr, als da ist.',
  'Hold a batch back: nothing can be taken from it': 'Eine Charge sperren: Nichts kann ihr entnommen werden',
  'The batch is named by its `id`, or by its own `batchId` where only one batch of the stock has it.':
    'Die Charge wird mit ihrer `id` genannt, oder mit ihrer `batchId`, wo nur eine des Bestands sie hat.',
  'Let a batch go that was held back': 'Eine gesperrte Charge freigeben',
  'List what was booked in a stock, oldest first': 'Auflisten, was in einem Bestand gebucht wurde, das Älteste zuerst',
  'The ledger: every change of quantity or status by a command, for ever. Oldest first.':
    'Das Buch: jede Änderung von Menge oder Status, für immer. Das Älteste zuerst.',
  'List what there is in each stock: how much may be used, how much not, and until when':
    'Auflisten, was in jedem Bestand ist: wie viel verwendbar ist, wie viel nicht, und bis wann',
  'List the batches of all stocks': 'Die Chargen aller Bestände auflisten',
  'List batches that expire within some days or have expired, as long as something is left; at most 500':
    'Chargen auflisten, die in einigen Tagen ablaufen oder abgelaufen sind, solange etwas da ist; höchstens 500',
  'Those that expire first are in front; those that expired already are among them.':
    'Vorn steht, was zuerst abläuft; was schon abgelaufen ist, steht dabei.',
  'List lots': 'Lose auflisten',
  'Read one lot: its account, where it lies, and what stops it':
    'Ein Los lesen: sein Konto, wo es liegt, und was es anhält',
  'Stop a lot, wherever it lies': 'Ein Los anhalten, wo es auch liegt',
  'Several holds may stop one lot. Its goods may still be moved, and are BLOCKED where they arrive.':
    'Mehrere Sperren können ein Los anhalten. Seine Ware darf noch umgelagert werden, und ist gesperrt, wo sie ankommt.',
  'Let go of a hold; the goods come free with the last one': 'Eine Sperre aufheben; die Ware wird mit der letzten frei',
  'Let go of all holds of a lot, whatever placed them: its goods come free':
    'Alle Sperren eines Loses aufheben, was sie auch gesetzt hat: seine Ware wird frei',
  'Trace lots: where they came from, what became of them, and who has it':
    'Lose verfolgen: woher sie kamen, was daraus wurde, und wer es hat',
  'All lots that any of the filters names are starts, together one trace; `supplierId` narrows `supplierLot`. `limit` cuts nodes and edges alone, nearest first; `recall` is never cut. `asOf`: as things were at that instant.':
    'Alle Lose, die einer der Filter nennt, sind Anfänge einer gemeinsamen Verfolgung; `supplierId` grenzt `supplierLot` ein. `limit` kürzt nur Knoten und Kanten, die nächsten zuerst; `recall` wird nie gekürzt. `asOf`: wie es zu diesem Zeitpunkt war.',
  'List movements of all stocks, oldest first': 'Bewegungen aller Bestände auflisten, die älteste zuerst',
  'Undo a movement, with all movements of its posting, by new ones':
    'Eine Bewegung mit allen ihrer Buchung durch neue zurücknehmen',
  'Nothing in the ledger is changed or removed: rows of type REVERSED are added, one for each row of the posting. What brought goods in can be undone as long as nothing came of them.':
    'Im Buch wird nichts geändert oder entfernt: Zeilen der Art REVERSED kommen hinzu, eine für jede Zeile der Buchung. Was Ware hereinbrachte, lässt sich zurücknehmen, solange nichts daraus wurde.',
  'Move goods into other stocks of their article': 'Ware in andere Bestände ihres Artikels umlagern',
  'All lines or none; each is a posting. A hold travels with the goods, a block pins them.':
    'Alle Zeilen oder keine; jede ist eine Buchung. Die Sperre eines Loses reist mit der Ware, die einer Charge hält sie fest.',
  'Write goods off, expired ones too; from what is blocked only as WASTE, SAMPLE or RETURN_TO_SUPPLIER, with a note':
    'Ware ausbuchen, auch abgelaufene; von Gesperrtem nur als WASTE, SAMPLE oder RETURN_TO_SUPPLIER, mit einer Notiz',
  'All lines or none; each is a posting.': 'Alle Zeilen oder keine; jede ist eine Buchung.',
  'List inventory counts, without their lines': 'Inventuren auflisten, ohne ihre Zeilen',
  'Open a count of a storage location, of which no other may be open; blind unless told otherwise':
    'Die Zählung eines Lagerorts beginnen, von dem keine andere offen sein darf; blind, wenn nichts anderes gesagt ist',
  'Read one inventory count': 'Eine Inventur lesen',
  'Enter what was counted; what was entered before for the same stock batch is replaced':
    'Gezähltes eintragen; was für dieselbe Charge davor eingetragen war, wird ersetzt',
  'A line is judged at the instant it is entered, so that goods may move while others still count.':
    'Eine Zeile zählt zum Zeitpunkt ihres Eintrags, so dass sich Ware bewegen darf, während andere noch zählen.',
  'End the counting: expected amounts, differences and what was not counted are shown from now on':
    'Das Zählen beenden: Erwartetes, Differenzen und nicht Gezähltes sind von jetzt an zu sehen',
  'Book the differences that the count found': 'Die Differenzen buchen, die die Zählung fand',
  'Books the differences, not the amounts: what moved since it was counted stays moved.':
    'Bucht die Differenzen, nicht die Mengen: Was sich seit der Zählung bewegt hat, bleibt bewegt.',
  'Drop a count that was not approved': 'Eine Zählung verwerfen, die nicht genehmigt wurde',
  'Read a scanned text: what it says, and what of it there is here':
    'Einen gescannten Text lesen: was er sagt, und was davon da ist',
  "GS1 element strings with FNC1 as the control character GS or after `]C1`, `]d2` and the like, the same in brackets, GS1 Digital Link, barcodes of the shop's scales (`weightPatterns` of the settings), GTINs, PLUs and lot numbers. No text is refused: what cannot be read is `UNKNOWN`. A wrong check digit or a date that does not exist is a problem: the element is left out, never corrected. `lots` are those with the number that the code names, by the shop or the supplier, and of its article where it names one; `stockBatches` hold what is left of them, or of the article where no lot is named; at most 100 each. Without STOCK_READ both are empty.":
    'GS1-Elemente mit FNC1 als Steuerzeichen GS oder nach `]C1`, `]d2` und dergleichen, dasselbe in Klammern, GS1 Digital Link, Strichcodes der Waagen (`weightPatterns` der Einstellungen), GTINs, PLUs und Losnummern. Kein Text wird abgelehnt: Was nicht lesbar ist, ist `UNKNOWN`. Eine falsche Prüfziffer oder ein Datum, das es nicht gibt, ist ein Mangel: Das Element bleibt weg und wird nie berichtigt. `lots` sind die mit der Nummer, die der Code nennt, vom Betrieb oder vom Lieferanten, und von seinem Artikel, wo er einen nennt; `stockBatches` haben, was davon noch da ist, oder vom Artikel, wo kein Los genannt ist; je höchstens 100. Ohne STOCK_READ sind beide leer.',

  // Receipts, deliveries, settings
  'List goods receipts': 'Wareneingänge auflisten',
  'Receive goods from a supplier: each accepted line makes a lot':
    'Ware von einem Lieferanten annehmen: Jede angenommene Zeile ergibt ein Los',
  'Posted at once, all lines or none. Amount, unit and expiry date belong together; a line that is rejected as a whole has only what was rejected and why, and makes no lot. What is warmer than its limit is held from the start. A receipt warns, and stops nothing, unless the settings refuse goods of suppliers without a valid certificate.':
    'Auf einmal gebucht, alle Zeilen oder keine. Menge, Einheit und Ablauf gehören zusammen; eine ganz abgewiesene Zeile hat nur, was abgewiesen wurde und warum, und ergibt kein Los. Was wärmer ist als erlaubt, ist von Anfang an gesperrt. Ein Eingang warnt und hält nichts an, außer die Einstellungen lehnen Ware von Lieferanten ohne gültiges Zertifikat ab.',
  'Read one goods receipt': 'Einen Wareneingang lesen',
  'Record what an inspection of a line found: failed goods are held, passed ones are let go by inspections':
    'Festhalten, was die Prüfung einer Zeile fand: Durchgefallenes wird gesperrt, Bestandenes geben Prüfungen frei',
  'FAILED places a hold on the lot; PASSED releases the holds that inspections placed on it, and no others.':
    'FAILED sperrt das Los; PASSED hebt die Sperren auf, die Prüfungen gesetzt haben, und keine anderen.',
  'List orders': 'Aufträge auflisten',
  'Write down an order, as a draft': 'Einen Auftrag als Entwurf aufnehmen',
  'Read one order': 'Einen Auftrag lesen',
  'Change what is given of an order that is DRAFT or CONFIRMED':
    'Ändern, was von einem Auftrag mit Status DRAFT oder CONFIRMED angegeben ist',
  '`lines` is the whole list: an entry with `line` keeps that line and changes what it gives, one without is new, and a line that is not named goes. New lines of a confirmed order are checked and priced as by the confirmation.':
    '`lines` ist die ganze Liste: Ein Eintrag mit `line` behält diese Position und ändert, was er angibt, einer ohne ist neu, und eine Position, die nicht genannt ist, fällt weg. Neue Positionen eines bestätigten Auftrags werden geprüft und mit Preisen versehen wie beim Bestätigen.',
  'Confirm an order: its prices are found, and frozen':
    'Einen Auftrag bestätigen: Seine Preise werden bestimmt und festgehalten',
  'Cancel a draft, or open lines of a confirmed order':
    'Einen Entwurf stornieren, oder offene Positionen eines bestätigten Auftrags',
  'List what is free of each article on a day': 'Auflisten, was von jedem Artikel an einem Tag frei ist',
  'Calculated for each answer, since nothing is reserved: a hold or a recall acts at once. Without articles of which every amount is 0. In pieces an article with a piece weight counts by its kilograms.':
    'Für jede Antwort gerechnet, denn nichts ist reserviert: Eine Sperre oder ein Rückruf wirkt sofort. Ohne Artikel, bei denen jede Menge 0 ist. In Stück zählt ein Artikel mit Stückgewicht nach seinen Kilogramm.',
  'Propose what to pick for which order': 'Vorschlagen, was für welchen Auftrag zu kommissionieren ist',
  'Confirmed orders requested up to the day, or those named, at most 1000, with their open lines. Served by requested date, confirmation and id, line by line, first expired first out, each gram once. It reserves nothing.':
    'Bestätigte Aufträge, die bis zu dem Tag gewünscht sind, oder die genannten, höchstens 1000, mit ihren offenen Positionen. Bedient nach Wunschtag, Bestätigung und Id, Position für Position, was zuerst abläuft zuerst, jedes Gramm einmal. Reserviert wird nichts.',
  'Find the prices of articles for a customer on a day':
    'Die Preise von Artikeln für einen Kunden an einem Tag bestimmen',
  'Of each article the first price that fits: the contract line of that day, then the list price of that day; by weight, and in pieces. Unknown articles are left out.':
    'Von jedem Artikel der erste Preis, der passt: die Position des Rahmenvertrags an diesem Tag, dann der Listenpreis dieses Tages; nach Gewicht und in Stück. Unbekannte Artikel bleiben weg.',
  'List deliveries': 'Lieferungen auflisten',
  'Dispatch goods to a customer': 'Ware an einen Kunden ausliefern',
  'All lines or none. Never from what is blocked or has expired, and never more than there is. Without a label it goes to the billing address; owner and consignee are the shop and the customer unless given.':
    'Alle Zeilen oder keine. Nie von Gesperrtem oder Abgelaufenem, und nie mehr, als da ist. Ohne Bezeichnung geht es an die Rechnungsadresse; Eigentümer und Empfänger sind der Betrieb und der Kunde, wenn nichts angegeben ist.',
  'Read one delivery': 'Eine Lieferung lesen',
  'Read the particulars that go with food of animal origin, of each line of a delivery':
    'Die Angaben lesen, die mit Lebensmitteln tierischen Ursprungs gehen, zu jeder Zeile einer Lieferung',
  'The eight particulars of Implementing Regulation (EU) 931/2011, Article 3(1), as they were when the goods went.':
    'Die acht Angaben der Durchführungsverordnung (EU) Nr. 931/2011, Artikel 3 Absatz 1, wie sie waren, als die Ware ging.',
  'Take back what a customer returns of a delivery, blocked from the start':
    'Zurücknehmen, was ein Kunde von einer Lieferung zurückgibt, von Anfang an gesperrt',
  'Into a stock of the article in which good goods of the lot do not lie. Together never more than was dispatched, less what was undone.':
    'In einen Bestand des Artikels, in dem keine gute Ware des Loses liegt. Zusammen nie mehr, als ausgeliefert wurde, abzüglich des Stornierten.',
  'Read the settings of the shop': 'Die Einstellungen des Betriebs lesen',
  'Change what is given of the settings; an empty text clears one of the operator':
    'Ändern, was von den Einstellungen angegeben ist; ein leerer Text löscht einen des Betriebs',

  // Recalls, the audit log, health
  'List recalls, without what they froze': 'Rückrufe auflisten, ohne was sie festhielten',
  'Open a recall: freeze what is affected, and stop all of it unless it is an exercise':
    'Einen Rückruf eröffnen: festhalten, was betroffen ist, und alles anhalten, außer es ist eine Übung',
  'REAL places a hold on every affected lot: the starts and all that came of them, also what comes into being meanwhile. MOCK stops nothing, with the same figures.':
    'REAL sperrt jedes betroffene Los: die Anfänge und alles, was daraus wurde, auch was währenddessen entsteht. MOCK hält nichts an, mit denselben Zahlen.',
  'Read one recall: what it froze, whom the shop told, and how things stand now':
    'Einen Rückruf lesen: was er festhielt, wen der Betrieb verständigt hat, und wie es jetzt steht',
  'Note that a customer was told of a recall, or could not be reached':
    'Festhalten, dass ein Kunde verständigt wurde oder nicht zu erreichen war',
  'Close a recall; what it stopped stays stopped until quality releases it':
    'Einen Rückruf abschließen; was er anhielt, bleibt es, bis die Qualität es freigibt',
  'The list to telephone by: who got what, when, and what was said':
    'Die Telefonliste: wer was wann bekam, und was gesagt wurde',
  'Read the audit log: who did what to what, when, from where, before and after':
    'Das Protokoll lesen: wer was womit tat, wann, von wo, davor und danach',
  'Every write, every log-in and every refusal for want of a permission has an entry, which nobody can change or remove. Newest first unless `sort` says otherwise.':
    'Jede Änderung, jede Anmeldung und jede Ablehnung mangels Rechts hat einen Eintrag, den niemand ändern oder entfernen kann. Das Neueste zuerst, wenn `sort` nichts anderes sagt.',
  'Does the process run?': 'Läuft der Prozess?',
  'Looks at nothing else: for whoever restarts it.': 'Sieht nach sonst nichts: für den, der ihn neu startet.',
  'Can it serve?': 'Kann er bedienen?',
  'Asks the database, and is 503 while the service closes: for whoever sends it requests.':
    'Fragt die Datenbank, und ist 503, während der Dienst schließt: für den, der ihm Anfragen schickt.',
};
