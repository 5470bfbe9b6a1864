/** The counts beside the entries of the navigation. Today fills the store after the first use of the page at a desk. */
import type { Message } from '@cleaver/domain/kernel';
import { store } from '../data/store.ts';

interface Count {
  readonly count: number;
  /** The counted tasks in words, for example "Orders to confirm". */
  readonly text: Message;
}

/** The open tasks, by the name of the card of Today. */
export const counts = store<Readonly<Record<string, Count>>>({});
