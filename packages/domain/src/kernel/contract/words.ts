/**
 * English words for names in the code. Pages, the command line and texts of the service use the same words.
 *
 * Each context has words, and the German for each English word, in its `vocabulary.ts` or in files of their own. Readable
 * names need no entry: `approvalNumber` becomes "Approval number", and only its German is listed.
 */

import type { Permission, Permissions } from './caller.ts';

/** Texts by name, or translations by the English text. */
export type Catalogue = Readonly<Record<string, string>>;

/** The words and the permissions of a context. */
export interface Vocabulary extends Permissions<Permission> {
  /** The name of the context. */
  readonly name: string;
  readonly words: Words;
  /** The German words and fault messages, by the English text. */
  readonly german: Catalogue;
}

export interface Words {
  /** The words of members of forms, responses and records, if the word differs from the readable name. */
  readonly fields?: Catalogue;
  /** The words of statuses and other choices, by the value. */
  readonly choices?: Catalogue;
  /** The words of the units of measure, by the unit's canonical name. */
  readonly units?: Catalogue;
  /**
   * Phrases for the effects of operations, in the past tense with the caller as subject: `closed it`. The key is the
   * operation's name or the last part of the name: `recall.close`, `rate`.
   */
  readonly verbs?: Catalogue;
  /**
   * Phrases for the verbs of state machines, with an object, for refusals: `inventory count.approve` is "approve a
   * count".
   */
  readonly actions?: Catalogue;
  /** The words of the two parts of a permission, subject and verb: `STOCK_MOVEMENT`, `READ`. */
  readonly permissions?: Catalogue;
}

/** Converts a name to words: `approvalNumber` and `APPROVAL_NUMBER` become "Approval number". */
export function readable(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const kernelWords = {
  fields: {
    nextLine: 'Next line',
    url: 'Address',
    acknowledge: 'Confirmation of the warnings',
    active: 'Status',
    count: 'How many',
    createdAt: 'Created',
    createdBy: 'By',
    documentId: 'Document',
    email: 'E-mail',
    entity: 'What',
    entityId: 'Id of the record',
    limit: 'Maximum number',
    message: 'In words',
    q: 'Search',
    quantityAmount: 'Quantity',
    quantityUnit: 'Unit',
    uom: 'Unit',
    updatedAt: 'Changed',
    values: 'What it names',
  },
  choices: {
    ACTIVE: 'Active',
    CANCELLED: 'Cancelled',
    CLOSED: 'Closed',
    COMPLETED: 'Completed',
    done: 'Done',
    DONE: 'Done',
    DRAFT: 'Draft',
    false: 'No',
    INACTIVE: 'Inactive',
    OPEN: 'Open',
    refused: 'Refused',
    true: 'Yes',
    UNDONE: 'Undone',
  },
  units: {
    KG: 'Kilogram',
    G: 'Gram',
    MG: 'Milligram',
    T: 'Tonne',
    LB: 'Pound',
    OZ: 'Ounce',
    HUNDRED_GRAM: '100 grams',
    L: 'Litre',
    ML: 'Millilitre',
    CL: 'Centilitre',
    DL: 'Decilitre',
    M: 'Metre',
    CM: 'Centimetre',
    MM: 'Millimetre',
    PIECE: 'Piece',
    PAIR: 'Pair',
    DOZEN: 'Dozen',
    PORTION: 'Portion',
    SLICE: 'Slice',
    PACK: 'Pack',
    BOX: 'Box',
    CRATE: 'Crate',
    CAN: 'Can',
    JAR: 'Jar',
    BAG: 'Bag',
    TRAY: 'Tray',
    RING: 'Ring',
    BOTTLE: 'Bottle',
    PALLET: 'Pallet',
  },
  verbs: {
    activate: 'activated it',
    archive: 'archived it',
    cancel: 'cancelled it',
    complete: 'completed it',
    'confirm-clock': 'confirmed that the clock was set back',
    create: 'created it',
    deactivate: 'deactivated it',
    delete: 'deleted it',
    'first-start': 'started for the first time',
    import: 'imported it',
    lock: 'locked it',
    open: 'opened it',
    reactivate: 'reactivated it',
    return: 'returned goods',
    start: 'started it',
    unlock: 'unlocked it',
    update: 'changed it',
  },
  permissions: {
    ASSIGN: 'assign',
    COMPLETE: 'complete',
    DELETE: 'delete',
    GENERATE: 'generate',
    LOCK: 'lock',
    PRINT: 'print',
    READ: 'read',
    REMOVE: 'remove',
    SEND: 'send',
    UNLOCK: 'unlock',
    WRITE: 'write',
  },
} as const satisfies Words;
