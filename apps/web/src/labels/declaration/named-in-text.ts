/** Finds the allergens and additives that the text of a supplier's sheet names. Only proposes: a person decides. */
import { ALLERGEN_CODES, ALLERGEN_NAMES, type AllergenCode } from '@cleaver/domain/labels/contracts';

/** German words of labels that name an allergen, where they differ from its name. A word may be part of a longer one. */
const WORDS: Readonly<Partial<Record<AllergenCode, readonly string[]>>> = {
  CRUSTACEANS: ['Krebstier', 'Garnele'],
  EGG: ['Hühnerei', 'Vollei', 'Eigelb', 'Eiklar', 'Hühnereiweiß', 'Eipulver'],
  PEANUT: ['Erdnüsse', 'Erdnuss'],
  SOY: ['Soja'],
  MILK: ['Milch', 'Laktose', 'Sahne', 'Butter', 'Käse', 'Molke', 'Joghurt', 'Rahm'],
  ALMOND: ['Mandel'],
  HAZELNUT: ['Haselnüsse', 'Haselnuss'],
  WALNUT: ['Walnüsse', 'Walnuss'],
  CASHEW: ['Cashew', 'Kaschu'],
  PECAN: ['Pekannüsse', 'Pekannuss'],
  BRAZIL_NUT: ['Paranüsse', 'Paranuss'],
  PISTACHIO: ['Pistazie'],
  MACADAMIA: ['Macadamia'],
  SULPHITES: ['Sulfit', 'Schwefeldioxid'],
  LUPIN: ['Lupine'],
  MOLLUSCS: ['Weichtier', 'Muschel', 'Tintenfisch'],
};

/** The additives of sausages, with the names by which labels list them. */
export const USUAL_ADDITIVES: readonly { readonly number: string; readonly names: readonly string[] }[] = [
  { number: 'E250', names: ['Natriumnitrit', 'Nitritpökelsalz'] },
  { number: 'E252', names: ['Kaliumnitrat'] },
  { number: 'E300', names: ['Ascorbinsäure'] },
  { number: 'E301', names: ['Natriumascorbat'] },
  { number: 'E316', names: ['Natriumisoascorbat'] },
  { number: 'E325', names: ['Natriumlactat'] },
  { number: 'E330', names: ['Citronensäure', 'Zitronensäure'] },
  { number: 'E331', names: ['Natriumcitrat'] },
  { number: 'E450', names: ['Diphosphat'] },
  { number: 'E621', names: ['Mononatriumglutamat'] },
];

/** Returns the part of the text that is the word in any case of letters, as written. Undefined: it is not there. */
function asWritten(text: string, word: string): string | undefined {
  const at = text.toLocaleLowerCase('de').indexOf(word.toLocaleLowerCase('de'));
  return at < 0 ? undefined : text.slice(at, at + word.length);
}

const wordsOf = (code: AllergenCode): readonly string[] => WORDS[code] ?? [ALLERGEN_NAMES[code]];

/** Returns the first word of the text that names the allergen, as written. */
export function namedWord(text: string, code: AllergenCode): string | undefined {
  for (const word of wordsOf(code)) {
    const found = asWritten(text, word);
    if (found !== undefined) return found;
  }
  return undefined;
}

export const namedAllergens = (text: string): readonly AllergenCode[] =>
  ALLERGEN_CODES.filter((code) => namedWord(text, code) !== undefined);

export const namedAdditives = (text: string): readonly string[] =>
  USUAL_ADDITIVES.filter(({ names }) => names.some((name) => asWritten(text, name) !== undefined)).map(
    ({ number }) => number,
  );

/** The most words that a text offers to tap. */
const WORDS_MAX = 200;

/** Returns the words of the texts, each once, in their order. */
export const wordsIn = (...texts: readonly string[]): readonly string[] =>
  [...new Set(texts.flatMap((text) => text.match(/\p{L}[\p{L}-]*\p{L}/gu) ?? []))].slice(0, WORDS_MAX);
