/** German translations of the summaries and descriptions of the operations of `inventory`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const inventoryOperationsGerman: Catalogue = {
  'The id of the stock batch, or its `batchId`': 'Die Id des Chargenbestands oder seine `batchId`',
  'If true, lists the batches of a stock with `minimumShelfLifeDays` that have fewer days left than that. Other stocks use `withinDays`':
    'Mit true nennt die Liste von einem Bestand mit `minimumShelfLifeDays` die Chargenbestände, denen weniger Tage bleiben. Für andere Bestände gilt `withinDays`',
  'Maximum number of days from the shop’s today to the expiry date':
    'Tage vom heutigen Tag des Betriebs bis zum Ablauf, höchstens',
  'Target storage location; default: where the goods came from. Creates a missing stock':
    'Wohin die Ware kommt; weggelassen: woher sie kam. Ein fehlender Bestand wird dort angelegt',
  'Instead of {0}; the booking creates the article’s stock there if it is missing':
    'An der Stelle von {0}: wo der Artikel dort noch keinen Bestand hat, wird er in derselben Buchung angelegt',
  'List stocks': 'Bestände auflisten',
  'In °C, from -273.15 to 1000': 'In °C, von -273.15 bis 1000',
  'In °C, from -273.15 to 1000; empty for none': 'In °C, von -273.15 bis 1000; leer: keine',
  'The lot number on the goods': 'Die Nummer auf der Ware',
  'The scanned text, unchanged; keeps the control character GS between element strings (`%1D`)':
    'Was der Scanner getippt hat, wie es ist; das Steuerzeichen GS zwischen den Elementen bleibt eines (`%1D`)',
  'Storage locations: cold rooms, freezers, shelves, counters': 'Kühlräume, Gefrierräume, Regale und Theken',
  'Stocks and their batches: place, quantity, expiry, status':
    'Wo die Ware ist, wie viel, bis wann, und ob man sie verwenden darf',
  'Lots, their origin, their use and their holds': 'Chargen, ihre Herkunft, ihre Verwendung und ihre Sperren',
  'The ledger of movements, and bookings without a document': 'Das Buch aller Bestände, und was Ware ohne Beleg bewegt',
  'Inventory counts of storage locations':
    'Inventuren: Ein Lagerort wird blind gezählt, die Differenzen werden gebucht',
  'Scanned barcodes and the goods that they name': 'Gescannte Strichcodes und die Ware, die sie bezeichnen',
  'List storage locations': 'Lagerorte auflisten',
  'Create an active storage location': 'Einen Lagerort anlegen; er beginnt aktiv',
  'Read one storage location': 'Einen Lagerort lesen',
  'Change the name or the temperatures of a storage location; a missing temperature stays as it is':
    'Einen Lagerort umbenennen oder seine Temperaturen ändern; eine einzelne kommt zur gespeicherten',
  'Activate an inactive storage location': 'Einen Lagerort wieder in Gebrauch nehmen',
  'Deactivate a storage location': 'Einen Lagerort außer Gebrauch nehmen',
  'Create a stock of an article at an active storage location':
    'Einen Bestand eines Artikels an einem aktiven Lagerort anlegen',
  'Set the minimum level and the minimum shelf life of a stock; a missing one is cleared':
    'Mindestbestand und Mindesthaltbarkeit eines Bestands setzen; was nicht angegeben ist, gibt es nicht',
  'The minimum level as in the response. minimumLevelAmount and minimumLevelUnit take precedence':
    'Der Mindestbestand wie in der Antwort. minimumLevelAmount und minimumLevelUnit gehen vor',
  'List stocks whose usable quantity is below their minimum level':
    'Bestände auflisten, von denen weniger verwendbar ist als ihr Mindestbestand',
  'Read one stock': 'Einen Bestand lesen',
  "List a stock's batches, earliest expiry first":
    'Die Chargenbestände eines Bestands auflisten, frühester Ablauf zuerst',
  'Book a batch into a stock': 'Einen Chargenbestand einbuchen',
  'Book up to 1000 batches in at once, all or none; reports faults by row':
    'Bis zu 1000 Chargenbestände auf einmal einbuchen, alle oder keinen; was falsch ist, wird nach Zeile genannt',
  'Each row books one batch of opening stock in. It names the article by its number and the storage location by its name; a missing stock is created. If any row is wrong or conflicts with a stored record, the response is one 400 with a fault for each, like `rows[3].name`, and nothing is written. `ids` has the order of the rows; it is empty after a dry run.':
    'Jede Zeile bucht einen Chargenbestand ein: Anfangsbestand. Der Artikel wird mit seiner Nummer genannt, der Lagerort mit seinem Namen; wo der Artikel dort noch keinen Bestand hat, wird er angelegt. Alles, was daran falsch ist, auch was Gespeichertes dagegen hat, ist ein Fehler wie `rows[3].name` eines einzigen 400; dann wird nichts geschrieben. `ids` stehen in der Reihenfolge der Zeilen; nach einem Probelauf keine.',
  'Remove a quantity from a batch, in any unit of the same kind':
    'Einem Chargenbestand eine Menge entnehmen, in jeder Einheit derselben Art',
  'Names the batch by its `id`, or by its `batchId` if that is unique in the stock. Removes from batches that are available, expire soon or have expired; never from blocked ones, and never more than is there.':
    'Der Chargenbestand wird mit seiner `id` genannt, oder mit seiner `batchId`, wo nur einer des Bestands sie hat. Nimmt von dem, was verfügbar ist, bald abläuft oder abgelaufen ist, nie von Gesperrtem, und nie mehr als den Bestand.',
  'Block a batch: nothing can be removed from it': 'Einen Chargenbestand sperren: Nichts kann ihm entnommen werden',
  'Names the batch by its `id`, or by its `batchId` if that is unique in the stock.':
    'Der Chargenbestand wird mit seiner `id` genannt, oder mit seiner `batchId`, wo nur einer des Bestands sie hat.',
  'Unblock a batch': 'Einen gesperrten Chargenbestand freigeben',
  'List the movements of a stock, oldest first': 'Auflisten, was in einem Bestand gebucht wurde, das Älteste zuerst',
  'The ledger: every change of quantity or status by a command. Entries are kept forever. Oldest first.':
    'Das Buch: jede Änderung von Menge oder Status, für immer. Das Älteste zuerst.',
  'List the contents of each stock: usable and unusable quantity, earliest expiry':
    'Auflisten, was in jedem Bestand ist: wie viel verwendbar ist, wie viel nicht, und bis wann',
  'List the batches of all stocks': 'Die Chargenbestände aller Bestände auflisten',
  'List batches that expire within some days or have expired, if not empty':
    'Chargenbestände mit Menge auflisten, die in einigen Tagen ablaufen oder abgelaufen sind',
  'Earliest expiry first, including expired batches.':
    'Vorn steht, was zuerst abläuft; was schon abgelaufen ist, steht dabei.',
  'List lots': 'Chargen auflisten',
  'Read one lot: its account, its places and its holds':
    'Eine Charge lesen: ihr Konto, wo sie liegt, und was sie sperrt',
  'Place a hold on a lot, in all its places': 'Eine Charge sperren, wo sie auch liegt',
  'A lot may have several holds. Its goods may still be moved, and are BLOCKED at the target.':
    'Mehrere Sperren können auf einer Charge liegen. Ihre Ware darf noch umgelagert werden, und ist gesperrt, wo sie ankommt.',
  'Release a hold; the last release unblocks the goods, except stock batches that were blocked themselves':
    'Eine Sperre aufheben; mit der letzten wird die Ware frei, außer Chargenbeständen, die selbst gesperrt sind',
  'Release all holds of a lot, of every cause; unblocks its goods, except stock batches that were blocked themselves':
    'Alle Sperren einer Charge aufheben, gleich welcher Ursache; ihre Ware wird frei, außer Chargenbeständen, die selbst gesperrt sind',
  'List movements of all stocks, oldest first': 'Bewegungen aller Bestände auflisten, die älteste zuerst',
  'List the latest 20 bookings of the caller, newest first':
    'Die letzten 20 eigenen Buchungen auflisten, die neueste zuerst',
  'Covers the last 7 days, one entry for each posting. Blocks, releases and undos are not bookings.':
    'Der letzten 7 Tage, je Buchung ein Eintrag. Sperren, Freigaben und was rückgängig macht sind keine Buchungen.',
  'List those of the given movements and runs that can be undone now':
    'Auflisten, was von den genannten Bewegungen und Produktionsläufen sich jetzt rückgängig machen lässt',
  'An undo of a listed movement by the caller would succeed now. A listed run ended, and its goods are untouched since, so it can be reopened or undone. Runs need BATCH_READ. Unknown ids are not listed.':
    'Eine genannte Bewegung kann der Aufrufer jetzt rückgängig machen. Ein genannter Produktionslauf ist beendet und seine Ware seither unberührt, so dass er sich wieder öffnen oder rückgängig machen lässt. Produktionsläufe brauchen BATCH_READ. Unbekanntes wird nicht genannt.',
  'Undo a movement and all others of its posting, by new movements':
    'Eine Bewegung mit allen ihrer Buchung durch neue rückgängig machen',
  'Adds a row of type REVERSED for each row of the posting; no row of the ledger is changed or removed. A posting that created lots can be undone as long as their goods are not blocked, and were not used, dispatched, moved, counted, written off or removed since. Callers with BATCH_WRITE may also undo what they consumed, returned, completed and cut themselves.':
    'Im Buch wird nichts geändert oder entfernt: Zeilen der Art REVERSED kommen hinzu, eine für jede Zeile der Buchung. Eine Buchung, mit der Chargen entstanden, lässt sich rückgängig machen, solange ihre Ware nicht gesperrt ist und seither nicht verwendet, ausgeliefert, umgelagert, gezählt, abgeschrieben oder entnommen wurde. Wer BATCH_WRITE hat, darf auch rückgängig machen, was er selbst verbraucht, zurückgegeben, abgeschlossen und zerlegt hat.',
  'Move goods to other stocks of their article': 'Ware in andere Bestände ihres Artikels umlagern',
  'All lines or none; each line is a posting. A hold moves with the goods. A stock batch that was blocked itself cannot be moved.':
    'Alle Positionen oder keine; jede ist eine Buchung. Die Sperre einer Charge wandert mit der Ware mit; ein gesperrter Chargenbestand bleibt am Lagerort.',
  'Write goods off, also expired ones; blocked ones only as WASTE, SAMPLE or RETURN_TO_SUPPLIER, with a note':
    'Ware abschreiben, auch abgelaufene; von Gesperrtem nur als WASTE, SAMPLE oder RETURN_TO_SUPPLIER, mit einer Notiz',
  'All lines or none; each line is a posting.': 'Alle Positionen oder keine; jede ist eine Buchung.',
  'List inventory counts, without their lines': 'Inventuren auflisten, ohne ihre Positionen',
  'Open a count of a storage location, blind by default; a location has at most one open count':
    'Die Inventur eines Lagerorts beginnen, zu dem keine andere offen sein darf; blind, wenn nichts anderes gesagt ist',
  'Read one inventory count': 'Eine Inventur lesen',
  'Enter counted amounts; replaces the previous entry of the same stock batch':
    'Gezähltes eintragen; was für denselben Chargenbestand davor eingetragen war, wird ersetzt',
  'Each line is compared with the ledger at the time of counting, so goods may move meanwhile.':
    'Verglichen wird mit dem Bestand im Augenblick des Zählens, die Ware darf sich also weiter bewegen.',
  'When it was counted, up to 24 hours back, for a count without a network; default: now':
    'Wann gezählt wurde, bis zu 24 Stunden zurück, für das Zählen ohne Netz; sonst: jetzt',
  'Submit a count: shows the expected amounts, the differences and what was not counted':
    'Das Zählen beenden: Erwartetes, Differenzen und nicht Gezähltes sind von jetzt an zu sehen',
  'Approve a count and book its differences': 'Eine Inventur genehmigen und ihre Differenzen buchen',
  'Books differences, not amounts, so later movements keep their effect.':
    'Bucht die Differenzen, nicht die Mengen: Bewegungen seit dem Zählen bleiben.',
  'Cancel a count that was not approved': 'Eine Inventur stornieren, die nicht genehmigt wurde',
  'Read a scanned text and find the goods that it names':
    'Einen gescannten Text lesen: was er sagt, und was davon da ist',
  "GS1 element strings with FNC1 as the control character GS or after `]C1`, `]d2` and the like, the same in brackets, GS1 Digital Link, barcodes of the shop's scales (`weightPatterns` of the settings), GTINs, PLUs and lot numbers. No text is refused: what cannot be read is `UNKNOWN`. A wrong check digit or a date that does not exist is a problem: the element is left out, never corrected. 12 digits are read as 13 with a leading 0. A label of the scales that has a price gets its weight from the list price per kg of today. `lots` are those with the number that the code names, by the shop or the supplier, and of its article where it names one; `stockBatches` hold what is left of them, or of the article where no lot is named; at most 100 each. Without STOCK_READ both are empty.":
    'GS1-Elemente mit FNC1 als Steuerzeichen GS oder nach `]C1`, `]d2` und dergleichen, dasselbe in Klammern, GS1 Digital Link, Strichcodes der Waagen (`weightPatterns` der Einstellungen), GTINs, PLUs und Chargennummern. Kein Text wird abgelehnt: Was nicht lesbar ist, ist `UNKNOWN`. Eine falsche Prüfziffer oder ein Datum, das es nicht gibt, ist ein Mangel: Das Element bleibt weg und wird nie berichtigt. 12 Ziffern werden wie 13 mit einer 0 davor gelesen. Ein Etikett der Waage mit einem Preis bekommt sein Gewicht aus dem heutigen Listenpreis je kg. `lots` sind die mit der Nummer, die der Code nennt, vom Betrieb oder vom Lieferanten, und von seinem Artikel, wo er einen nennt; `stockBatches` haben, was davon noch da ist, oder vom Artikel, wo keine Charge genannt ist; je höchstens 100. Ohne STOCK_READ sind beide leer.',
  'False: without batches that are used up. True: only those':
    'Bei false ohne aufgebrauchte Chargenbestände, bei true nur diese',
  'If true, lists only goods that may still be used: neither expired nor blocked':
    'Bei true nur Ware, die noch verwendet werden darf: weder abgelaufen noch gesperrt',
  'List all goods that may not be used: open holds, and stock batches that were blocked themselves':
    'Alle Ware auflisten, die nicht verwendet werden darf: offene Sperren und Chargenbestände, die selbst gesperrt wurden',
  'Newest first. A lot has an entry for each open hold. A stock batch that only a hold blocks has no entry of its own.':
    'Neueste zuerst. Eine Charge hat einen Eintrag für jede offene Sperre. Ein Chargenbestand, den nur eine Sperre sperrt, hat keinen eigenen Eintrag.',
};
