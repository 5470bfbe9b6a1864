/** The refusals of the context inventory. */
import { refusal } from '../kernel/contract/refusal.ts';

export const storageLocationExists = refusal(
  'conflict',
  'STORAGE_LOCATION_ALREADY_EXISTS',
  'There is a storage location with this name already',
  'Einen Lagerort mit diesem Namen gibt es schon',
);

export const tooManyEntries = refusal(
  'conflict',
  'TOO_MANY_ENTRIES',
  'A count takes at most {max} entries, and this one has {entries}: submit it, and open another one for the rest',
  'Eine Inventur nimmt höchstens {max} Einträge auf, diese hat {entries}: zur Freigabe geben und für den Rest eine neue öffnen',
);

export const tooManyHolds = refusal(
  'conflict',
  'TOO_MANY_HOLDS',
  'Lot {lot} has {max} open holds that were placed by hand, which is the most: it is stopped already',
  'Die Charge {lot} hat {max} offene Sperren von Hand, mehr gehen nicht: gesperrt ist sie schon',
);

export const storageLocationInactive = refusal(
  'conflict',
  'STORAGE_LOCATION_INACTIVE',
  'The storage location is not in use: activate it, or take another one',
  'Der Lagerort ist nicht in Betrieb: aktivieren oder einen anderen nehmen',
);

export const locationsInactive = refusal(
  'conflict',
  'STORAGE_LOCATION_INACTIVE',
  'Goods cannot come to a storage location that is not in use: activate {names}, or take another one',
  'An einen Lagerort, der nicht in Gebrauch ist, kommt keine Ware: {names} aktivieren oder einen anderen nehmen',
);

export const stockExists = refusal(
  'conflict',
  'STOCK_ALREADY_EXISTS',
  'There is a stock of this article at this storage location already',
  'Für diesen Artikel gibt es an diesem Lagerort schon einen Bestand',
);

export const stockArticleMismatch = refusal(
  'conflict',
  'STOCK_ARTICLE_MISMATCH',
  'The goods are of another article than the stock they are to go to: {lots}',
  'Die Ware ist von einem anderen Artikel als der Bestand, in den sie soll: {lots}',
);

export const stockBatchExists = refusal(
  'conflict',
  'STOCK_BATCH_ALREADY_EXISTS',
  'The stock already has a batch with this lot number and type',
  'Der Bestand hat schon einen Chargenbestand mit dieser Chargennummer und Art',
);

export const goodGoodsThere = refusal(
  'conflict',
  'STOCK_BATCH_ALREADY_EXISTS',
  'That stock has unblocked goods of the lot. Return the goods to another stock: {lots}',
  'In dem Bestand liegt ungesperrte Ware der Charge. Die Ware in einen anderen Bestand zurücknehmen: {lots}',
);

export const ambiguousBatchId = refusal(
  'conflict',
  'AMBIGUOUS_BATCH_ID',
  'Several batches of the stock have this lot number: choose one by its id',
  'Mehrere Chargenbestände des Bestands haben diese Chargennummer: den gemeinten mit seiner Id angeben',
);

export const stockBatchBlocked = refusal(
  'conflict',
  'STOCK_BATCH_BLOCKED',
  'These lots are blocked or on hold, unblock them or release their holds: {lots}',
  'Aus Gesperrtem wird nichts entnommen, erst freigeben oder die Sperren der Charge aufheben: {lots}',
);

export const lotExpired = refusal(
  'conflict',
  'LOT_EXPIRED',
  'These lots have expired. Write them off or choose other lots: {lots}',
  'Diese Chargen sind abgelaufen. Abschreiben oder andere wählen: {lots}',
);

export const insufficientStock = refusal(
  'conflict',
  'INSUFFICIENT_STOCK',
  'There is not enough: {lots}',
  'Der Bestand reicht nicht: {lots}',
);

export const moreThanConsumed = refusal(
  'conflict',
  'MORE_THAN_CONSUMED',
  'More would come back than went out: {lots}',
  'Es käme mehr zurück, als geliefert wurde: {lots}',
);

export const moreThanDispatched = refusal(
  'conflict',
  'MORE_THAN_DISPATCHED',
  'More would come back than went out: {lots}',
  'Es käme mehr zurück, als geliefert wurde: {lots}',
);

export const piecesMismatch = refusal(
  'conflict',
  'PIECES_MISMATCH',
  'The customer would keep pieces without weight, or weight without pieces: {lots}',
  'Beim Kunden blieben Stücke ohne Gewicht oder Gewicht ohne Stücke: {lots}',
);

export const lotOnHold = refusal(
  'conflict',
  'LOT_ON_HOLD',
  'The lot {lot} is on hold: release its holds',
  'Die Charge {lot} ist gesperrt: ihre Sperren aufheben',
);

export const holdAlreadyReleased = refusal(
  'conflict',
  'HOLD_ALREADY_RELEASED',
  'The hold was released already: read the lot again',
  'Die Sperre wurde schon aufgehoben: die Charge neu lesen',
);

export const noOpenHold = refusal(
  'conflict',
  'HOLD_ALREADY_RELEASED',
  'The lot has no open hold: read it again',
  'Die Charge hat keine offene Sperre: neu lesen',
);

export const countBelowZero = refusal(
  'conflict',
  'COUNT_BELOW_ZERO',
  'The count would take more than is left. Cancel this count and count again: {lots}',
  'Die Inventur zöge mehr ab, als noch im Bestand ist. Diese stornieren und neu zählen: {lots}',
);

export const countAlreadyOpen = refusal(
  'conflict',
  'COUNT_ALREADY_OPEN',
  'The storage location is being counted already, by a count that {username} opened: submit or cancel that one first',
  'Zu diesem Lagerort ist schon eine Inventur von {username} offen: erst diese zur Freigabe geben oder stornieren',
);

export const countedMeanwhile = refusal(
  'conflict',
  'COUNTED_MEANWHILE',
  'Another count was booked after these lots were counted, cancel this count and count again: {lots}',
  'Nachdem diese Chargen gezählt waren, wurde eine andere Inventur gebucht, diese stornieren und neu zählen: {lots}',
);

export const countLowersStopped = refusal(
  'forbidden',
  'ACCESS_DENIED',
  'To approve a count that lowers what is on hold or blocked needs the permission {permission}: {lots}',
  'Eine Inventur, die gesperrte Ware vermindert, braucht zum Genehmigen das Recht {permission}: {lots}',
);

export const inventoryCountExists = refusal(
  'conflict',
  'INVENTORY_COUNT_ALREADY_EXISTS',
  'There is a count with this number already',
  'Eine Inventur mit dieser Nummer gibt es schon',
);

export const inventoryCountEntryExists = refusal(
  'conflict',
  'INVENTORY_COUNT_ENTRY_ALREADY_EXISTS',
  'The count has an entry of this number already',
  'Die Inventur hat schon einen Eintrag mit dieser Nummer',
);

export const stockMovementExists = refusal(
  'conflict',
  'STOCK_MOVEMENT_ALREADY_EXISTS',
  'The stock batch has a movement of this number already',
  'Der Chargenbestand hat schon eine Bewegung mit dieser Nummer',
);

export const notUndoable = refusal(
  'conflict',
  'NOT_UNDOABLE',
  'This cannot be undone: only what moved goods, and the input of a run until the run has ended',
  'Das lässt sich nicht rückgängig machen: nur was Ware bewegt hat, und was in einen Produktionslauf ging, bis er zu Ende ist',
);

export const deliveryOfEarlierDay = refusal(
  'forbidden',
  'ACCESS_DENIED',
  'The goods left the shop on {day}: to undo that on a later day needs the permission {permission}',
  'Die Ware hat den Betrieb am {day} verlassen: das an einem späteren Tag rückgängig zu machen, braucht das Recht {permission}',
);

export const alreadyUndone = refusal(
  'conflict',
  'ALREADY_UNDONE',
  'This was undone already',
  'Das wurde schon rückgängig gemacht',
);

export const laterMovements = refusal(
  'conflict',
  'LATER_MOVEMENTS',
  'The goods have been moved since: undo the later movements of the lot first',
  'Die Ware wurde seither bewegt: erst die späteren Bewegungen der Charge rückgängig machen',
);

export const goodsGone = refusal(
  'conflict',
  'LATER_MOVEMENTS',
  'The goods have left these lots, undo the later movements first: {lots}',
  'Die Ware ist nicht mehr da, erst rückgängig machen, was sie genommen hat: {lots}',
);

/** The refusals when goods are taken out. Operations that use goods also refuse with LOT_EXPIRED. */
export const TAKING_OUT = [stockBatchBlocked, insufficientStock] as const;

/** The refusals when a new lot comes in. */
export const OPENING_LOTS = [stockBatchExists, locationsInactive] as const;

/** The refusals when goods of an existing lot come into another stock. */
export const ARRIVING = [stockArticleMismatch, stockBatchExists, locationsInactive] as const;
