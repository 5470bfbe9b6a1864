import { test } from 'tap';
import { addDays, calendarDay } from '../../src/kernel/index.ts';
import { createArticle, createProductCategory, getCustomer, setFrameContract } from '../../src/masterdata/index.ts';
import { KILO, withMasterdata } from '../masterdata/with-masterdata.ts';
import { faultsIn, fetched, send } from './sent.ts';

/** Makes a shop with the customers Post, Krone and Anna Huber and the articles W-1 and B-1. */
async function withParties() {
  const desk = withMasterdata(['MASTERDATA_READ', 'MASTERDATA_WRITE', 'CUSTOMER_READ', 'CUSTOMER_WRITE']);
  const today = calendarDay(desk.ports.clock.now(), desk.ports.settings.shopTimeZone);
  const { id: categoryId } = await desk.ask(createProductCategory, { name: 'Wurst' });
  const articles: string[] = [];
  for (const articleNumber of ['W-1', 'B-1']) {
    articles.push((await desk.ask(createArticle, { name: articleNumber, articleNumber, categoryId, ...KILO })).id);
  }
  const [post, krone] = [await desk.customer({ name: 'Post' }), await desk.customer({ name: 'Krone' })];
  await desk.customer();
  const sends = (content: string, more: object = {}) => send(desk.ask, 'contracts', content, more);
  return {
    ...desk,
    ...{ articles, post, krone, sends },
    ahead: (days: number) => addDays(today, days),
    contract: async (id: string) => (await desk.ask(getCustomer, { id })).frameContract,
  };
}

const HEAD = 'customer,validFrom,validUntil,rhythm,articleNumber,agreedPrice,agreedQuantity,unit\n';

test('a file of contracts has a row for each line, and sets and changes contracts', async (t) => {
  const { ask, sends, ahead, post, krone, contract } = await withParties();
  const lines = [`Post,${ahead(0)},${ahead(300)},weekly,W-1,15,100,KG`, 'post,,,,B-1,20,,', 'Krone,,,MONTHLY,w-1,16,,'];
  const file = (all: readonly string[]) => `${HEAD}${all.join('\n')}\n`;
  t.match(await sends(file(lines)), { created: 3, changed: 0, unchanged: 0 });
  const held = await contract(post.id);
  t.match(held, {
    ...{ validFrom: ahead(0), validUntil: ahead(300), deliveryRhythm: 'WEEKLY', setBy: 'clerk' },
    lineItems: [
      { agreedPrice: '15', agreedQuantity: '100', unit: 'KG' },
      { agreedPrice: '20', agreedQuantity: null, unit: null },
    ],
  });
  t.match(await sends(file(lines.toReversed())), { created: 0, changed: 0, unchanged: 3 }, 'in any order');
  t.strictSame(await contract(post.id), held);
  const text = await fetched(ask, 'contracts');
  t.equal(text.trim().split('\r\n').length, 4, 'one customer has no contract');
  t.match(await sends(text), { unchanged: 3 });

  t.match(await sends(file(lines.slice(0, 1))), { changed: 1 }, 'a line is missing');
  t.equal((await contract(post.id))?.lineItems.length, 1);
  t.match(await sends(file([`Post,${ahead(0)},,WEEKLY,W-1,15,,KG`])), { changed: 1 }, 'empty cells differ, too');
  t.match(await contract(post.id), { validUntil: null, lineItems: [{ agreedQuantity: null }] });
  t.match(await sends(file(['Krone,,,MONTHLY,W-1,"16,5",,', 'Krone,,,,B-1,7,,'])), { changed: 2 });
  t.match((await contract(krone.id))?.lineItems, [{ agreedPrice: '16.5' }, { agreedPrice: '7' }]);
});

test('faults of contracts are named by row and column, and nothing is written', async (t) => {
  const { customer, sends, ahead, contract, post } = await withParties();
  await customer({ name: 'POST', city: 'Ulm' });
  const faults = faultsIn(
    await sends(`${HEAD}Nobody,,,WEEKLY,W-1,1,,
Post,,,WEEKLY,W-1,1,,
${post.id},,,WEEKLY,X,1,,
${post.id},,,DAILY,W-1,1,,
Krone,,,,W-1,1,,
Krone,,,,w-1,2,,
Krone,,,,B-1,0,,STONE
Anna Huber,${ahead(9)},${ahead(8)},WEEKLY,W-1,1,,
`),
  );
  t.match(faults, [
    '2 customer there is no customer “Nobody”',
    '3 customer 2 of them have this name: write the id',
    '4 articleNumber is not the number or PLU of an article',
    '5 rhythm differs from row 4, which is about the same',
    '6 rhythm is required',
    '7 agreedPrice differs from row 6, which is about the same',
    /^8 agreedPrice must be above/,
    /^8 unit must be one of/,
    '9 validUntil must not be before validFrom',
  ]);
  t.equal(await contract(post.id), null);
});

test('two customers of the same name keep their contracts through a file', async (t) => {
  const { ask, customer, sends, articles, post } = await withParties();
  const other = await customer({ name: 'POST', city: 'Ulm' });
  for (const [id, agreedPrice] of [
    [post.id, 1],
    [other.id, 2],
  ] as const) {
    await ask(setFrameContract, { id, rhythm: 'DAILY', lineItems: [{ articleId: articles[0], agreedPrice }] });
  }
  const text = await fetched(ask, 'contracts');
  t.match(text, other.id);
  t.match(await sends(text), { unchanged: 2, faultCount: 0 });
});
