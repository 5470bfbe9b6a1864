/**
 * The buttons, cards and figures of Today for a user. The user's fields of work (`contexts/work.ts`) determine the
 * contents.
 */
import { type Message, type Permission, say } from '@cleaver/domain/kernel';
import { type WorkName, worksIn } from '../contexts/work.ts';

/** The cards, the most urgent first. `papers` are certificates and frame contracts. */
export const CARDS = [
  ...(['recalls', 'deviations', 'controlsDue', 'silentSensors', 'cleaningDue'] as const),
  ...(['receiptsToInspect', 'openOrders', 'batches', 'expired', 'draftOrders', 'shortArticles', 'labels'] as const),
  ...(['invoicesOverdue', 'invoicesDue'] as const),
  ...(['belowMinimum', 'expiring', 'counts', 'blockedGoods', 'papers', 'exercises'] as const),
] as const;
export type Card = (typeof CARDS)[number];

export interface DeskButton {
  readonly text: Message;
  readonly icon: string;
  readonly need: Permission;
  /** The path, in which the day of the shop replaces `{today}`. Without a path, the button opens the search. */
  readonly to?: string;
}

const BUTTONS = {
  round: {
    ...{ text: say`Round`, icon: 'temperature', to: '/round' },
    need: 'TEMPERATURE_LOG_WRITE',
  },
  receive: { text: say`Receive goods`, icon: 'receipt', need: 'GOODS_RECEIPT_WRITE', to: '/goods-receipts/new' },
  move: { text: say`Move goods`, icon: 'right', need: 'STOCK_MOVEMENT_WRITE', to: '/transfer' },
  writeOff: { text: say`Write off`, icon: 'low', need: 'STOCK_MOVEMENT_WRITE', to: '/write-off' },
  plan: { text: say`Plan a batch`, icon: 'plus', need: 'BATCH_WRITE', to: '/batches/new' },
  make: { text: say`Make`, icon: 'batch', need: 'BATCH_WRITE', to: '/batches?productionDate={today}' },
  cut: { text: say`Cut`, icon: 'cut', need: 'BATCH_COMPLETE', to: '/cuttings/new' },
  order: { text: say`New order`, icon: 'plus', need: 'ORDER_WRITE', to: '/orders/new' },
  find: { text: say`Find an article or customer`, icon: 'search', need: 'MASTERDATA_READ' },
  deliver: { text: say`Deliver`, icon: 'delivery', need: 'STOCK_MOVEMENT_WRITE', to: '/deliveries/new' },
  inspect: { text: say`Inspect`, icon: 'count', need: 'GOODS_INSPECTION_WRITE', to: '/goods-receipts?inspection=DUE' },
  hold: { text: say`Block goods`, icon: 'hold', need: 'STOCK_WRITE', to: '/block' },
  recall: { text: say`New recall`, icon: 'recall', need: 'HACCP_WRITE', to: '/recalls/new' },
  article: { text: say`New article`, icon: 'article', need: 'MASTERDATA_WRITE', to: '/articles/new' },
  supplier: { text: say`New supplier`, icon: 'supplier', need: 'MASTERDATA_WRITE', to: '/suppliers/new' },
} as const satisfies Readonly<Record<string, DeskButton>>;

/** The buttons and cards of a field of work, the most important first. */
interface Work {
  readonly name: WorkName;
  readonly buttons: readonly (keyof typeof BUTTONS)[];
  readonly cards: readonly Card[];
}

const WORK: readonly Work[] = [
  {
    name: 'hygiene',
    buttons: ['round'],
    cards: ['controlsDue', 'deviations', 'cleaningDue', 'silentSensors'],
  },
  {
    name: 'warehouse',
    buttons: ['receive', 'move', 'writeOff'],
    cards: ['expired', 'openOrders', 'expiring', 'counts', 'belowMinimum', 'blockedGoods'],
  },
  {
    name: 'production',
    buttons: ['plan', 'make', 'cut'],
    cards: ['batches', 'shortArticles', 'belowMinimum', 'expiring', 'labels', 'openOrders', 'expired'],
  },
  {
    name: 'sales',
    buttons: ['order', 'find', 'deliver'],
    cards: ['openOrders', 'draftOrders', 'invoicesDue', 'shortArticles', 'invoicesOverdue', 'papers'],
  },
  {
    name: 'quality',
    buttons: ['inspect', 'hold', 'recall'],
    cards: ['recalls', 'receiptsToInspect', 'blockedGoods', 'labels', 'expired', 'exercises'],
  },
  {
    name: 'buying',
    buttons: ['receive', 'article', 'supplier'],
    cards: ['belowMinimum', 'shortArticles', 'papers'],
  },
];

/** The further permissions of cards. A user needs one of them. */
const ACTS: Partial<Readonly<Record<Card, readonly Permission[]>>> = {
  expired: ['STOCK_MOVEMENT_WRITE', 'STOCK_WRITE'],
  papers: ['MASTERDATA_WRITE'],
  exercises: ['HACCP_WRITE'],
};

const MOST_BUTTONS = 3;
const MOST_CARDS = 5;

/** The number of entries of a card; undefined if the user may not read the card. */
export type Counts = Readonly<Partial<Record<Card, number | undefined>>>;

export interface Desk {
  readonly buttons: readonly DeskButton[];
  /**
   * At most five cards, the most urgent first. `deskOf` selects them round robin from the fields of work, which list
   * their most important card first.
   */
  readonly cards: readonly Card[];
  /** All cards with entries in the user's fields of work. */
  readonly figures: readonly Card[];
}

/** Returns the contents of Today for these permissions. Omits cards without entries. */
export function deskOf(permissions: readonly Permission[], counts: Counts): Desk {
  const may = (need: Permission): boolean => permissions.includes(need);
  const open = WORK.filter(({ name }) => worksIn(name, permissions));
  const hasEntries = (card: Card): boolean => (ACTS[card]?.some(may) ?? true) && (counts[card] ?? 0) > 0;
  const buttons = inTurn(open.map(({ buttons }) => buttons.filter((name) => may(BUTTONS[name].need))));
  const cards = inTurn(open.map(({ cards }) => cards.filter(hasEntries))).slice(0, MOST_CARDS);
  const acted = new Set(open.flatMap(({ cards }) => cards));
  return {
    buttons: buttons.slice(0, MOST_BUTTONS).map((name) => BUTTONS[name]),
    cards: CARDS.filter((card) => cards.includes(card)),
    figures: CARDS.filter((card) => acted.has(card) && hasEntries(card)),
  };
}

/** Returns entries round robin: from each list in turn, its first entry that is not taken yet. */
function inTurn<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const taken = new Set<T>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let round = 0; round < longest; round++) {
    for (const list of lists) {
      const next = list.find((one) => !taken.has(one));
      if (next !== undefined) taken.add(next);
    }
  }
  return [...taken];
}
