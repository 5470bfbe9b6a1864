/** The steps of setting up a shop. Each step has its own page. The list on Today marks the steps that are done. */
import { type Message, say } from '@cleaver/domain/kernel';

/**
 * The number of records of each kind. `shop`: 1 if the settings contain its name and its approval number, otherwise 0.
 * `vat`: the number of categories if each of them has a VAT class, otherwise 0.
 */
export interface SetUpCounts {
  readonly shop: number;
  readonly places: number;
  readonly categories: number;
  readonly vat: number;
  readonly articles: number;
  readonly suppliers: number;
  readonly customers: number;
  readonly stock: number;
  readonly recipes: number;
  readonly users: number;
}

export interface SetUpStep {
  readonly name: keyof SetUpCounts;
  readonly text: Message;
  /** The page of the step. */
  readonly to: string;
  readonly count: number;
  readonly isDone: boolean;
}

const STEPS: readonly Pick<SetUpStep, 'name' | 'text' | 'to'>[] = [
  { name: 'shop', text: say`Name and approval number of the shop`, to: '/settings' },
  { name: 'places', text: say`Storage locations`, to: '/storage-locations' },
  { name: 'categories', text: say`Categories`, to: '/categories' },
  { name: 'vat', text: say`VAT class of each category`, to: '/settings' },
  { name: 'articles', text: say`Articles`, to: '/articles' },
  { name: 'suppliers', text: say`Suppliers`, to: '/suppliers' },
  { name: 'customers', text: say`Customers`, to: '/customers' },
  { name: 'stock', text: say`Opening stock`, to: '/stocks/import' },
  { name: 'recipes', text: say`Recipes`, to: '/recipes' },
  { name: 'users', text: say`A user for each person`, to: '/users' },
];

/**
 * Returns the number of records that complete a step. The step for users needs two, because the first administrator
 * does not count.
 */
const needed = (name: keyof SetUpCounts): number => (name === 'users' ? 2 : 1);

export const stepsOf = (counts: SetUpCounts): readonly SetUpStep[] =>
  STEPS.map((step) => {
    const count = counts[step.name];
    return { ...step, count, isDone: count >= needed(step.name) };
  });

/**
 * Returns the step that a page belongs to: the one that the user opened from the list, while the user is on its page or
 * on a page below. Undefined: the page belongs to no step.
 */
export const stepAt = (steps: readonly SetUpStep[], opened: string | undefined, path: string): SetUpStep | undefined =>
  steps.find(({ name, to }) => name === opened && (path === to || path.startsWith(`${to}/`)));

/** Returns the next step to do after a step, or else the first one to do. Undefined: all other steps are done. */
export function stepAfter(steps: readonly SetUpStep[], { name }: Pick<SetUpStep, 'name'>): SetUpStep | undefined {
  const at = steps.findIndex((step) => step.name === name);
  return [...steps.slice(at + 1), ...steps.slice(0, at)].find(({ isDone }) => !isDone);
}

/** Returns whether the typed text is the expected word. Ignores case and outer white space. */
export const isWord = (typed: string, word: string): boolean =>
  typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
