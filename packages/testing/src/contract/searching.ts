/** Contract tests of searches in lists. */

import { Users } from '@cleaver/domain/identity';
import { Lots, StorageLocation, StorageLocations } from '@cleaver/domain/inventory';
import { type PageRequest, type State, searchWords } from '@cleaver/domain/kernel';
import { Articles, Customer, Customers, ProductCategories, Supplier, Suppliers } from '@cleaver/domain/masterdata';
import { Recipes } from '@cleaver/domain/production';
import { byName, world } from './lists.ts';
import { part } from './part.ts';
import {
  aCategory,
  aLot,
  aRecipe,
  inUnit,
  NOW,
  newId,
  storedArticles,
  storedUser,
  storing,
  unique,
} from './samples.ts';

export const searchingContract = part(world, {
  'a search finds words in any order and position, folded as for sorting': async (t, { stored, pageOfArticles }) => {
    const all = [
      ...[
        'Kalbsbrät',
        'KALBSBRAT fein',
        'Straße 5%',
        'Strasse_5',
        "O'Neill \\& Söhne",
        'Weiß\u00adwurst',
        'Łódź',
        '和牛 🥩',
      ],
      ...['q z', 'qz', 'Bratwurst vom Schwein, grob, im Naturdarm', 'x'.repeat(200)],
    ];
    const { categoryId } = await storedArticles(stored, ...all);
    const found = async (text: string) =>
      (await pageOfArticles(categoryId, { q: searchWords(text) })).content.map(({ name }) => name);
    for (const [text, ...expected] of [
      ['kalbsbrat', 'Kalbsbrät', 'KALBSBRAT fein'],
      ['BRÄT fein', 'KALBSBRAT fein'],
      ['fein brat', 'KALBSBRAT fein'],
      ['bratfein'],
      ['strasse 5', 'Straße 5%', 'Strasse_5'],
      ['%', 'Straße 5%'],
      ['_', 'Strasse_5'],
      ["o'n", "O'Neill \\& Söhne"],
      ["'", "O'Neill \\& Söhne"],
      ['\\', "O'Neill \\& Söhne"],
      ['weisswurst', 'Weiß\u00adwurst'],
      ['odz', 'Łódź'],
      ['牛', '和牛 🥩'],
      ['🥩', '和牛 🥩'],
      ['qz', 'qz'],
      ['rob,', 'Bratwurst vom Schwein, grob, im Naturdarm'],
      ['arm', 'Bratwurst vom Schwein, grob, im Naturdarm'],
      ['wurst darm chw', 'Bratwurst vom Schwein, grob, im Naturdarm'],
      ['x'.repeat(200), 'x'.repeat(200)],
      ['x'.repeat(201)],
      // A name contains the parts of the next two words, but not next to each other.
      ['darmgrob'],
      ['bratbrat'],
      ['nirgends'],
    ] as const) {
      t.strictSame(await found(text), expected, text);
    }
  },

  'a search finds the changed values of a record, and no longer the previous ones': async (
    t,
    { stored, reader, pageOfArticles },
  ) => {
    const { categoryId, ids } = await storedArticles(stored, 'Salami', 'Schinken');
    await inUnit(stored, async (unit) => {
      const article = await unit.of(Articles).get(ids[0] ?? '');
      article.update({ name: 'Coppa', categoryId: undefined }, NOW);
      article.setCodes({ gtins: ['4012345000016'], plu: '4711' }, NOW);
    });
    const { articleNumber } = await reader.get(Articles, ids[0] ?? '');
    for (const text of ['copp', '2345000', '4711', articleNumber.toLowerCase().slice(2)]) {
      const { content } = await pageOfArticles(categoryId, { q: searchWords(text) });
      t.strictSame(
        content.map(({ name }) => name),
        ['Coppa'],
        text,
      );
    }
    t.equal((await pageOfArticles(categoryId, { q: ['salami'] })).page.totalElements, 0);
  },

  'a search combines with filters, orders, pages and totals': async (t, { stored, reader, pageOfArticles }) => {
    const tag = unique('suche').replaceAll('-', '');
    const { categoryId } = await storedArticles(stored, `a ${tag}`, `b ${tag}`, `c ${tag}`, 'd');
    await storedArticles(stored, `e ${tag}`);
    const request = { q: [tag], page: 1, size: 2 };
    const own = await pageOfArticles(categoryId, { ...request, sort: byName('desc') });
    t.strictSame(
      own.content.map(({ name }) => name),
      [`a ${tag}`],
    );
    t.strictSame(own.page, { number: 1, size: 2, totalElements: 3, totalPages: 2 });
    const [bare = {}] = (await reader.page(Articles, { categoryId }, { ...request, sort: byName() }, ['gtins']))
      .content;
    t.notOk('gtins' in bare, 'a member that is left out is not there');
    t.ok('supplierIds' in bare, 'all others are');
    const everywhere = await reader.page(Articles, {}, { ...request, sort: byName() });
    t.strictSame(
      everywhere.content.map(({ name }) => name),
      [`c ${tag}`, `e ${tag}`],
    );
    t.equal(everywhere.page.totalElements, 4);
  },

  'each list is searched by its names and numbers': async (t, { stored, reader }) => {
    const tag = unique('name').replaceAll('-', '');
    const { categoryId, ids } = await storedArticles(stored, `Artikel ${tag}`);
    const articleId = ids[0] ?? '';
    const contactInfo = { phone: '1', email: '', contactPerson: `Huber ${tag}` };
    const partner = {
      ...{ name: 'Hof', ...contactInfo, paymentDueDays: undefined, paymentDescription: undefined },
      ...{ street: 'Weg', houseNumber: '', postalCode: '91522', city: 'Ansbach', country: 'DE' },
    };
    const category = await storing(stored, ProductCategories, aCategory(`Warengruppe ${tag}`));
    const supplier = await storing(stored, Suppliers, Supplier.create(newId(), partner, NOW));
    const customer = await storing(stored, Customers, Customer.create(newId(), { type: 'B2B', ...partner }, NOW));
    const user = await storedUser(stored, { username: `u${tag}`, email: `mail@${tag}.example` });
    const recipe = await storing(stored, Recipes, aRecipe({ articleId, name: `Rezept ${tag}` }));
    const place = await storing(
      stored,
      StorageLocations,
      StorageLocation.restore({
        ...{ id: newId(), name: `Raum ${tag}`, storageType: 'COLD_ROOM', temperatureRange: null, active: true },
      }),
    );
    const lot = await storing(stored, Lots, aLot({ articleId, lotNumber: `L-${tag}`, supplierLot: `S-${tag}` }));
    const request = { page: 0, size: 5, sort: [] };
    for (const [kind, id, ...texts] of [
      [Articles, articleId, `artikel ${tag}`],
      [ProductCategories, category.id, `WARENGRUPPE ${tag}`],
      [Suppliers, supplier.id, `hof huber ${tag}`],
      [Customers, customer.id, `hof huber ${tag}`],
      [Users, user.id, `u${tag}`, `mail@${tag}`],
      [StorageLocations, place.id, `raum ${tag}`],
      [Lots, lot.id, `l-${tag}`, `s-${tag}`],
    ] as const) {
      for (const text of texts) {
        const { content } = await reader.page<State>(kind as never, {}, { ...request, q: searchWords(text) });
        t.strictSame(
          content.map((each) => each.id),
          [id],
          `${kind.name}: ${text}`,
        );
      }
    }
    const recipes = async (more: Partial<PageRequest>) =>
      (await stored.recipes.summaries({ status: undefined }, { ...request, ...more })).content.map(({ id }) => id);
    t.strictSame(await recipes({ q: searchWords(`rezept ${tag}`) }), [recipe.id]);
    t.strictSame(await recipes({ id: [recipe.id, categoryId] }), [recipe.id]);
  },
});
