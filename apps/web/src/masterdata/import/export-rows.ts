/** Converts the records of a shop to rows that the same or another shop can import. */
import type { listAllStockBatches } from '@cleaver/domain/inventory/contracts';
import type { AnswerOf, ItemOf } from '@cleaver/domain/kernel';
import type { getArticle, getCustomer, getSupplier } from '@cleaver/domain/masterdata/contracts';
import type { Cell } from '@cleaver/tables';

export type ExportRow = Readonly<Record<string, Cell>>;

type Partner = Pick<AnswerOf<typeof getSupplier>, 'name' | 'address' | 'contactInfo' | 'paymentTerms'>;

export const partnerRow = ({ name, address, contactInfo, paymentTerms }: Partner): ExportRow => ({
  name,
  ...contactInfo,
  ...address,
  ...paymentTerms,
});

export const customerRow = (customer: AnswerOf<typeof getCustomer>): ExportRow => ({
  ...partnerRow({ ...customer, address: customer.billingAddress }),
  type: customer.type,
});

/** Returns the rows of the price import: one row for each sales unit of the article. */
export const priceRows = ({ articleNumber, name, salesUnits }: AnswerOf<typeof getArticle>): readonly ExportRow[] =>
  salesUnits.map(({ unit, priceModel, price }) => ({ articleNumber, name, unit, priceModel, price: exact(price) }));

/** Returns a row for each sales unit, or one row without a price if the article has no sales unit. */
export const articleRows = (article: AnswerOf<typeof getArticle>, category: string): readonly ExportRow[] => {
  const { articleNumber, name } = article;
  const ways = article.salesUnits.length > 0 ? priceRows(article) : [{ articleNumber, name }];
  return ways.map((row) => ({ ...row, categoryId: category }));
};

/** Returns the row of a stock batch; an empty list if its amount is zero. */
export const stockRows = (
  {
    batchId,
    batchType,
    quantityAmount,
    quantityUnit,
    expiryDate,
    storageLocationName,
  }: ItemOf<typeof listAllStockBatches>,
  articleNumber: string,
): readonly ExportRow[] =>
  quantityAmount > 0
    ? [
        {
          articleNumber,
          storageLocation: storageLocationName,
          batchId,
          batchType,
          quantityAmount: exact(quantityAmount),
          quantityUnit,
          expiryDate,
        },
      ]
    : [];

/**
 * Returns a number as a cell. Adds a zero to a number below 1,000 with three decimal places (`24,1250`). An import
 * refuses `24,125`, because it could mean thousands.
 */
const exact = (value: number): Cell => {
  const text = String(value);
  return /^\d{1,3}\.\d{3}$/.test(text) ? `${text.replace('.', ',')}0` : value;
};
