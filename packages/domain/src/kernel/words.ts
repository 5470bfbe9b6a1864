/**
 * Words: what names in the code are called, in English. Pages, the command line and texts of the service show the same words.
 *
 * Each context has a `words.ts`, and a `german.ts` with the German by the English word. A member whose name reads well, like
 * `approvalNumber`, needs no entry: it is called "Approval number", and only its German is written down.
 */

/** Texts by a name, or the texts of another language by the English. */
export type Catalogue = Readonly<Record<string, string>>;

export interface Words {
  /** Members of forms, answers and records, where the name reads otherwise. */
  readonly fields?: Catalogue;
  /** Statuses and choices. */
  readonly choices?: Catalogue;
  /** What an operation did, by its name or the last part of it: `recall.close`, `rate`. The caller is the subject. */
  readonly verbs?: Catalogue;
  /** The parts of a permission: what it is about, and what may be done: `STOCK_MOVEMENT`, `READ`. */
  readonly permissions?: Catalogue;
}

/** A name as words: `approvalNumber` and `APPROVAL_NUMBER` become "Approval number". */
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
    entityId: 'Id',
    limit: 'At most so many',
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
  verbs: {
    activate: 'activated it',
    archive: 'archived it',
    cancel: 'cancelled it',
    complete: 'completed it',
    create: 'created it',
    deactivate: 'deactivated it',
    delete: 'deleted it',
    'first-start': 'started for the first time',
    import: 'imported it',
    lock: 'locked it',
    open: 'opened it',
    reactivate: 'reactivated it',
    return: 'gave goods back',
    start: 'started it',
    unlock: 'unlocked it',
    update: 'changed it',
  },
  permissions: {
    ASSIGN: 'give',
    COMPLETE: 'complete',
    DELETE: 'delete',
    GENERATE: 'make',
    LOCK: 'lock',
    PRINT: 'print',
    READ: 'read',
    REMOVE: 'take away',
    SEND: 'send',
    UNLOCK: 'unlock',
    WRITE: 'write',
  },
} as const satisfies Words;
