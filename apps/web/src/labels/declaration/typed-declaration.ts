/** What a person types and taps to declare an article, and the request that follows. Runs without a browser. */

import { type AnswerOf, type Fault, readInput } from '@cleaver/domain/kernel';
import {
  ALLERGEN_CODES,
  type AllergenCode,
  type DeclarationRole,
  declarationFaults,
  declarationForm,
  declareArticle,
  declaredBy,
  FAT_NAMES,
  type MeatSpecies,
  type Presence,
} from '@cleaver/domain/labels/contracts';
import { inputFaults } from '../../shell/data/input-faults.ts';
import { decimalText, fieldAmount, type Point, pointOf } from '../../ui/control/amount-text.ts';
import { namedAdditives, namedAllergens, namedWord } from './named-in-text.ts';

export type Declaration = AnswerOf<typeof declareArticle>;

interface TypedAllergen {
  readonly presence: Presence;
  /** The words that the person tapped. Those that the text has no longer do not count. */
  readonly words: readonly string[];
}

export const MEAT_FIGURES = ['fatPercent', 'proteinPercent', 'collagenPercent'] as const;

/** Numbers are the texts of their fields. */
export interface TypedDeclaration {
  readonly role: DeclarationRole;
  readonly name: string;
  readonly composition: string;
  readonly allergens: Readonly<Partial<Record<AllergenCode, TypedAllergen>>>;
  readonly additives: readonly string[];
  readonly isMeat: boolean;
  readonly species: MeatSpecies | '';
  readonly fatPercent: string;
  readonly proteinPercent: string;
  readonly collagenPercent: string;
  readonly fatName: string;
  readonly kgPerUnit: string;
  readonly source: string;
  /** Empty: today. */
  readonly validFrom: string;
}

/** The roles whose name and composition stand in a list. */
const NAMED: readonly DeclarationRole[] = ['INGREDIENT', 'UNWEIGHED'];
const WEIGHED: readonly DeclarationRole[] = ['INGREDIENT', 'WATER'];

export const isNamed = ({ role }: Pick<TypedDeclaration, 'role'>): boolean => NAMED.includes(role);
export const isWeighed = ({ role }: Pick<TypedDeclaration, 'role'>): boolean => WEIGHED.includes(role);
export const mayBeMeat = ({ role }: Pick<TypedDeclaration, 'role'>): boolean => role === 'INGREDIENT';

/** Returns the first values of the form. Without a declaration, the article's name is the name in the list. */
export function typedOf(declared: Declaration | undefined, articleName: string, point?: Point): TypedDeclaration {
  const { meat = null, allergens = [] } = declared ?? {};
  const amount = (text: string | null | undefined) => (text ? fieldAmount(text, point) : '');
  const byCode: Partial<Record<AllergenCode, TypedAllergen>> = {};
  for (const { code, presence, word } of allergens) {
    const words = [...(byCode[code]?.words ?? []), ...(word === '' ? [] : [word])];
    byCode[code] = { presence, words };
  }
  return {
    role: declared?.role ?? 'INGREDIENT',
    name: declared?.name ?? articleName,
    composition: declared?.composition ?? '',
    allergens: byCode,
    additives: declared?.additives ?? [],
    isMeat: meat !== null,
    species: meat?.species ?? '',
    fatPercent: amount(meat?.fatPercent),
    proteinPercent: amount(meat?.proteinPercent),
    collagenPercent: amount(meat?.collagenPercent),
    fatName: meat?.fatName ?? '',
    kgPerUnit: amount(declared?.kgPerUnit),
    source: declared?.source ?? '',
    validFrom: '',
  };
}

const textOf = ({ name, composition }: Pick<TypedDeclaration, 'name' | 'composition'>): string =>
  `${name}\n${composition}`;

/** Returns the words to emphasise: those that were tapped, else the one that the text proposes. */
export function wordsOf(typed: TypedDeclaration, code: AllergenCode): readonly string[] {
  const text = textOf(typed);
  const tapped = (typed.allergens[code]?.words ?? []).filter((word) => text.includes(word));
  if (tapped.length > 0) return tapped;
  const proposed = namedWord(typed.name, code) ?? namedWord(typed.composition, code);
  return proposed === undefined ? [] : [proposed];
}

/** Returns the codes with the presence, in the order of labels. */
export const codesWith = ({ allergens }: TypedDeclaration, presence: Presence): readonly AllergenCode[] =>
  ALLERGEN_CODES.filter((code) => allergens[code]?.presence === presence);

/** Returns the allergens after a tap: off, contained, a trace, and off again. */
export function tapped(allergens: TypedDeclaration['allergens'], code: AllergenCode): TypedDeclaration['allergens'] {
  const { [code]: held, ...others } = allergens;
  if (held?.presence === 'TRACE') return others;
  return { ...others, [code]: { presence: held ? 'TRACE' : 'CONTAINED', words: held?.words ?? [] } };
}

/**
 * Returns the allergens after a tap on a word of the text: emphasises the part that names the allergen, then the whole
 * word, then nothing of it. Without any word, the one that the text proposes counts again.
 */
export function withWord(typed: TypedDeclaration, code: AllergenCode, word: string): TypedDeclaration['allergens'] {
  const held = wordsOf(typed, code);
  const part = namedWord(word, code) ?? word;
  const found = held.find((one) => word.includes(one));
  const others = held.filter((one) => one !== found);
  const next = found === undefined ? part : found === part && part !== word ? word : undefined;
  return {
    ...typed.allergens,
    [code]: { presence: 'CONTAINED', words: next === undefined ? others : [...others, next] },
  };
}

/** The undecided allergens and additives that the text names. */
export interface Proposed {
  readonly allergens: readonly AllergenCode[];
  readonly additives: readonly string[];
}

export function proposedBy(typed: TypedDeclaration): Proposed {
  const text = textOf(typed);
  return {
    allergens: namedAllergens(text).filter((code) => typed.allergens[code]?.presence !== 'CONTAINED'),
    additives: namedAdditives(text).filter((number) => !typed.additives.includes(number)),
  };
}

export const withProposed = (
  typed: TypedDeclaration,
  { allergens, additives }: Proposed,
): Pick<TypedDeclaration, 'allergens' | 'additives'> => ({
  allergens: {
    ...typed.allergens,
    ...Object.fromEntries(allergens.map((code) => [code, { presence: 'CONTAINED', words: [] }])),
  },
  additives: [...typed.additives, ...additives],
});

/** Returns an E number as the service takes it: E250 for "e 250". */
export const eNumberOf = (typed: string): string => {
  const text = typed.replaceAll(/\s/g, '');
  return /^\d/.test(text) ? `E${text.toLowerCase()}` : `E${text.slice(1).toLowerCase()}`;
};

/** Returns the usual name of the fat of a species. Empty: it has none, and a person enters it. */
export const usualFat = (species: TypedDeclaration['species']): string => (species !== '' && FAT_NAMES[species]) || '';

/** Returns the body of the request. */
export function bodyOf(typed: TypedDeclaration, point: Point = pointOf()) {
  const { role, name, composition, additives, source, validFrom } = typed;
  const allergens = ALLERGEN_CODES.flatMap((code) => {
    const presence = typed.allergens[code]?.presence;
    if (!presence) return [];
    const words = presence === 'CONTAINED' && isNamed(typed) ? wordsOf(typed, code) : [];
    return words.length === 0 ? [{ code, presence }] : words.map((word) => ({ code, presence, word }));
  });
  const figures = MEAT_FIGURES.map((member) => [member, decimalText(typed[member], point)] as const);
  const meat = {
    species: typed.species,
    ...Object.fromEntries(figures.filter(([, text]) => text !== '')),
    ...(typed.fatName.trim() !== '' && { fatName: typed.fatName }),
  };
  const kg = decimalText(typed.kgPerUnit, point);
  return {
    ...{ role, name, composition, allergens, additives, source },
    ...(typed.isMeat && mayBeMeat(typed) && { meat }),
    ...(kg !== '' && isWeighed(typed) && { kgPerUnit: kg }),
    ...(validFrom !== '' && { validFrom }),
  };
}

/** Returns what is wrong with the body, as the service would find it. */
export function faultsOf(id: string, body: object): readonly Pick<Fault, 'field' | 'message'>[] {
  const faults = inputFaults(declareArticle.input, { id, ...body });
  if (faults.length > 0) return faults;
  const { validFrom: _, ...given } = readInput(declarationForm, body);
  return declarationFaults(declaredBy(given, null));
}

/** Returns whether saving would make a version that equals the one in force. */
export const isSame = (typed: TypedDeclaration, first: TypedDeclaration): boolean =>
  JSON.stringify(bodyOf({ ...typed, validFrom: '' })) === JSON.stringify(bodyOf({ ...first, validFrom: '' }));
