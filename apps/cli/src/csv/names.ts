/** Converts between names and ids. */

import { foldText } from '@cleaver/domain/kernel';
import { t, translated } from '../language/language.ts';
import { BETWEEN } from './kind.ts';

export class Names {
  readonly #ids = new Map<string, string[]>();
  readonly #names = new Map<string, string>();

  add({ id, name }: { readonly id: string; readonly name: string }): void {
    this.#names.set(id, name);
    const key = foldText(name);
    const ids = this.#ids.get(key);
    if (ids) ids.push(id);
    else this.#ids.set(key, [id]);
  }

  /** Returns the id of the record with this name or id. Returns a fault if the name is unknown or ambiguous. */
  find(text: string, kind: string): { readonly id: string } | { readonly fault: string } {
    if (this.#names.has(text)) return { id: text };
    const [id, ...others] = this.#ids.get(foldText(text)) ?? [];
    if (id === undefined) return { fault: t`the service has no ${translated(kind)} "${text}"` };
    return others.length === 0
      ? { id }
      : { fault: t`${others.length + 1} of them have the name "${text}": write the id` };
  }

  /** Returns a text that `find` resolves to the id. */
  say(id: string): string {
    const name = this.#names.get(id) ?? id;
    return this.#ids.get(foldText(name))?.length === 1 && !name.includes(BETWEEN) ? name : id;
  }
}
