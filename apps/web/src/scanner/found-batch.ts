/** The data of a stock batch that a user needs to take goods from it, and the outcome of scanning it. */
import type {
  listAllStockBatches,
  listExpiringBatches,
  listStockBatches,
  readScan,
} from '@cleaver/domain/inventory/contracts';
import { type AnswerOf, type ItemOf, lookAlikeKey, type Message, say } from '@cleaver/domain/kernel';
import { shown, type Text } from '../shell/language/language.ts';
import { withoutExponent } from '../ui/text/without-exponent.ts';
import { wordText } from '../ui/text/words.ts';
import type { Outcome } from './verdict.ts';

export interface FoundBatch {
  readonly id: string;
  readonly lotId: string;
  readonly lotNumber: string;
  readonly stockId: string;
  readonly articleId: string;
  /** Name of the article; empty if the source of the batch does not contain the name. */
  readonly articleName: string;
  readonly storageLocationId: string;
  /** Name of the storage location; empty if the source of the batch does not contain the name. */
  readonly storageLocationName: string;
  /** The amount as a decimal text in `unit`. */
  readonly amount: string;
  readonly unit: string;
  readonly status: string;
  readonly expiryDate: string;
  /** Whether `amount` is a proposal. The batch may hold more. */
  readonly isPart?: boolean;
  /** Whether waiting bookings change the amount. `amount` includes their changes. */
  readonly isWaiting?: boolean;
}

/** The statuses of goods that may be used or delivered. */
export const USABLE: readonly ItemOf<typeof listStockBatches>['status'][] = ['AVAILABLE', 'EXPIRING_SOON'];

type Names = Pick<ItemOf<typeof listAllStockBatches>, 'articleName' | 'storageLocationName'>;

export const foundBatch = (one: ItemOf<typeof listExpiringBatches> & Partial<Names>): FoundBatch => ({
  id: one.id,
  lotId: one.lotId,
  lotNumber: one.batchId,
  stockId: one.stockId,
  articleId: one.articleId,
  articleName: one.articleName ?? '',
  storageLocationName: one.storageLocationName ?? '',
  storageLocationId: one.storageLocationId,
  status: one.status,
  expiryDate: one.expiryDate,
  amount: withoutExponent(one.quantityAmount),
  unit: one.quantityUnit,
});

/**
 * Returns whether the goods need no attention: neither on hold, nor expired, nor expiring soon. Screens show only these
 * goods in green. `amountAtFirst` fills in their offered amount.
 */
export const isFine = ({ status }: Pick<FoundBatch, 'status'>): boolean => status === 'AVAILABLE';

/**
 * Returns the first text of the amount field: the offered amount, which is the weight on the label or the whole amount.
 * Returns an empty text if the goods need attention and there is neither a weight nor `isChosen`. `isChosen`: the user
 * chose these goods on another page.
 */
export const amountAtFirst = (
  batch: Pick<FoundBatch, 'status'>,
  offer: { readonly amount: string; readonly onLabel: string | undefined },
  isChosen = false,
): string => (isChosen || isFine(batch) || offer.onLabel !== undefined ? offer.amount : '');

/** Returns the message to show if waiting bookings take all of the batch, otherwise undefined. */
export const allTaken = ({ amount, isWaiting, lotNumber }: FoundBatch): Message | undefined =>
  isWaiting && amount === '0' ? say`All of ${lotNumber} is booked and waiting to be sent.` : undefined;

type Named = Pick<FoundBatch, 'articleName' | 'lotNumber' | 'storageLocationName'>;

/** Returns the name of a batch: article, lot and place. */
export const batchName = ({ articleName, lotNumber, storageLocationName }: Named): string =>
  [articleName, lotNumber, storageLocationName].filter(Boolean).join(' · ');

/**
 * Returns the outcome for a batch that the label names or that a person chose. The outcome is amber if the goods need
 * attention.
 */
export function verdictOn(batch: Named & Pick<FoundBatch, 'status'>, more?: Text): Outcome {
  const text = [batchName(batch), more === undefined ? '' : shown(more)].filter(Boolean).join(': ');
  return isFine(batch) ? { good: text } : { warn: `${text} – ${wordText(batch.status)}` };
}

/** The batches that a scan may mean: one that the label names, or batches to choose from; undefined: none. */
export type Meant =
  | { readonly one: FoundBatch }
  | { readonly among: readonly FoundBatch[]; readonly question: Message }
  | undefined;

const byExpiry = (a: FoundBatch, b: FoundBatch): number =>
  a.expiryDate.localeCompare(b.expiryDate) ||
  a.lotNumber.localeCompare(b.lotNumber) ||
  a.storageLocationName.localeCompare(b.storageLocationName);

/**
 * Returns the batch if it is the only one and the label names its lot. Otherwise returns the batches in FEFO order with
 * a question. A label with only a GTIN or a weight does not name the lot, so even a single batch needs a question.
 * Returns undefined without a batch.
 */
export function meant(found: readonly FoundBatch[], { namesLot }: { readonly namesLot: boolean }): Meant {
  const [first, second] = found;
  if (!first) return undefined;
  if (!second && namesLot) return { one: first };
  const isOne = (member: 'articleId' | 'lotId') => found.every((one) => one[member] === first[member]);
  const question = !isOne('articleId')
    ? say`Several articles have this number: which is it?`
    : !isOne('lotId') || !namesLot
      ? say`Which lot is it? Earliest expiry first.`
      : say`It is in several storage locations: which one?`;
  return { among: found.toSorted(byExpiry), question };
}

interface Label {
  readonly kind: string;
  readonly elements: Pick<
    AnswerOf<typeof readScan>['elements'],
    'lotNumber' | 'gtin' | 'contentGtin' | 'articleNumber'
  >;
  readonly article: { readonly id: string } | null;
  readonly isAway: boolean;
}

/**
 * Returns whether the code names a lot. A text that is no known code may be a lot number. Returns false without a
 * network if the device does not know the article on the label. Other articles may then have lots with this number.
 */
export const namesLot = ({ kind, elements, article, isAway }: Label): boolean => {
  const { lotNumber, gtin, contentGtin, articleNumber } = elements;
  const isArticleUnknown = article === null && (gtin ?? contentGtin ?? articleNumber) !== null;
  if (isAway && isArticleUnknown) return false;
  return lotNumber !== null || kind === 'LOT_NUMBER' || kind === 'UNKNOWN';
};

/**
 * Returns whether the goods have the lot number on the label. If the device knows the article on the label, the goods
 * must be of that article.
 */
export const isOnLabel = (
  { lotNumber, articleId }: Pick<FoundBatch, 'lotNumber' | 'articleId'>,
  { elements, text, article }: Pick<Label, 'elements' | 'article'> & { readonly text: string },
): boolean =>
  lookAlikeKey(lotNumber) === lookAlikeKey(elements.lotNumber ?? text) &&
  (article === null || article.id === articleId);
