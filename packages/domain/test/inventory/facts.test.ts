import { test } from 'tap';
import { factsField, missingFacts, SPECIES } from '../../src/inventory/index.ts';
import { countryOf, form, Refusal, readInput } from '../../src/kernel/index.ts';

const read = (facts: unknown) => readInput(form({ facts: factsField() }), { facts }).facts;

const faults = (facts: unknown): string[] => {
  try {
    read(facts);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return (error.faults ?? []).map(({ field }) => field);
    throw error;
  }
};

const UNKNOWN = {
  ...{ species: null, bornIn: null, rearedIn: [], slaughteredIn: null, slaughterhouse: null, cutIn: null },
  ...{ cuttingPlants: [], slaughterDate: null, reference: null },
};

test('factsField returns null or an empty list for an unknown fact, and null if no fact is known', (t) => {
  t.strictSame(read({ species: 'PORK', rearedIn: ['DE', 'AT', 'DE'] }), {
    ...UNKNOWN,
    species: 'PORK',
    rearedIn: ['DE', 'AT'],
  });
  const nothing = { species: null, rearedIn: [], slaughterhouse: ' ', cuttingPlants: [] };
  for (const none of [undefined, null, {}, nothing]) t.equal(read(none), null);
  t.end();
});

test('factsField accepts only country codes of ISO 3166-1 alpha-2, in capitals', (t) => {
  t.throws(() => countryOf('XX'), RangeError);
  for (const country of ['DE', 'AT', 'XX', 'de', 'DEU', 'UK', 'EU', 'XK', '', 5]) {
    const wrong = ['DE', 'AT'].includes(String(country)) ? [] : ['facts.bornIn', 'facts.rearedIn[1]', 'facts.cutIn'];
    t.strictSame(faults({ bornIn: country, rearedIn: ['NL', country], cutIn: country }), wrong, String(country));
  }
  t.end();
});

test('factsField reports the faults of all facts at once', (t) => {
  const wrong = { species: 'HORSE', slaughterhouse: 'x'.repeat(201), cuttingPlants: [''], slaughterDate: '2026-02-30' };
  t.strictSame(faults({ ...wrong, reference: 1 }), [
    ...['facts.species', 'facts.slaughterhouse', 'facts.cuttingPlants[0]', 'facts.slaughterDate', 'facts.reference'],
  ]);
  t.strictSame(faults('DE'), ['facts']);
  t.end();
});

test('missingFacts returns the absent facts among those that the species requires', (t) => {
  const beef = ['bornIn', 'rearedIn', 'slaughteredIn', 'slaughterhouse', 'reference'];
  const others = ['rearedIn', 'slaughteredIn'];
  for (const species of SPECIES) {
    const needed = ['BEEF', 'VEAL'].includes(species) ? beef : ['GAME', 'OTHER'].includes(species) ? [] : others;
    t.strictSame(missingFacts(read({ species })), needed, species);
  }
  t.strictSame(missingFacts(read({ species: 'BEEF', bornIn: 'DE', slaughteredIn: 'DE', reference: '77' })), [
    ...['rearedIn', 'slaughterhouse'],
  ]);
  t.strictSame(missingFacts(read({ species: 'PORK', rearedIn: ['DE'], slaughteredIn: 'DE' })), []);
  t.strictSame(missingFacts(read({ bornIn: 'DE' })), [], 'told only where a species is given');
  t.strictSame(missingFacts(null), []);
  t.end();
});
