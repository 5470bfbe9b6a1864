/** The operation that tells what the loose goods at the counter contain. */
import { storageLocationSubject } from '../../inventory/contracts.ts';
import { query, type Tag } from '../../kernel/contract/contract.ts';
import { pathId, several } from '../../kernel/contract/fields.ts';
import { described, form } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { reasonOutput } from '../compile/compiled-output.ts';
import { ALLERGEN_CODES } from '../declaration/allergens.ts';
import { counterSubject } from '../subjects.ts';

/** Maximum number of storage locations of a request. */
const LOCATIONS_MAX = 50;

const locations = () => described(several(pathId(), LOCATIONS_MAX), 'Default: every active DISPLAY_COUNTER');

/** What customers may read about an article of the counter. */
const counterMembers = {
  articleId: out.text(),
  articleName: out.text(),
  name: out.text({ description: 'The legal name; without a label that of the article' }),
  allergens: out.listOf(out.oneOf(ALLERGEN_CODES), { description: 'What it contains' }),
  allergensText: out.text({ examples: ['Enthält: Senf, Sellerie'] }),
  additivesText: out.text({ examples: ['mit Nitritpökelsalz, mit Phosphat'] }),
  traces: out.listOf(out.oneOf(ALLERGEN_CODES)),
  tracesText: out.text({ examples: ['Kann Spuren enthalten von: Eier'] }),
  origin: out.listOf(out.text()),
  price: out.text({ description: 'Of the first sales unit. Empty: it has none', examples: ['16,90 €/kg'] }),
};

export const counterArticleOutput = out.object('CounterArticleResponse', {
  ...counterMembers,
  lots: out.listOf(
    out.object('CounterLotResponse', {
      lotId: out.text(),
      lotNumber: out.text(),
      expiryDate: out.day(),
      labelId: out.nullable(out.text(), { description: 'Null: the article has no released label for loose goods' }),
    }),
  ),
  reasons: out.listOf(reasonOutput, { description: 'Why the sheet is not right yet, of all lots' }),
});
export type CounterArticle = out.GivenBy<typeof counterArticleOutput>;

export const readCounter = query({
  name: 'label.counter',
  subject: counterSubject,
  about: { member: 'storageLocationId', subject: storageLocationSubject },
  address: 'GET /api/labels/counter',
  summary: 'Read the allergens and additives of the loose goods at the counters',
  permission: 'LABEL_READ',
  floor: true,
  refuses: [storageLocationSubject.unknown],
  input: form({ storageLocationId: locations() }),
  output: out.object('CounterResponse', { articles: out.listOf(counterArticleOutput) }),
});

/** What customers read: the sheet without the lots and the reasons. */
export const displayArticleOutput = out.object('DisplayArticleResponse', {
  ...counterMembers,
  isComplete: out.boolean({ description: 'False: there are reasons why the sheet is not right yet. Ask the shop' }),
});
export type DisplayArticle = out.GivenBy<typeof displayArticleOutput>;

export const readDisplay = query({
  name: 'counter.display',
  subject: counterSubject,
  about: { member: 'storageLocationId', subject: storageLocationSubject },
  address: 'GET /api/labels/counter/display',
  summary: 'Read the allergens and additives of the loose goods for customers, on a tablet at the counter',
  permission: 'device',
  refuses: [storageLocationSubject.unknown],
  input: form({ storageLocationId: locations() }),
  output: out.object('DisplayResponse', { articles: out.listOf(displayArticleOutput) }),
});

export const counterTag: Tag = {
  title: 'Counter',
  description: 'Allergens and additives of loose goods, for customers',
  contracts: [readCounter, readDisplay],
};
