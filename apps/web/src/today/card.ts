/** A card of Today, which shows the first entries of a list. The contexts declare their cards (`cards.tsx`). */
import type { AnswerOf, Message } from '@cleaver/domain/kernel';
import type { getToday } from '@cleaver/domain/today/contracts';
import type { Tone } from '../ui/dialog/notice.tsx';
import type { Column } from '../ui/list/table.tsx';
import type { DeskButton } from './desk.ts';
import type { Part } from './papers.ts';

export type Today = AnswerOf<typeof getToday>;

/** The type of an entry of a card's list. */
export type EntryOf<Name extends keyof Today> = NonNullable<Today[Name]> extends Part<infer T> ? T : never;

export interface CardOf<T> {
  readonly title: Message;
  /** The title for a count of one, if it differs. */
  readonly one?: Message;
  /** The tone of the number. A function receives the first entries. */
  readonly tone: Tone | ((entries: readonly T[]) => Tone);
  /** The button for the screen on which users work on the entries. */
  readonly act?: DeskButton & { readonly to: string };
  readonly part: (today: Today) => Part<T> | undefined;
  readonly to: (entry: T) => string;
  readonly columns: readonly Column<T>[];
}

/** Checks the type of a card's entries, then erases it, so that one table has all cards. */
export const card = <T extends object>(of: CardOf<T>): CardOf<never> => of as never;

/** The column of the article, for cards with one article per entry. */
export const ARTICLE = {
  field: 'articleId',
  show: ({ articleName }: { readonly articleName: string }) => articleName,
};
