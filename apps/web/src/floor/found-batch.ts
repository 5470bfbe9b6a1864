/** The facts of a stock batch that a person needs to take from it, and what a scan of it leads to. */
import { type Message, say } from '@cleaver/domain/kernel';
import type { Of } from '../shell/api.ts';
import { shown, type Text } from '../shell/language.ts';
import { wordText } from '../ui/words.ts';
import type { Outcome } from './verdict.ts';

export interface FoundBatch {
  readonly id: string;
  readonly lotId: string;
  readonly lotNumber: string;
  readonly stockId: string;
  readonly articleId: string;
  /** Empty if the source of the batch does not have it. */
  readonly articleName: string;
  readonly storageLocationId: string;
  /** Empty if the source of the batch does not have it. */
  readonly storageLocationName: string;
  /** A decimal text in `unit`. */
  readonly amount: string;
  readonly unit: string;
  readonly status: string;
  readonly expiryDate: string;
  /** `amount` is a proposal: the batch may hold more. */
  readonly isPart?: boolean;
  /** Bookings that are not in an answer of the service yet take some of it. `amount` is without them. */
  readonly isWaiting?: boolean;
}

type Names = Pick<Of<'NamedStockBatchResponse'>, 'articleName' | 'storageLocationName'>;

export const foundBatch = (one: Of<'ExpiringBatchResponse'> & Partial<Names>): FoundBatch => ({
  ...{ id: one.id, lotId: one.lotId, lotNumber: one.batchId, stockId: one.stockId, articleId: one.articleId },
  ...{ articleName: one.articleName ?? '', storageLocationName: one.storageLocationName ?? '' },
  ...{ storageLocationId: one.storageLocationId, status: one.status, expiryDate: one.expiryDate },
  ...{ amount: String(one.quantityAmount), unit: one.quantityUnit },
});

/**
 * Whether the goods need no attention: neither on hold, nor expired, nor expiring soon. Only such goods are shown in
 * green, and only their amount is filled in.
 */
export const isFine = ({ status }: Pick<FoundBatch, 'status'>): boolean => status === 'AVAILABLE';

/**
 * Returns the amount to fill in at first: the weight on the label, or all of it if the goods need no attention.
 * `isChosen`: a person chose these very goods on another page, so all of it is filled in.
 */
export const amountAtFirst = (
  batch: Pick<FoundBatch, 'status'>,
  offer: { readonly amount: string; readonly onLabel: string | undefined },
  isChosen = false,
): string => (isChosen || isFine(batch) || offer.onLabel !== undefined ? offer.amount : '');

/** Returns why nothing can be taken from the batch: all of it was taken by bookings that wait. */
export const allTaken = ({ amount, isWaiting, lotNumber }: FoundBatch): Message | undefined =>
  isWaiting && amount === '0' ? say`All of ${lotNumber} is booked: it waits to be sent.` : undefined;

type Named = Pick<FoundBatch, 'articleName' | 'lotNumber' | 'storageLocationName'>;

/** Article, lot and place. */
export const batchName = ({ articleName, lotNumber, storageLocationName }: Named): string =>
  [articleName, lotNumber, storageLocationName].filter(Boolean).join(' · ');

/** The outcome for a batch that the label names, or that a person chose: amber if the goods need attention. */
export function verdictOn(batch: Named & Pick<FoundBatch, 'status'>, more?: Text): Outcome {
  const text = [batchName(batch), more === undefined ? '' : shown(more)].filter(Boolean).join(': ');
  return isFine(batch) ? { good: text } : { warn: `${text} – ${wordText(batch.status)}` };
}

/** The batches that a scan may mean: one that the label names, or several among which a person chooses. */
export type Meant =
  | { readonly one: FoundBatch }
  | { readonly among: readonly FoundBatch[]; readonly question: Message }
  | undefined;

const byExpiry = (a: FoundBatch, b: FoundBatch): number =>
  a.expiryDate.localeCompare(b.expiryDate) ||
  a.lotNumber.localeCompare(b.lotNumber) ||
  a.storageLocationName.localeCompare(b.storageLocationName);

/** Asks unless the label names the only batch: GTINs and weight labels name no lot. First what expires first. */
export function meant(found: readonly FoundBatch[], { namesLot }: { readonly namesLot: boolean }): Meant {
  const [first, second] = found;
  if (!first) return undefined;
  if (!second && namesLot) return { one: first };
  const isOne = (member: 'articleId' | 'lotId') => found.every((one) => one[member] === first[member]);
  const question = !isOne('articleId')
    ? say`Several articles have this number: which is it?`
    : !isOne('lotId') || !namesLot
      ? say`Which lot is it? First what expires first.`
      : say`It lies in several places: which one?`;
  return { among: found.toSorted(byExpiry), question };
}

interface Label {
  readonly kind: string;
  readonly elements: Pick<Of<'ScannedElements'>, 'lotNumber' | 'gtin' | 'contentGtin' | 'articleNumber'>;
  readonly article: { readonly id: string } | null;
  readonly isAway: boolean;
}

/**
 * Whether the code names a lot. A text that is no known code may be a lot number. Without a network this device may not
 * know the article on the label, and other articles may have lots with this number: then it names none.
 */
export const namesLot = ({ kind, elements, article, isAway }: Label): boolean => {
  const { lotNumber, gtin, contentGtin, articleNumber } = elements;
  const isArticleUnknown = article === null && (gtin ?? contentGtin ?? articleNumber) !== null;
  if (isAway && isArticleUnknown) return false;
  return lotNumber !== null || kind === 'LOT_NUMBER' || kind === 'UNKNOWN';
};

/** Whether the goods have the lot number on the label, and are of its article, if that is known. */
export const isOnLabel = (
  { lotNumber, articleId }: Pick<FoundBatch, 'lotNumber' | 'articleId'>,
  { elements, text, article }: Pick<Label, 'elements' | 'article'> & { readonly text: string },
): boolean =>
  lotNumber.toLowerCase() === (elements.lotNumber ?? text).toLowerCase() &&
  (article === null || article.id === articleId);
