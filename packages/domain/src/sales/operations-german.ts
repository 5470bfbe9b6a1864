/** German translations of the summaries and descriptions of the operations of `sales`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const salesOperationsGerman: Catalogue = {
  'True: orders with an open line, with `articleId` of this article':
    'true: Aufträge mit einer offenen Position, mit `articleId` von diesem Artikel',
  'Read the confirmation of an order as PDF': 'Eine Auftragsbestätigung als PDF lesen',
  'Of an order that is CONFIRMED or COMPLETED, in the language of the settings. Shows prices if the sales terms of the customer say so.':
    'Von einem Auftrag, der CONFIRMED oder COMPLETED ist, in der Sprache der Einstellungen. Mit Preisen, wenn die Verkaufsbedingungen des Kunden es sagen.',
  'Read the delivery note as PDF': 'Einen Lieferschein als PDF lesen',
  'In the language of the settings. Shows prices if the sales terms of the customer say so and the caller has ORDER_READ.':
    'In der Sprache der Einstellungen. Mit Preisen, wenn die Verkaufsbedingungen des Kunden es sagen und der Aufrufer ORDER_READ hat.',
  'Standing orders by weekday, and the drafts made from them': 'Daueraufträge von Kunden und ihre Entwürfe',
  'List standing orders': 'Daueraufträge auflisten',
  'Create a standing order of a customer for some weekdays':
    'Einen Dauerauftrag anlegen: was ein Kunde an manchen Wochentagen will',
  'Read one standing order': 'Einen Dauerauftrag lesen',
  'Change the given members of a standing order; replaces whole lists':
    'Ändern, was von einem Dauerauftrag angegeben ist; Listen als Ganzes',
  'Orders made from it stay unchanged. With `drafts` FOLLOW, its drafts of planned days from today on change with it: they get the new lines, note, reference and address, or are removed if their day is no longer planned or is paused. Drafts that somebody changed stay. A later run makes a removed draft again if its day is planned again.':
    'Aufträge, die daraus wurden, bleiben, wie sie sind. Mit `drafts` FOLLOW ändern sich seine Entwürfe für geplante Tage ab heute mit: Sie bekommen die neuen Positionen, Notiz, Referenz und Adresse, oder fallen weg, wenn ihr Tag nicht mehr geplant oder pausiert ist. Entwürfe, die jemand geändert hat, bleiben. Ist ein Tag wieder geplant, ergibt ein späterer Aufruf seinen Entwurf neu.',
  'Delete a standing order of which no order was confirmed, with its drafts':
    'Einen Dauerauftrag löschen, mit seinen Entwürfen; bestätigt sein darf davon noch kein Auftrag',
  'Make drafts from all standing orders, from today to a day':
    'Aus allen Daueraufträgen Entwürfe machen, von heute bis zu einem Tag',
  'Creates an order for each planned day without one, by date and standing order. A call ends after 1000 orders, 5000 lines or 4 MiB. A planned day never makes a second order, not even by repeated or parallel calls or after a cancellation. Skips days of a pause, days on which the shop is closed, and inactive customers. With `onClosedDay` BEFORE, an order of a closed day is for the nearest open day before it, but not before today.':
    'Ein Auftrag für jeden geplanten Tag, der noch keinen hat, nach Tag und Dauerauftrag. Ein Aufruf endet nach 1000 Aufträgen, 5000 Positionen oder 4 MiB. Ein geplanter Tag ergibt genau einen Auftrag: auch bei wiederholten und gleichzeitigen Aufrufen und nach einem Storno. Tage in einer Pause, Tage, an denen der Betrieb geschlossen ist, und die inaktiver Kunden werden übergangen. Mit `onClosedDay` BEFORE gilt der Auftrag eines geschlossenen Tages für den nächsten offenen Tag davor, aber nicht vor heute.',
  '1 Monday to 7 Sunday, each once': '1 Montag bis 7 Sonntag, jeder einmal',
  'Considers the open lines of confirmed orders requested up to the day, or of the given orders. Ends before the order that would exceed 1000 orders, 2000 lines or 4 MiB. Serves them by requested date, confirmation and id, line by line, first expired first out, and assigns each gram once. Reserves nothing.':
    'Bestätigte Aufträge, die bis zu dem Tag gewünscht sind, oder die genannten, mit ihren offenen Positionen. Endet vor dem Auftrag, mit dem es mehr als 1000 Aufträge, 2000 Positionen oder 4 MiB würden. Bedient nach Wunschtag, Bestätigung und Id, Position für Position, was zuerst abläuft zuerst, jedes Gramm einmal. Reserviert wird nichts.',
  'Propose what to pick for which order': 'Vorschlagen, was für welchen Auftrag zu kommissionieren ist',
  'Read what confirmed orders need of the articles that the shop makes, day by day, and what is missing':
    'Lesen, was bestätigte Aufträge von den selbst hergestellten Artikeln Tag für Tag brauchen, und was fehlt',
  'For at most 7 days, from today on. Has the articles with an active recipe that are ordered, planned or missing on the day, at most 500, those that are missing first. Orders take the goods that expire first. Converts pieces of an article with a piece weight to kilograms.':
    'Für höchstens 7 Tage, ab heute. Enthält die Artikel mit aktivem Rezept, die an dem Tag bestellt oder geplant sind oder fehlen, höchstens 500, fehlende zuerst. Aufträge nehmen die Ware, die zuerst abläuft. Stücke eines Artikels mit Stückgewicht zählen als Kilogramm.',
  'Calculated for each response, because nothing is reserved: holds and recalls take effect at once. Omits articles whose amounts are all 0. Converts pieces of an article with a piece weight to kilograms.':
    'Für jede Antwort gerechnet, denn nichts ist reserviert: Eine Sperre oder ein Rückruf wirkt sofort. Ohne Artikel, bei denen jede Menge 0 ist. In Stück zählt ein Artikel mit Stückgewicht nach seinen Kilogramm.',
  'List the free quantity of each article on a day': 'Auflisten, was von jedem Artikel an einem Tag frei ist',
  'Availability of articles and proposals for picking; reserves nothing':
    'Verfügbarkeit und Kommissionierung: Vorschläge, die keine Ware reservieren',
  'Customer orders; reserve nothing': 'Aufträge von Kunden; reservieren keine Ware',
  'Deliveries, their papers and returns': 'Lieferungen, ihre Belege und Rücknahmen',
  'List the frame contracts of a customer, ended ones too, newest first, with the open quantities':
    'Die Rahmenverträge eines Kunden auflisten, auch beendete, den neuesten zuerst, mit ihrem Rest',
  'List orders': 'Aufträge auflisten',
  'Create an order as a draft': 'Einen Auftrag als Entwurf aufnehmen',
  'Read one order': 'Einen Auftrag lesen',
  'Change the given members of an order that is DRAFT or CONFIRMED':
    'Ändern, was von einem Auftrag mit Status DRAFT oder CONFIRMED angegeben ist',
  '`lines` is the whole list. An entry with `line` keeps that line and changes the given members, an entry without is new, and a missing line is removed. New lines of a confirmed order are checked and priced as at confirmation.':
    '`lines` ist die ganze Liste: Ein Eintrag mit `line` behält diese Position und ändert, was er angibt, einer ohne ist neu, und eine Position, die nicht genannt ist, fällt weg. Neue Positionen eines bestätigten Auftrags werden geprüft und mit Preisen versehen wie beim Bestätigen.',
  'Confirm an order and freeze its prices': 'Einen Auftrag bestätigen: Seine Preise werden bestimmt und festgehalten',
  'Cancel a draft, or open lines of a confirmed order':
    'Einen Entwurf stornieren, oder offene Positionen eines bestätigten Auftrags',
  'Find the prices of articles for a customer on a day':
    'Die Preise von Artikeln für einen Kunden an einem Tag bestimmen',
  'Returns the first price that applies to each article: the contract line of that day, then the list price of that day; by weight and in pieces. Omits unknown articles.':
    'Von jedem Artikel der erste Preis, der passt: die Position des Rahmenvertrags an diesem Tag, dann der Listenpreis dieses Tages; nach Gewicht und in Stück. Unbekannte Artikel bleiben weg.',
  'List deliveries': 'Lieferungen auflisten',
  'Dispatch goods to a customer': 'Ware an einen Kunden ausliefern',
  'All lines or none. Refuses blocked or expired goods, and more than is there. Without a label, it goes to the address of its orders, else to the billing address. Owner and consignee default to the shop and the customer. A stock batch may occur once for each order line, and once without one. Goods of an earlier day that were counted since are asked about (`COUNTED_SINCE`), unless `alreadyCounted` says that the count did not find them.':
    'Alle Positionen oder keine. Nie von Gesperrtem oder Abgelaufenem, und nie mehr als den Bestand. Ohne Bezeichnung geht es an die Adresse der belieferten Aufträge, sonst an die Rechnungsadresse; Eigentümer und Empfänger sind der Betrieb und der Kunde, wenn nichts angegeben ist. Ein Chargenbestand steht einmal je Auftragsposition und einmal ohne. Wurde Ware eines früheren Tages seither gezählt, wird nachgefragt (`COUNTED_SINCE`), außer `alreadyCounted` sagt, dass sie beim Zählen schon weg war.',
  'The goods were gone when they were counted on a later day; the delivery then does not lower the stock again':
    'Die Ware war schon weg, als an einem späteren Tag gezählt wurde; die Lieferung vermindert den Bestand dann nicht noch einmal',
  'Read one delivery': 'Eine Lieferung lesen',
  'Read the legal particulars of food of animal origin, for each line of a delivery':
    'Die Angaben lesen, die mit Lebensmitteln tierischen Ursprungs gehen, zu jeder Position einer Lieferung',
  'The eight particulars of Implementing Regulation (EU) 931/2011, Article 3(1), as of the dispatch.':
    'Die acht Angaben der Durchführungsverordnung (EU) Nr. 931/2011, Artikel 3 Absatz 1, wie sie waren, als die Ware ging.',
  'Take back goods of a delivery from a customer; they are blocked from the start':
    'Zurücknehmen, was ein Kunde von einer Lieferung zurückgibt, von Anfang an gesperrt',
  'The goods go to a stock of the article that has no unblocked goods of the lot. All returns together never exceed the dispatched quantity; undone dispatches do not count. `pieces` is required if the line has pieces, and refused otherwise. Pieces of unusual weight are asked about, as in deliveries.':
    'Die Ware kommt in einen Bestand des Artikels, in dem keine ungesperrte Ware der Charge liegt. Zusammen nie mehr, als ausgeliefert wurde, abzüglich dessen, was rückgängig gemacht wurde. `pieces`, wo die Position sie hat, und nur dort. Weicht das Stückgewicht ab, wird nachgefragt wie bei der Lieferung.',
};
