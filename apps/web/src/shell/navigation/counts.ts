/** The counts beside the entries of the navigation. Today fills the store after the first use of the page. */
import { store } from '../data/store.ts';

/** The number of open tasks, by the name of the card of Today. */
export const counts = store<Readonly<Record<string, number>>>({});
