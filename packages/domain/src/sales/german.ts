/** German translations of the words and fault messages of the context `sales`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const salesGerman: Catalogue = {
  // Names of members
  'Last deliveries': 'Letzte Lieferungen',
  'First day': 'Erster Tag',
  'Last day': 'Letzter Tag',
  'Changed drafts': 'Geänderte Entwürfe',
  Kept: 'Belassen',
  'Status of the line': 'Status der Position',
  Weekdays: 'Wochentage',
  'Changed by hand': 'Von Hand geändert',
  'Its drafts': 'Seine Entwürfe',
  'On closed days': 'An geschlossenen Tagen',
  Pauses: 'Pausen',
  Until: 'Bis',
  Created: 'Angelegt',
  'Customer order': 'Auftrag',
  'Only short articles': 'Nur was fehlt',
  'Shelf life too short': 'Zu kurz haltbar',
  'Remaining days': 'Resttage mindestens',
  'Customer orders': 'Aufträge',
  Ordered: 'Bestellt',
  Needed: 'Gebraucht',
  Free: 'Frei',
  Drafted: 'Im Entwurf',
  'By weight': 'Nach Gewicht',
  Called: 'Abgerufen',
  'Closed reason': 'Grund der Stornierung',
  Codes: 'Codes',
  'Confirmed at': 'Bestätigt am',
  'Confirmed by': 'Bestätigt von',
  Consignee: 'Empfänger',
  Delivered: 'Geliefert',
  'Delivered to': 'Geliefert an',
  'Delivery address': 'Lieferadresse',
  'Delivery number': 'Liefernummer',
  'Billed later': 'Wird abgerechnet',
  'Order line': 'Auftragsposition',
  'Nothing more to follow': 'Mehr kommt nicht',
  Pieces: 'Stück',
  'Pieces taken back': 'Zurückgenommene Stück',
  'Dispatched by': 'Versandt durch',
  'Dispatched on': 'Ausgeliefert am',
  'In pieces': 'In Stück',
  'Net or gross': 'Netto oder brutto',
  'Order number': 'Auftragsnummer',
  Owner: 'Eigentümer',
  Per: 'Je',
  'Planned day': 'Geplanter Tag',
  'Manual price': 'Preis von Hand',
  'Rest unit': 'Einheit des Rests',
  'Source of the price': 'Quelle des Preises',
  'Standing order': 'Dauerauftrag',
  'Requested on': 'Gewünscht am',
  'Parties of the delivery': 'Wer wem liefert',
  'Why it was cancelled': 'Grund der Stornierung',

  // Statuses and choices
  'Deliver on the open day before': 'Am offenen Tag davor liefern',
  'No delivery': 'Lieferung entfällt',
  'Change them, too': 'Mit ändern',
  'Keep them': 'So lassen',
  Confirmed: 'Bestätigt',
  'Article inactive': 'Artikel inaktiv',
  'Customer inactive': 'Kunde inaktiv',
  'Delivery address missing': 'Lieferadresse fehlt',
  'Price missing': 'Preis fehlt',
  'VAT class missing': 'Steuerklasse fehlt',
  Fulfilled: 'Erfüllt',
  Gross: 'Brutto',
  'Counted since': 'Seither gezählt',
  'Gone before the count': 'War vor der Zählung weg',
  'List price': 'Listenpreis',
  'More than agreed': 'Mehr als vereinbart',
  'More than ordered': 'Mehr als bestellt',
  'Unusual weight of pieces': 'Stückgewicht weicht ab',
  Net: 'Netto',
  Paused: 'Pausiert',
  Piece: 'Stück',

  // Actions in the audit log
  'changed the order': 'hat den Auftrag geändert',
  'created drafts from the standing orders': 'hat aus den Daueraufträgen Entwürfe gemacht',
  'confirmed it': 'hat es bestätigt',
  'dispatched goods': 'hat Ware ausgeliefert',
  'took goods back': 'hat Ware zurückgenommen',
  'entered the order': 'hat den Auftrag aufgenommen',

  // Permissions
  Invoices: 'Rechnungen',
  Orders: 'Aufträge',

  // Actions on records, in refusals
  'change an order': 'Auftrag ändern',
  'confirm an order': 'Auftrag bestätigen',
  'deliver an order': 'Auftrag ausliefern',
  'cancel an order': 'Auftrag stornieren',
  'complete an order': 'Auftrag abschließen',
  'reopen an order': 'Auftrag wieder öffnen',

  // Records, in messages
  delivery: 'Lieferung',
  order: 'Auftrag',
  'standing order': 'Dauerauftrag',

  // Faults of members
  'must lie between {0} and {1}': 'muss zwischen {0} und {1} liegen',
  '{0} is called off beyond the frame contract, by {1} {2}':
    '{0} wird über den Rahmenvertrag hinaus abgerufen, um {1} {2}',
  'must be a unit of mass or of pieces': 'muss eine Einheit für Gewicht oder Stück sein',
  'must not be before {0}': 'darf nicht vor dem {0} liegen',
  'must be whole pieces': 'müssen ganze Stücke sein',
  'must be KG for what is ordered by weight': 'muss KG sein, wo nach Gewicht bestellt wird',
  'must stay the article of this line: leave out the number for a new line':
    'muss der Artikel dieser Position bleiben: für eine neue Position die Nummer weglassen',
  'must be of the kind of {0}, the unit of this line': 'muss von der Art von {0} sein, der Einheit dieser Position',
  'must be left out: a draft is cancelled as a whole': 'muss fehlen: ein Entwurf wird als Ganzes storniert',
  'is required with orderId': 'ist zusammen mit orderId erforderlich',
  'is required with orderLine': 'ist zusammen mit orderLine erforderlich',
  'must have an order line': 'braucht eine Auftragsposition',
  'must be left out for goods that do not lie by weight': 'muss fehlen, wo die Ware nicht nach Gewicht liegt',
  'is required for an order line in pieces': 'ist für eine Auftragsposition in Stück erforderlich',
  'is required, since the line was counted in pieces': 'ist erforderlich, weil die Position in Stück gezählt wurde',
  'must be left out, since the line was not counted in pieces':
    'muss fehlen, weil die Position nicht in Stück gezählt wurde',

  // Warnings of a delivery
  'Lot {0} of {1} ends on {2}, and has to last until {3}': 'Charge {0} von {1} endet am {2} und soll bis {3} halten',
  'A returned piece of {0} weighs {1} kg, not {2} kg': 'Ein zurückgegebenes Stück {0} wiegt {1} kg statt {2} kg',
  'A piece of {0} weighs {1} kg, not {2} kg': 'Ein Stück {0} wiegt {1} kg statt {2} kg',
  'Of {0} {1} are delivered, and order {2} has {3}': 'Von {0} sind {1} geliefert, Auftrag {2} hat {3}',
  'Lot {0} of {1} left on {2} and was counted on {3}: were the goods still there then, or already gone?':
    'Charge {0} von {1} ging am {2} hinaus und wurde am {3} gezählt: Lag die Ware bei der Zählung noch da, oder war sie schon weg?',
};

/** German translations of the texts of the operations of sales. */
export const salesOperationsGerman: Catalogue = {
  'Standing orders by weekday, and the drafts made from them':
    'Was Kunden an manchen Wochentagen wollen, und die Entwürfe, die daraus werden',
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
  'Calculated for each response, because nothing is reserved: holds and recalls take effect at once. Omits articles whose amounts are all 0. Converts pieces of an article with a piece weight to kilograms.':
    'Für jede Antwort gerechnet, denn nichts ist reserviert: Eine Sperre oder ein Rückruf wirkt sofort. Ohne Artikel, bei denen jede Menge 0 ist. In Stück zählt ein Artikel mit Stückgewicht nach seinen Kilogramm.',
  'List the free quantity of each article on a day': 'Auflisten, was von jedem Artikel an einem Tag frei ist',
  'Availability of articles and proposals for picking; reserves nothing':
    'Was frei zugesagt werden kann, und was zu kommissionieren ist: Vorschläge, die keine Ware reservieren',
  'Customer orders; reserve nothing': 'Was Kunden an welchem Tag wollen: Zusagen, die keine Ware reservieren',
  'Deliveries, their papers and returns': 'Was an Kunden ging, und was davon zurückkam',
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
    'Alle Positionen oder keine. Nie von Gesperrtem oder Abgelaufenem, und nie mehr, als da ist. Ohne Bezeichnung geht es an die Adresse der belieferten Aufträge, sonst an die Rechnungsadresse; Eigentümer und Empfänger sind der Betrieb und der Kunde, wenn nichts angegeben ist. Ein Posten steht einmal je Auftragsposition und einmal ohne. Wurde Ware eines früheren Tages seither gezählt, wird nachgefragt (`COUNTED_SINCE`), außer `alreadyCounted` sagt, dass sie bei der Zählung schon weg war.',
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
