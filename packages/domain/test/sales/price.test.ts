import fc from 'fast-check';
import { test } from 'tap';
import { addDays, type CalendarDate, dateOf } from '../../src/kernel/values/calendar.ts';
import { Decimal, moneyOf } from '../../src/kernel/values/decimal.ts';
import { ARTICLE_UNITS, type ArticleUnit, PRICE_MODELS, type PriceModel } from '../../src/masterdata/index.ts';
import { findPrice, type PricedArticle, type PricedCustomer, type SaleKind } from '../../src/sales/price/price.ts';

const DAY = dateOf('2026-11-23');
const list = (price: string, validFrom: string | null = null) => ({
  ...{ price: moneyOf(price), validFrom: validFrom === null ? null : dateOf(validFrom), setBy: null, setAt: null },
});
const sells = (unit: ArticleUnit, priceModel: PriceModel, ...prices: string[]) => ({
  ...{ unit, priceModel, prices: prices.map((price) => list(price)) },
});
const article = (salesUnits: PricedArticle['salesUnits'], vatRate: string | null = '7'): PricedArticle => ({
  ...{ id: 'hack', salesUnits, vatRate: vatRate === null ? null : Decimal.of(vatRate) },
});
const agreed = (agreedPrice: string, unit: ArticleUnit | null, validFrom?: string, validUntil?: string) => ({
  validFrom: validFrom === undefined ? null : dateOf(validFrom),
  validUntil: validUntil === undefined ? null : dateOf(validUntil),
  lineItems: [{ articleId: 'hack', agreedPrice: moneyOf(agreedPrice), agreedQuantity: null, unit }],
});
const anna: PricedCustomer = { type: 'B2C', contracts: [] };
const post: PricedCustomer = { type: 'B2B', contracts: [] };
const shown = (...given: Parameters<typeof findPrice>) => {
  const price = findPrice(...given);
  return price && `${price.amount} ${price.per} ${price.basis} ${price.source}`;
};

test('a list price is gross; for businesses it becomes net with four places', async (t) => {
  const hack = article([sells('HUNDRED_GRAM', 'WEIGHT_BASED', '1.89')]);
  t.equal(shown(anna, hack, DAY, 'WEIGHT'), '18.9 KG GROSS LIST');
  t.equal(shown(post, hack, DAY, 'WEIGHT'), '17.6636 KG NET LIST');
  const without = article(hack.salesUnits, null);
  t.equal(shown(post, without, DAY, 'WEIGHT'), undefined, 'without a VAT class there is no net price');
  t.equal(shown(anna, without, DAY, 'WEIGHT'), '18.9 KG GROSS LIST', 'a gross one needs none');
  // 1.0001 × 100 ÷ 200 is 0.50005, which is rounded away from zero.
  t.equal(shown(post, article([sells('KG', 'WEIGHT_BASED', '1.0001')], '100'), DAY, 'WEIGHT'), '0.5001 KG NET LIST');
});

test('findPrice takes the first unit per piece for pieces, else the first per kilogram, as for weight', async (t) => {
  const both = article([
    sells('KG', 'WEIGHT_BASED', '10'),
    sells('PIECE_VARIABLE', 'FIXED', '2.5'),
    sells('PIECE_FIXED', 'FIXED', '3'),
  ]);
  t.equal(shown(anna, both, DAY, 'PIECES'), '2.5 PIECE GROSS LIST');
  t.equal(shown(anna, both, DAY, 'WEIGHT'), '10 KG GROSS LIST');
  const perKilo = article([sells('PIECE_VARIABLE', 'WEIGHT_BASED', '12'), sells('HUNDRED_GRAM', 'WEIGHT_BASED', '1')]);
  t.equal(shown(anna, perKilo, DAY, 'PIECES'), '12 KG GROSS LIST');
  t.equal(shown(anna, article([sells('PIECE_FIXED', 'FIXED', '3')]), DAY, 'WEIGHT'), undefined);
  t.equal(shown(anna, article([]), DAY, 'PIECES'), undefined, 'raw material');
});

test('a manual price precedes the contract, and that the list; goods by weight take no price per piece', async (t) => {
  const hack = article([sells('KG', 'WEIGHT_BASED', '10')]);
  const contract: PricedCustomer = { ...post, contracts: [agreed('7.5', 'KG')] };
  const byHand = (per: 'KG' | 'PIECE') => ({ amount: moneyOf('6'), per, reason: 'B-Ware' });
  t.equal(shown(contract, hack, DAY, 'WEIGHT', byHand('KG')), '6 KG NET MANUAL');
  t.match(findPrice(contract, hack, DAY, 'WEIGHT', byHand('KG')), { reason: 'B-Ware', day: DAY });
  t.equal(shown(contract, hack, DAY, 'PIECES', byHand('PIECE')), '6 PIECE NET MANUAL');
  t.equal(shown(contract, hack, DAY, 'WEIGHT', byHand('PIECE')), '7.5 KG NET CONTRACT');
  t.equal(shown(contract, { ...hack, vatRate: null }, DAY, 'WEIGHT'), '7.5 KG NET CONTRACT', 'is in the basis already');
  const pieces: PricedCustomer = { ...post, contracts: [agreed('2', 'PIECE_FIXED')] };
  t.equal(shown(pieces, hack, DAY, 'PIECES'), '2 PIECE NET CONTRACT');
  t.equal(shown(pieces, hack, DAY, 'WEIGHT'), '9.3458 KG NET LIST', 'the next that fits');
  t.equal(shown(pieces, { ...hack, id: 'other' }, DAY, 'PIECES'), '9.3458 KG NET LIST', 'another article');
});

test('findPrice derives the price measure, KG or PIECE, from the unit of a contract line', async (t) => {
  const line = (unit: ArticleUnit | null, ...salesUnits: PricedArticle['salesUnits']) =>
    shown({ ...post, contracts: [agreed('2', unit)] }, article(salesUnits), DAY, 'PIECES');
  t.equal(line('KG'), '2 KG NET CONTRACT');
  t.equal(line('HUNDRED_GRAM'), '20 KG NET CONTRACT');
  t.equal(line('PIECE_FIXED'), '2 PIECE NET CONTRACT');
  t.equal(line('PIECE_VARIABLE'), '2 KG NET CONTRACT');
  t.equal(line(null), '2 KG NET CONTRACT', 'without a sales unit');
  t.equal(line(null, sells('HUNDRED_GRAM', 'WEIGHT_BASED', '1')), '20 KG NET CONTRACT', 'as the first sales unit');
  t.equal(line(null, sells('PIECE_VARIABLE', 'FIXED', '1'), sells('KG', 'FIXED', '1')), '2 PIECE NET CONTRACT');
  t.equal(line(null, sells('PIECE_FIXED', 'WEIGHT_BASED', '1')), '2 KG NET CONTRACT');
});

/**
 * A shop for the oracle, with prices in whole ten-thousandths of a euro. The oracle collects the prices of the article
 * on a day, and takes the first one by rank.
 */
interface Shop {
  readonly business: boolean;
  readonly rate: number | null;
  readonly units: readonly {
    readonly unit: ArticleUnit;
    readonly priceModel: PriceModel;
    readonly from: readonly (readonly [number, number])[];
  }[];
  readonly contract: {
    readonly unit: ArticleUnit | null;
    readonly price: number;
    readonly from: number | null;
    readonly until: number | null;
  } | null;
}

const PIECE_UNITS: readonly (ArticleUnit | null)[] = ['PIECE_FIXED', 'PIECE_VARIABLE'];

function oracle(shop: Shop, day: number, kind: SaleKind): string | undefined {
  const all: { readonly amount: number; readonly per: string; readonly source: string; readonly rank: number }[] = [];
  const { contract, units } = shop;
  if (contract && (contract.from ?? -99) <= day && day <= (contract.until ?? 99)) {
    const like = contract.unit ?? units[0]?.unit ?? 'KG';
    const isFixed = contract.unit === null ? units[0]?.priceModel === 'FIXED' : contract.unit === 'PIECE_FIXED';
    const per = PIECE_UNITS.includes(like) && isFixed ? 'PIECE' : 'KG';
    all.push({ amount: contract.price * (like === 'HUNDRED_GRAM' ? 10 : 1), per, source: 'CONTRACT', rank: 0 });
  }
  for (const { unit, priceModel, from } of units) {
    if (shop.business && shop.rate === null) continue;
    let gross = 0;
    for (const [first, price] of from) if (first <= day) gross = price;
    if (unit === 'HUNDRED_GRAM') gross *= 10;
    const per = PIECE_UNITS.includes(unit) && priceModel === 'FIXED' ? 'PIECE' : 'KG';
    const [up, down] = [BigInt(gross) * 200n, BigInt(100 + (shop.rate ?? 0)) * 2n];
    const net = Number((up + down / 2n) / down);
    const rank = kind === 'PIECES' && per === 'PIECE' ? 1 : 2;
    all.push({ amount: shop.business ? net : gross, per, source: 'LIST', rank });
  }
  const [best] = all.filter(({ per }) => kind === 'PIECES' || per === 'KG').sort((a, b) => a.rank - b.rank);
  return best && `${best.amount} ${best.per} ${shop.business ? 'NET' : 'GROSS'} ${best.source}`;
}

const onDay = (day: number): CalendarDate => addDays(DAY, day);
const tenThousandths = (amount: number) => moneyOf((amount / 10_000).toFixed(4));

test('prices equal those of an oracle, on both ends of every period', async (t) => {
  const price = fc.integer({ min: 1, max: 400_000 });
  const day = fc.integer({ min: -10, max: 10 });
  const shop = fc.record<Shop>({
    business: fc.boolean(),
    rate: fc.option(fc.constantFrom(0, 7, 19)),
    units: fc.array(
      fc.record({
        unit: fc.constantFrom(...ARTICLE_UNITS),
        priceModel: fc.constantFrom(...PRICE_MODELS),
        from: fc
          .tuple(price, fc.uniqueArray(fc.tuple(day, price), { selector: ([first]) => first, maxLength: 3 }))
          .map(([ever, later]) => [[-99, ever] as const, ...later.toSorted(([a], [b]) => a - b)]),
      }),
      { maxLength: 4 },
    ),
    contract: fc.option(
      fc.record({
        unit: fc.option(fc.constantFrom(...ARTICLE_UNITS)),
        price,
        from: fc.option(day),
        until: fc.option(day),
      }),
    ),
  });
  fc.assert(
    fc.property(shop, (made) => {
      const { contract } = made;
      const bound = (at: number | null) => (at === null ? null : onDay(at));
      const customer: PricedCustomer = {
        type: made.business ? 'B2B' : 'B2C',
        contracts: contract
          ? [
              {
                ...{ validFrom: bound(contract.from), validUntil: bound(contract.until) },
                lineItems: [
                  {
                    articleId: 'hack',
                    agreedPrice: tenThousandths(contract.price),
                    agreedQuantity: null,
                    unit: contract.unit,
                  },
                ],
              },
            ]
          : [],
      };
      const salesUnits = made.units.map(({ unit, priceModel, from }) => ({
        ...{ unit, priceModel },
        prices: from.map(([first, each]) => ({
          ...{ price: tenThousandths(each), validFrom: first === -99 ? null : onDay(first), setBy: null, setAt: null },
        })),
      }));
      const sold = article(salesUnits, made.rate === null ? null : String(made.rate));
      const ends = [contract?.from, contract?.until, ...made.units.flatMap(({ from }) => from.map(([first]) => first))];
      const days = new Set(
        ends.flatMap((end) => (end == null || end === -99 ? [] : [end - 1, end, end + 1])).concat(0),
      );
      for (const at of days) {
        for (const kind of ['WEIGHT', 'PIECES'] as const) {
          const found = findPrice(customer, sold, onDay(at), kind);
          const amount = found && Decimal.of(found.amount).times(Decimal.of('10000')).toText();
          const expected = oracle(made, at, kind);
          if ((found && `${amount} ${found.per} ${found.basis} ${found.source}`) !== expected) {
            throw new Error(`${at} ${kind}: ${amount} ${found?.per} ${found?.source}, expected ${expected}`);
          }
        }
      }
    }),
    { numRuns: 500 },
  );
  t.pass();
});
