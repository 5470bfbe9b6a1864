/** Finds recipes by the names that files have for them, among stored recipes and those of the rows above. */
import { foldText } from '../../kernel/values/text.ts';
import type { RecipeState } from './recipe.ts';
import type { RecipeStatus } from './recipe-status.ts';

/** A recipe that a name can mean. `id`: the id, or the key of a recipe that the file creates. */
interface Named extends Pick<RecipeState, 'name' | 'version'> {
  readonly id: string;
  readonly status: RecipeStatus;
}

/** Returns the key of a recipe by its name and version. */
const keyOf = ({ name, version }: Pick<Named, 'name' | 'version'>): string => `${foldText(name)}\n${version}`;

const RANKS: Readonly<Record<RecipeStatus, number>> = { ARCHIVED: 0, DRAFT: 1, ACTIVE: 2 };

/** Compares recipes of one name: an active one precedes others, then the highest version does. */
const byMeaning = (a: Named, b: Named): number => RANKS[b.status] - RANKS[a.status] || b.version - a.version;

export class RecipeNames {
  readonly #stored: ReadonlyMap<string, RecipeState>;
  /** The recipe that each name means. */
  readonly #byName = new Map<string, Named>();
  readonly #storedByName = new Map<string, Named>();
  readonly #byKey = new Map<string, Named>();
  /** The ids of recipes that the file creates, by their keys. */
  readonly #created = new Map<string, string>();
  /** The number of lines above, by the key of their recipe. */
  readonly #lines = new Map<string, number>();

  constructor(stored: readonly RecipeState[]) {
    this.#stored = new Map(stored.map((recipe) => [recipe.id, recipe]));
    for (const recipe of stored) {
      for (const names of [this.#byName, this.#storedByName]) enter(names, recipe);
      this.#byKey.set(keyOf(recipe), recipe);
    }
  }

  get stored(): Iterable<RecipeState> {
    return this.#stored.values();
  }

  /** Returns the text of a file for a stored recipe: the name if it means this recipe, otherwise the id. */
  nameOf(id: string): string {
    const recipe = this.#stored.get(id);
    return recipe && meant(this.#storedByName, recipe.name)?.id === id ? recipe.name : id;
  }

  /** Adds the recipe of a row, which rows below can name. Returns the stored spelling of its name. */
  seen({ name, version }: Pick<Named, 'name' | 'version'>, status: RecipeStatus): string {
    const key = keyOf({ name, version });
    const known = this.#byKey.get(key);
    if (!known || (known.status === 'DRAFT' && status === 'ACTIVE')) {
      const { id, name: spelling } = known ?? { id: key, name };
      const recipe = { id, name: spelling, version, status };
      this.#byKey.set(key, recipe);
      enter(this.#byName, recipe);
    }
    return known?.name ?? name;
  }

  /** Returns the position of the next line of a recipe without positions. */
  nextLine(recipe: Pick<Named, 'name' | 'version'>): number {
    const line = (this.#lines.get(keyOf(recipe)) ?? 0) + 1;
    this.#lines.set(keyOf(recipe), line);
    return line;
  }

  /** Returns the text of `nameOf`, or the key of a recipe of a row above. Undefined: there is no such recipe. */
  find(text: string): string | undefined {
    if (this.#stored.has(text)) return this.nameOf(text);
    const found = meant(this.#byName, text);
    return found && (this.#stored.has(found.id) ? this.nameOf(found.id) : found.id);
  }

  /** Returns the id of a text that `find` returned. `newId` makes the id of a recipe that the file creates. */
  idOf(text: string, newId: () => string): string {
    if (this.#stored.has(text)) return text;
    if (!text.includes('\n')) return meant(this.#storedByName, text)?.id ?? text;
    const id = this.#created.get(text) ?? newId();
    this.#created.set(text, id);
    return id;
  }

  /** Returns the id of a recipe that the file creates. */
  newIdOf(recipe: Pick<Named, 'name' | 'version'>, newId: () => string): string {
    return this.idOf(keyOf(recipe), newId);
  }
}

/** Enters a recipe as what its name means, unless the name means a better one already. */
function enter(names: Map<string, Named>, recipe: Named): void {
  const best = meant(names, recipe.name);
  if (!best || byMeaning(recipe, best) < 0) names.set(foldText(recipe.name), recipe);
}

const meant = (names: ReadonlyMap<string, Named>, name: string): Named | undefined => names.get(foldText(name));
