/** The steps of setting up a shop. Each step has its own page. The list on Today marks the steps that are done. */
import { type Message, say } from '@cleaver/domain/kernel';

/**
 * The number of records of each kind. `shop`: 1 if the settings contain its name and its approval number, otherwise 0.
 */
export interface SetUpCounts {
  readonly shop: number;
  readonly places: number;
  readonly categories: number;
  readonly articles: number;
  readonly suppliers: number;
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

/** The name under which this device notes that the shop is set up, or that its user hid the list. */
export const SET_UP = 'set up';

const STEPS: readonly Pick<SetUpStep, 'name' | 'text' | 'to'>[] = [
  { name: 'shop', text: say`Name and approval number of the shop`, to: '/settings' },
  { name: 'places', text: say`Storage locations`, to: '/storage-locations' },
  { name: 'categories', text: say`Categories`, to: '/categories' },
  { name: 'articles', text: say`Articles`, to: '/articles' },
  { name: 'suppliers', text: say`Suppliers`, to: '/suppliers' },
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

/** Returns whether the typed text is the expected word. Ignores case and outer white space. */
export const isWord = (typed: string, word: string): boolean =>
  typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
