/** The origin of meat on labels (Art. 26; VO (EU) Nr. 1337/2013; VO (EG) Nr. 1760/2000). */
import { type Facts, SPECIES, type Species } from '../../inventory/index.ts';
import type { Country } from '../../kernel/values/country.ts';
import { compareNames } from '../../kernel/values/text.ts';
import type { ProductKind } from '../../masterdata/index.ts';
import { type ElementSource, type LabelElement, SOURCES_MAX } from '../compile/element.ts';
import { type OriginFact, type Reason, reason } from '../compile/reasons.ts';
import { countryName, placeName } from './country-name.ts';
import { aboutLot, type FitLot, type Genealogy } from './genealogy.ts';

/** The names of meat whose labels show its origin, by species. */
const MEAT_NAMES: Readonly<Partial<Record<Species, string>>> = {
  BEEF: 'Rindfleisch',
  VEAL: 'Kalbfleisch',
  PORK: 'Schweinefleisch',
  LAMB: 'Lammfleisch',
  GOAT: 'Ziegenfleisch',
  POULTRY: 'Geflügelfleisch',
};
const ORIGIN_KINDS: readonly (ProductKind | null)[] = ['MEAT', 'POULTRY', 'MINCED_MEAT'];

const isBeef = (species: Species): boolean => species === 'BEEF' || species === 'VEAL';

/** The shop as the place where goods were cut or minced. */
export interface ShopPlace {
  readonly name: string;
  readonly country: string;
  readonly approvalNumber: string;
}

export interface Origin {
  readonly elements: readonly LabelElement[];
  readonly reasons: readonly Reason[];
}

/** A lot whose facts name a species. */
type Source = FitLot & { readonly facts: Facts & { readonly species: Species } };

/** Returns the origin of a lot of meat. Other kinds of products have none. */
export function originOf(
  genealogy: Genealogy,
  lotId: string,
  { kind, shop }: { readonly kind: ProductKind | null; readonly shop: ShopPlace },
): Origin {
  if (!ORIGIN_KINDS.includes(kind)) return { elements: [], reasons: [] };
  const { sources, unknown } = sourcesOf(genealogy, lotId);
  const isMinced = kind === 'MINCED_MEAT';
  const species = SPECIES.filter((one) => MEAT_NAMES[one] && sources.some(({ facts }) => facts.species === one));
  const { lotNumber } = genealogy.lot(lotId);
  const texts = species.map((one) => {
    const facts = sources.filter((source) => source.facts.species === one).map((source) => source.facts);
    const text = !isBeef(one)
      ? rearedText(facts)
      : isMinced
        ? mincedBeefText(facts, shop, lotNumber)
        : beefText(facts, shop, lotNumber);
    return { species: one, text };
  });
  const isSeveral = new Set(sources.map(({ facts }) => facts.species)).size > 1;
  return {
    elements: texts
      .filter(({ text }) => text !== '')
      .map((one) => ({
        kind: 'ORIGIN',
        text: isSeveral ? `${MEAT_NAMES[one.species]}: ${one.text}` : one.text,
        emphasis: [],
        rule: ruleOf(one.species),
        sources: sources
          .filter(({ facts }) => facts.species === one.species)
          .slice(0, SOURCES_MAX)
          .map(({ id }): ElementSource => ({ kind: 'LOT', id })),
      })),
    reasons: [
      ...unknown.map((lot) => incomplete(lot, ['species'])),
      ...sources.flatMap((source) => {
        const missing = missingOf(source.facts, isMinced);
        return missing.length > 0 ? [incomplete(source, missing)] : [];
      }),
      ...species.filter(isBeef).flatMap((one) => mixed(one, sources, isMinced, genealogy.lot(lotId))),
    ],
  };
}

const ruleOf = (species: Species): string =>
  isBeef(species) ? 'VO (EG) Nr. 1760/2000 Art. 13, 14' : 'VO (EU) Nr. 1337/2013 Art. 5';

/** Returns the lots whose facts name a species, backward, and the lots of meat about which nothing is known. */
function sourcesOf(genealogy: Genealogy, lotId: string) {
  const sources: Source[] = [];
  const unknown: FitLot[] = [];
  const seen = new Set<string>();
  const open = [genealogy.lot(lotId)];
  // The loop also visits the lots that it adds.
  for (const lot of open) {
    if (seen.has(lot.id)) continue;
    seen.add(lot.id);
    const runs = genealogy.runsOf(lot.id);
    if (isSource(lot)) sources.push(lot);
    else if (runs.length > 0) open.push(...runs.flatMap(({ inputs }) => inputs));
    else if (lot.id === lotId || lot.declaration?.meat) unknown.push(lot);
  }
  return { sources, unknown };
}

const isSource = (lot: FitLot): lot is Source => (lot.facts?.species ?? null) !== null;

const incomplete = (lot: FitLot, facts: readonly OriginFact[]): Reason =>
  reason('ORIGIN_INCOMPLETE', { lot: lot.lotNumber, facts }, aboutLot(lot));

/** Returns the unknown facts that the label must show. Game and other species have none. */
function missingOf(facts: Source['facts'], isMinced: boolean): readonly OriginFact[] {
  const { species } = facts;
  if (!MEAT_NAMES[species]) return [];
  const needed: readonly OriginFact[] = [
    ...(isBeef(species) ? (['bornIn'] as const) : []),
    ...(['rearedIn', 'slaughteredIn'] as const),
    ...(isBeef(species) && !isMinced ? (['slaughterhouse'] as const) : []),
  ];
  return needed.filter((name) => facts[name] === null || facts[name].length === 0);
}

/** Returns ORIGIN_MIXED if sources of beef or of veal differ in a fact in which their label has one value. */
function mixed(species: Species, sources: readonly Source[], isMinced: boolean, lot: FitLot): readonly Reason[] {
  const alike: readonly OriginFact[] = isMinced
    ? ['slaughteredIn']
    : ['bornIn', 'rearedIn', 'slaughteredIn', 'slaughterhouse'];
  const own = sources.filter(({ facts }) => facts.species === species);
  const differing = alike.filter((name) => new Set(own.map(({ facts }) => keyOf(facts, name))).size > 1);
  if (differing.length === 0) return [];
  return [reason('ORIGIN_MIXED', { species: [species], facts: differing }, aboutLot(lot))];
}

const keyOf = (facts: Facts, name: OriginFact): string => {
  const { [name]: value } = facts;
  return typeof value === 'string' || value === null ? (value ?? '') : [...value].sort().join(' ');
};

/** Returns the names of the countries, sorted, each once. */
const countries = (of: Iterable<Country | null>): string =>
  [...new Set([...of].flatMap((one) => (one === null ? [] : [countryName(one)])))].sort(compareNames).join(', ');

const labelled = (label: string, text: string): readonly string[] => (text === '' ? [] : [`${label}: ${text}`]);

/** Returns the only country in which all animals were born, reared and slaughtered. Undefined: there are several. */
function onlyCountry(all: readonly Facts[]): Country | undefined {
  const stages = all.flatMap(({ bornIn, rearedIn, slaughteredIn }) => [
    ...[bornIn, slaughteredIn],
    ...(rearedIn.length === 0 ? [null] : rearedIn),
  ]);
  const [only] = stages;
  return only && stages.every((one) => one === only) ? only : undefined;
}

function rearedText(facts: readonly Facts[]): string {
  const only = onlyCountry(facts);
  if (only) return `Ursprung: ${countryName(only)}`;
  return [
    ...labelled('Aufgezogen in', countries(facts.flatMap(({ rearedIn }) => rearedIn))),
    ...labelled('Geschlachtet in', countries(facts.map(({ slaughteredIn }) => slaughteredIn))),
  ].join('; ');
}

/** Returns places with the numbers of their establishments: "Deutschland (ES 123)". */
function placesText(places: readonly (readonly [place: string, numbers: readonly string[]])[]): string {
  const byPlace = new Map<string, Set<string>>();
  for (const [place, numbers] of places) {
    if (place === '') continue;
    const held = byPlace.get(place) ?? new Set();
    byPlace.set(place, held);
    for (const number of numbers) held.add(number);
  }
  return [...byPlace]
    .toSorted(([a], [b]) => compareNames(a, b))
    .map(([place, numbers]) =>
      numbers.size === 0 ? place : `${place} (${[...numbers].sort(compareNames).join(', ')})`,
    )
    .join(', ');
}

const slaughtered = (facts: readonly Facts[], withHouse: boolean): string =>
  placesText(
    facts.map(({ slaughteredIn, slaughterhouse }) => [
      slaughteredIn === null ? '' : countryName(slaughteredIn),
      slaughterhouse === null || !withHouse ? [] : [slaughterhouse],
    ]),
  );

function beefText(facts: readonly Facts[], shop: ShopPlace, lotNumber: string): string {
  const only = onlyCountry(facts);
  const own = [placeName(shop.country), [shop.approvalNumber || shop.name].filter(Boolean)] as const;
  const cut = facts.map(({ cutIn, cuttingPlants }) =>
    cutIn === null ? own : ([countryName(cutIn), cuttingPlants] as const),
  );
  return [
    ...(only
      ? [`Herkunft: ${countryName(only)}`]
      : [
          ...labelled('Geboren in', countries(facts.map(({ bornIn }) => bornIn))),
          ...labelled('Aufgezogen in', countries(facts.flatMap(({ rearedIn }) => rearedIn))),
        ]),
    ...labelled('Geschlachtet in', slaughtered(facts, true)),
    ...labelled('Zerlegt in', placesText(cut)),
    `Referenznummer: ${lotNumber}`,
  ].join('; ');
}

function mincedBeefText(facts: readonly Facts[], shop: ShopPlace, lotNumber: string): string {
  const origin = facts.flatMap(({ bornIn, rearedIn }) => [bornIn, ...rearedIn]);
  return [
    ...labelled('Geschlachtet in', slaughtered(facts, false)),
    ...labelled('Hergestellt in', placeName(shop.country)),
    ...labelled('Herkunft', countries(origin)),
    `Referenznummer: ${lotNumber}`,
  ].join('; ');
}
