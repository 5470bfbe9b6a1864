/** The jobs of a shop, which are the items of the navigation's rail, in their order. */
import { type Message, say } from '@cleaver/domain/kernel';

/** Maximum number of jobs. */
export const MOST_JOBS = 9;

/** Maximum number of entries of a job. */
export const MOST_ENTRIES = 7;

export const JOBS = [
  { name: 'today', title: say`Today`, icon: 'today' },
  { name: 'sales', title: say`Sales`, icon: 'order' },
  { name: 'buying', title: say`Buying`, icon: 'receipt' },
  { name: 'production', title: say`Production`, icon: 'batch' },
  // The empty value makes this a text of its own: the same word is also the name of a record, with other German.
  { name: 'stock', title: say`Stock${''}`, icon: 'stock' },
  { name: 'quality', title: say`Quality`, icon: 'role' },
  { name: 'articles', title: say`Articles`, icon: 'article' },
  { name: 'office', title: say`Office`, icon: 'office' },
  { name: 'administration', title: say`Administration`, icon: 'settings' },
] as const satisfies readonly { readonly name: string; readonly title: Message; readonly icon: string }[];

export type JobName = (typeof JOBS)[number]['name'];
