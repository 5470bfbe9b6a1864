/** English words for names in the code of the context `quality` (`kernel/contract/words.ts`). German: `german.ts`. */
import type { Words } from '../kernel/contract/words.ts';

export const qualityWords = {
  fields: {
    articleIds: 'Articles',
    asOf: 'State at',
    channel: 'How',
    complete: 'Is complete',
    contactedAt: 'Spoken to at',
    contactedBy: 'Spoken to by',
    customerCount: 'Customers',
    lotCount: 'Lots',
    lotIds: 'Lots',
    max: 'At most',
    mode: 'Exercise or real',
    onSite: 'Made and sold in one shop',
    receiptId: 'Receipt',
    recovered: 'Comes back',
  },
  choices: {
    BACKWARD: 'Where it came from',
    BOTH: 'Both directions',
    CUTTING: 'Cutting',
    DOWN: 'Down',
    EMAIL: 'By e-mail',
    FORWARD: 'What became of it',
    LETTER: 'By letter',
    LOT: 'Lot',
    MOCK: 'Exercise',
    NOT_REACHED: 'Not reached',
    PERSON: 'In person',
    PHONE: 'By phone',
    PRODUCTION: 'Production',
    REACHED: 'Reached',
    REAL: 'Real',
    START: 'Beginning',
    UP: 'Up',
  },
  verbs: {
    'recall.close': 'closed it',
    'recall.contact': 'recorded a contact',
  },
  actions: {
    'recall.contact': 'note a contact for a recall',
    'recall.close': 'close a recall',
  },
  permissions: {
    CLEANING_RECORD: 'Cleaning records',
    GOODS_INSPECTION: 'Inspections of goods',
    HACCP: 'Recalls and HACCP',
    TEMPERATURE_LOG: 'Temperature logs',
  },
} as const satisfies Words;
