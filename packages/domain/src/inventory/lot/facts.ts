/**
 * Facts about the animals that goods come from. The shop receives the facts with the goods, and the lot stores them.
 *
 * The facts that the law requires depend on the species. Source for beef and veal: Regulation (EC) 1760/2000, Article
 * 13. Source for the fresh meat of pigs, sheep, goats and poultry: Implementing Regulation (EU) 1337/2013, Article 5.
 */

import { countryCode, date, NAME_MAX, oneOf, optionalText, setOf, text } from '../../kernel/contract/fields.ts';
import { type Field, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import type { Country } from '../../kernel/values/country.ts';

export const SPECIES = ['BEEF', 'VEAL', 'PORK', 'LAMB', 'GOAT', 'POULTRY', 'GAME', 'OTHER'] as const;
export type Species = (typeof SPECIES)[number];

/** The facts of a lot. Null or an empty list means unknown. */
export interface Facts {
  readonly species: Species | null;
  readonly bornIn: Country | null;
  readonly rearedIn: readonly Country[];
  readonly slaughteredIn: Country | null;
  /** The approval number of the slaughterhouse. */
  readonly slaughterhouse: string | null;
  readonly cutIn: Country | null;
  /** The approval numbers of the cutting plants. */
  readonly cuttingPlants: readonly string[];
  readonly slaughterDate: CalendarDate | null;
  /** The number that links the meat with the animal or the group of animals. */
  readonly reference: string | null;
}

const country = out.text<Country>({ description: 'ISO 3166-1 alpha-2', examples: ['DE'] });

/** The facts in a response. */
export const factsOutput = out.object('FactsResponse', {
  species: out.nullable(out.oneOf(SPECIES)),
  bornIn: out.nullable(country),
  rearedIn: out.listOf(country),
  slaughteredIn: out.nullable(country),
  slaughterhouse: out.nullable(out.text()),
  cutIn: out.nullable(country),
  cuttingPlants: out.listOf(out.text()),
  slaughterDate: out.nullable(out.day()),
  reference: out.nullable(out.text()),
}) satisfies out.Output<Facts, unknown>;

const LIST_MAX = 50;

/** Returns the request field of the facts. Its value is null if no fact is known. */
export const factsField = (): Field<Facts | null> => {
  const given = form({
    species: optional(oneOf(SPECIES)),
    bornIn: optional(countryCode()),
    rearedIn: optional(setOf(countryCode(), LIST_MAX)),
    slaughteredIn: optional(countryCode()),
    slaughterhouse: optionalText(NAME_MAX),
    cutIn: optional(countryCode()),
    cuttingPlants: optional(setOf(text(NAME_MAX), LIST_MAX)),
    slaughterDate: optional(date()),
    reference: optionalText(NAME_MAX),
  });
  return {
    schema: given.schema,
    required: false,
    read(raw, at, faults) {
      if (raw === undefined) return null;
      const read = given.read(raw, at, faults);
      const facts: Facts = {
        species: read.species ?? null,
        bornIn: read.bornIn ?? null,
        rearedIn: read.rearedIn ?? [],
        slaughteredIn: read.slaughteredIn ?? null,
        slaughterhouse: read.slaughterhouse || null,
        cutIn: read.cutIn ?? null,
        cuttingPlants: read.cuttingPlants ?? [],
        slaughterDate: read.slaughterDate ?? null,
        reference: read.reference || null,
      };
      return Object.values(facts).every(isUnknown) ? null : facts;
    },
  };
};

const isUnknown = (fact: Facts[keyof Facts]): boolean => fact === null || fact.length === 0;

const FOR_BEEF = ['bornIn', 'rearedIn', 'slaughteredIn', 'slaughterhouse', 'reference'] as const;
const FOR_OTHERS = ['rearedIn', 'slaughteredIn'] as const;
const NEEDED: Readonly<Record<Species, readonly (keyof Facts)[]>> = {
  BEEF: FOR_BEEF,
  VEAL: FOR_BEEF,
  PORK: FOR_OTHERS,
  LAMB: FOR_OTHERS,
  GOAT: FOR_OTHERS,
  POULTRY: FOR_OTHERS,
  GAME: [],
  OTHER: [],
};

/** Returns the unknown facts that the law requires for the species. Returns none if the species is unknown. */
export const missingFacts = (facts: Facts | null): readonly (keyof Facts)[] =>
  facts?.species ? NEEDED[facts.species].filter((name) => isUnknown(facts[name])) : [];
