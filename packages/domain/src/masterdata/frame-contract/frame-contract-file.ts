/**
 * The file of frame contracts: the contract that was set last for each customer, with a row for each line. The rows of a
 * customer are the whole contract.
 */
import { NAME_MAX, text } from '../../kernel/contract/fields.ts';
import { type FileRow, type FileValues, fileColumn } from '../../kernel/contract/file.ts';
import { type FileReads, fileKind } from '../../kernel/execution/file-kind.ts';
import { FileNames } from '../../kernel/execution/file-names.ts';
import { say } from '../../kernel/values/message.ts';
import type { ArticleState } from '../article/article.ts';
import { ARTICLE_COLUMN, articleOf, articlesIn } from '../article/article-column.ts';
import type { ArticleNumbers } from '../article/article-numbers.ts';
import { type CustomerState, Customers } from '../customer/customer.ts';
import { listCustomers, setFrameContract } from '../customer/customer-contracts.ts';
import { customerSubject } from '../subjects.ts';
import { contractLineForm } from './frame-contract.ts';

type Contracting = Pick<CustomerState, 'id' | 'frameContract'>;

interface Parties {
  readonly customers: FileNames;
  readonly articles: ArticleNumbers<ArticleState>;
}

const LINE = ['articleNumber', 'agreedPrice', 'agreedQuantity', 'unit'];

/** Returns the customers that the rows name, or all of them if there are no rows. */
async function customersIn({ all, allIn }: FileReads, rows: readonly FileRow[] | undefined): Promise<FileNames> {
  const named = [...new Set(rows?.flatMap(({ values: { customer = [] } }) => customer).map(String))];
  const found = rows
    ? [
        ...(await allIn<CustomerState>(Customers, 'name', named)),
        ...(await allIn<CustomerState>(Customers, 'id', named)),
      ]
    : await all(Customers);
  return new FileNames(customerSubject.label, new Map(found.map((customer) => [customer.id, customer])).values());
}

export const frameContractFile = fileKind<Contracting, Parties>({
  name: 'contracts',
  title: say`Frame contracts`,
  columns: [
    { member: 'customer', field: text(NAME_MAX), required: true, also: ['customerId'] },
    fileColumn(setFrameContract.input, 'validFrom'),
    fileColumn(setFrameContract.input, 'validUntil'),
    fileColumn(setFrameContract.input, 'rhythm'),
    ARTICLE_COLUMN,
    { ...fileColumn(contractLineForm, 'agreedPrice'), required: true },
    fileColumn(contractLineForm, 'agreedQuantity'),
    fileColumn(contractLineForm, 'unit'),
  ],
  example: {
    ...{ customer: 'Gasthof Zur Post', rhythm: 'WEEKLY', articleNumber: 'W-100' },
    ...{ agreedPrice: 11.5, agreedQuantity: 100, unit: 'KG' },
  },
  list: listCustomers,
  permissions: { read: 'CUSTOMER_READ', write: 'CUSTOMER_WRITE' },
  context: async (reads, rows) => ({
    customers: await customersIn(reads, rows),
    articles: await articlesIn(reads, rows),
  }),
  rowsOf({ id, frameContract }, { customers, articles }) {
    const { validFrom, validUntil, deliveryRhythm: rhythm, lineItems = [] } = frameContract ?? {};
    const head = { validFrom: validFrom ?? undefined, validUntil: validUntil ?? undefined, rhythm };
    return lineItems.map(
      ({ articleId, agreedPrice, agreedQuantity, unit }, at): FileValues => ({
        customer: customers.nameOf(id),
        ...(at === 0 && head),
        ...{ articleNumber: articles.numberOf(articleId), agreedPrice: Number(agreedPrice) },
        ...{ agreedQuantity: agreedQuantity === null ? undefined : Number(agreedQuantity), unit: unit ?? undefined },
      }),
    );
  },
  write: {
    command: setFrameContract,
    key: ['customer'],
    line: { members: LINE, key: ['articleNumber'] },
    changes: true,
    whole: true,
    resolve(row, { customers, articles }, report) {
      const { customer } = row.values;
      const article = articleOf(row, articles, report);
      const name = customer && customers.resolve(String(customer), (message) => report(row, 'customer', message));
      return { ...row.values, customer: name, ...(article && { articleNumber: article.articleNumber }) };
    },
    async find(unit, rows, _, { customers }) {
      const named = rows.map(({ values: { customer } }) => customers.find(String(customer ?? '')));
      const ids = new Set(named.flatMap((found) => ('id' in found ? found.id : [])));
      return (await unit.of(Customers).whereIn('id', [...ids])).map(({ state }) => state);
    },
    check: ({ rhythm }) => (rhythm === undefined ? [{ field: 'rhythm', message: say`is required` }] : []),
    async write({ head, lines, rows: [row] }, { perform }, { customers, articles }) {
      const { customer, validFrom, validUntil, rhythm } = head;
      const lineItems = lines.map(({ values: { articleNumber, ...values } }) => ({
        articleId: articles.find(String(articleNumber))?.id,
        ...values,
      }));
      const contract = { id: customers.idOf(String(customer)), validFrom, validUntil, rhythm, lineItems };
      await perform(setFrameContract, contract as never, row);
    },
  },
});
