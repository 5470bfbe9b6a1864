/** Converts between ids and the names by which files refer to records. */
import { type Message, say, word } from '../values/message.ts';
import { foldText } from '../values/text.ts';

export class FileNames {
  readonly #label: string;
  readonly #ids = new Map<string, string[]>();
  readonly #names = new Map<string, string>();

  /** `label`: the kind of the records, for faults: `supplier`. */
  constructor(label: string, records: Iterable<{ readonly id: string; readonly name: string }>) {
    this.#label = label;
    for (const { id, name } of records) {
      this.#names.set(id, name);
      const key = foldText(name);
      const ids = this.#ids.get(key);
      if (ids) ids.push(id);
      else this.#ids.set(key, [id]);
    }
  }

  /** Returns the id of the record with this name or id. Returns a fault if none or several have the name. */
  find(text: string): { readonly id: string } | { readonly fault: Message } {
    if (this.#names.has(text)) return { id: text };
    const [id, ...others] = this.#ids.get(foldText(text)) ?? [];
    if (id === undefined) return { fault: say`there is no ${word(this.#label)} “${text}”` };
    return others.length === 0 ? { id } : { fault: say`${others.length + 1} of them have this name: write the id` };
  }

  /** Returns the text by which `find` finds the id: the name, or the id if others have the same name. */
  nameOf(id: string): string {
    const name = this.#names.get(id) ?? id;
    return this.#ids.get(foldText(name))?.length === 1 ? name : id;
  }

  /** Returns the text of `nameOf` for a name or an id. Reports unknown and ambiguous names. */
  resolve(text: string, report: (message: Message) => void): string {
    const found = this.find(text);
    if ('id' in found) return this.nameOf(found.id);
    report(found.fault);
    return text;
  }

  /** Returns the id for a text that `resolve` returned. */
  idOf(text: string): string {
    const found = this.find(text);
    if ('fault' in found) throw new Error(`${text} was not resolved`);
    return found.id;
  }
}
