/**
 * The CSV of frame contracts. Each row is a contract line. All rows of a customer form the latest contract of the
 * customer.
 */
import type { components } from '@cleaver/client';
import { listCustomers, setFrameContract } from '@cleaver/domain/masterdata/contracts';
import { call, itemsOf } from '../context.ts';
import { t } from '../language/language.ts';
import { inputsOf, nonNull, type Properties, type Schema } from '../schema.ts';
import { ArticleNumbers } from './article-numbers.ts';
import { type FileRows, type Kind, keyOf, type Report, type Row, type Shop } from './kind.ts';
import { Names } from './names.ts';

type Customer = components['schemas']['CustomerResponse'];
type Given = components['schemas']['CustomerSetFrameContractRequest'];

interface ContractShop extends Shop<Customer> {
  readonly articles: ArticleNumbers;
  readonly customers: Names;
}

const properties = inputsOf(setFrameContract);
const line = nonNull(properties['lineItems']?.items).properties ?? {};
const schemaOf = (of: Properties, name: string): Schema => nonNull(of[name]);
const NAME: Schema = { type: 'string', minLength: 1, maxLength: 200 };

/** The columns of the contract, which are read from its first row. */
const OF_ALL = ['validFrom', 'validUntil', 'rhythm'];

export const CONTRACTS: Kind<ContractShop> = {
  name: 'contracts',
  group: 'customers',
  changes: true,
  also: ['verträge', 'vertraege', 'rahmenverträge', 'rahmenvertraege'],
  columns: [
    { name: 'customer', schema: NAME, required: true, alias: 'customerId' },
    { name: 'validFrom', schema: schemaOf(properties, 'validFrom') },
    { name: 'validUntil', schema: schemaOf(properties, 'validUntil') },
    { name: 'rhythm', schema: schemaOf(properties, 'rhythm') },
    { name: 'articleNumber', schema: { ...NAME, maxLength: 50 }, required: true, alias: 'plu' },
    { name: 'agreedPrice', schema: schemaOf(line, 'agreedPrice'), required: true, decimals: 4 },
    { name: 'agreedQuantity', schema: schemaOf(line, 'agreedQuantity') },
    { name: 'unit', schema: schemaOf(line, 'unit') },
  ],
  key: ['customer'],
  repeats: true,
  atOnce: 1,
  inOrder: false,
  async visit(client, signal, seen) {
    const [articles, customers] = [await ArticleNumbers.of(client, signal), new Names()];
    const items = new Map<string, Customer>();
    for await (const one of itemsOf(client, listCustomers, { size: 500, sort: 'name' }, { signal })) {
      customers.add(one);
      items.set(one.id, one);
      seen(items.size);
    }
    return { client, articles, customers, items };
  },
  rowsOf: ({ items, articles, customers }) =>
    [...items.values()].flatMap(({ id, frameContract }) => {
      if (!frameContract) return [];
      const { validFrom, validUntil, deliveryRhythm: rhythm, lineItems } = frameContract;
      return lineItems.map(({ articleId, agreedPrice, agreedQuantity, unit }, index) => ({
        customer: customers.say(id),
        ...(index === 0 && { validFrom: validFrom ?? undefined, validUntil: validUntil ?? undefined, rhythm }),
        articleNumber: articles.numberOf(articleId),
        agreedPrice,
        agreedQuantity: agreedQuantity ?? undefined,
        unit: unit ?? undefined,
      }));
    }),
  plan(rows, shop, report) {
    const [{ row, values }] = rows;
    const customer = shop.customers.find(String(values['customer']), 'customer');
    if ('fault' in customer) {
      report(row, 'customer', customer.fault);
      return undefined;
    }
    const body = contractIn(rows, shop, report);
    if (!body) return undefined;
    const { id } = customer;
    const set = () => call(shop.client, setFrameContract, { id, ...body });
    const isSame = sameContract(shop.items.get(id)?.frameContract ?? null, body);
    return { rows: rows.map((one) => one.row), id, does: isSame ? 'nothing' : 'change', steps: isSame ? [] : [set] };
  },
};

/**
 * Merges the rows of a customer. Reports faults and returns undefined if the rhythm is missing, rows conflict or an
 * article is unknown.
 */
function contractIn(rows: FileRows, { articles }: ContractShop, report: Report): Given | undefined {
  const [{ row, values }, ...others] = rows;
  let faults = 0;
  const fault: Report = (...args) => {
    faults++;
    report(...args);
  };
  if (values['rhythm'] === undefined) fault(row, 'rhythm', t`is missing`);
  for (const other of others) {
    for (const name of OF_ALL) {
      const given = other.values[name];
      if (given !== undefined && given !== values[name]) {
        fault(other.row, name, t`differs from row ${row} of the same contract`);
      }
    }
  }
  const seen = new Map<string, number>();
  const lineItems = rows.flatMap(({ row: at, values: of }) => {
    const article = articles.find(at, 'articleNumber', of['articleNumber'], fault);
    if (!article) return [];
    const before = seen.get(article.id);
    if (before !== undefined) fault(at, 'articleNumber', t`is already in row ${before}`);
    seen.set(article.id, at);
    const { agreedPrice, agreedQuantity, unit } = of;
    return [{ articleId: article.id, agreedPrice, agreedQuantity, unit }];
  });
  const { validFrom, validUntil, rhythm } = values;
  return faults > 0 ? undefined : ({ validFrom, validUntil, rhythm, lineItems } as Given);
}

/** Returns whether the customer already has the contract. Ignores the order of the lines. */
function sameContract(has: Customer['frameContract'], { lineItems, ...given }: Given): boolean {
  if (!has) return false;
  const lines = (of: readonly object[]) =>
    of
      .map((one) => keyOf(one as Row, ['articleId', 'agreedPrice', 'agreedQuantity', 'unit']))
      .sort()
      .join();
  return (
    (has.validFrom ?? undefined) === given.validFrom &&
    (has.validUntil ?? undefined) === given.validUntil &&
    has.deliveryRhythm === given.rhythm &&
    lines(has.lineItems) === lines(lineItems)
  );
}
