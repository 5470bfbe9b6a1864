/** What an article is as an ingredient. */
import { SPECIES } from '../../inventory/index.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import type { AllergenCode, Presence } from './allergens.ts';

/**
 * INGREDIENT: listed by its mass. WATER: added water. UNWEIGHED: listed last, without a mass (smoke, cultures). AID: not
 * listed (processing aids, packaging). CASING: not eaten.
 */
export const DECLARATION_ROLES = ['INGREDIENT', 'WATER', 'UNWEIGHED', 'AID', 'CASING'] as const;
export type DeclarationRole = (typeof DECLARATION_ROLES)[number];

/** The species of lots in their order, and rabbits, for which Annex VII B 17 has a limit of its own. */
export const MEAT_SPECIES = [...SPECIES, 'RABBIT'] as const;
export type MeatSpecies = (typeof MEAT_SPECIES)[number];

/** The usual names of the fat of a species. A species that is missing has none: poultry, game and others differ. */
export const FAT_NAMES: Readonly<Partial<Record<MeatSpecies, string>>> = {
  PORK: 'Schweinefett',
  BEEF: 'Rinderfett',
  VEAL: 'Kalbsfett',
  LAMB: 'Lammfett',
  GOAT: 'Ziegenfett',
  RABBIT: 'Kaninchenfett',
};

/** Muscle meat that may be called "…fleisch" (Annex VII B 17). Percentages are decimal texts from 0 to 100. */
export interface Meat {
  readonly species: MeatSpecies;
  readonly fatPercent: string;
  readonly proteinPercent: string;
  readonly collagenPercent: string;
  /** The name of the fat above the limit, as an ingredient. */
  readonly fatName: string;
}

export interface DeclaredAllergen {
  readonly code: AllergenCode;
  readonly presence: Presence;
  /** The word of the name or the composition that is emphasised, as written. Empty: none. */
  readonly word: string;
}

/** The members of a declaration that a person enters. */
export interface Declared {
  readonly role: DeclarationRole;
  /** The legal name in a list of ingredients. */
  readonly name: string;
  /** What a bought compound consists of, without "Zutaten:". Empty: it is not a compound. */
  readonly composition: string;
  readonly allergens: readonly DeclaredAllergen[];
  /** The E numbers that still act in the product. */
  readonly additives: readonly string[];
  /** Null: it may not be called meat. */
  readonly meat: Meat | null;
  /** The kg of one base unit (L, M, PIECE, a packaging) of recipes that do not weigh the article. Null: unknown. */
  readonly kgPerUnit: string | null;
  /** Where this is from: a sheet and its date, an analysis. */
  readonly source: string;
  /** The first day. Null: since ever, only in version 1. */
  readonly validFrom: CalendarDate | null;
}

/** A version of the declaration of an article. None is ever changed. */
export interface DeclarationState extends Declared {
  readonly id: string;
  readonly articleId: string;
  /** From 1. */
  readonly version: number;
  /** The username. */
  readonly createdBy: string;
  readonly createdAt: Date;
}

/** Returns the version in force on a day: the highest whose first day is not after it. Undefined: there is none. */
export const inForceOn = <D extends Pick<DeclarationState, 'version' | 'validFrom'>>(
  versions: readonly D[],
  day: CalendarDate,
): D | undefined =>
  versions.reduce<D | undefined>(
    (best, one) =>
      (one.validFrom === null || one.validFrom <= day) && one.version > (best?.version ?? 0) ? one : best,
    undefined,
  );

/** Returns the codes of allergens with the presence. */
export const codesOf = ({ allergens }: Pick<Declared, 'allergens'>, of: Presence): readonly AllergenCode[] =>
  allergens.filter(({ presence }) => presence === of).map(({ code }) => code);
