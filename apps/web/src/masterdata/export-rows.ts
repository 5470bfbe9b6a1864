/** The records of a shop as rows of an import: the file can be changed and imported again, or into another shop. */
import type { Cell } from '@cleaver/tables';
import type { Of } from '../shell/api.ts';

export type ExportRow = Readonly<Record<string, Cell>>;

type Partner = Pick<Of<'SupplierResponse'>, 'name' | 'address' | 'contactInfo' | 'paymentTerms'>;

export const partnerRow = ({ name, address, contactInfo, paymentTerms }: Partner): ExportRow => ({
  name,
  ...contactInfo,
  ...address,
  ...paymentTerms,
});

export const customerRow = (customer: Of<'CustomerResponse'>): ExportRow => ({
  ...partnerRow({ ...customer, address: customer.billingAddress }),
  type: customer.type,
});

/** A row for each sales unit. */
export const priceRows = ({ articleNumber, name, salesUnits }: Of<'ArticleResponse'>): readonly ExportRow[] =>
  salesUnits.map(({ unit, priceModel, price }) => ({ articleNumber, name, unit, priceModel, price: exact(price) }));

/** An article takes a row for each sales unit; one that is not sold takes a row without any. */
export const articleRows = (article: Of<'ArticleResponse'>, category: string): readonly ExportRow[] => {
  const { articleNumber, name } = article;
  const ways = article.salesUnits.length > 0 ? priceRows(article) : [{ articleNumber, name }];
  return ways.map((row) => ({ ...row, categoryId: category }));
};

/** A stock batch with goods left. */
export const stockRows = (
  { batchId, batchType, quantityAmount, quantityUnit, expiryDate, storageLocationName }: Of<'NamedStockBatchResponse'>,
  articleNumber: string,
): readonly ExportRow[] =>
  quantityAmount > 0
    ? [
        {
          ...{ articleNumber, storageLocation: storageLocationName, batchId, batchType },
          ...{ quantityAmount: exact(quantityAmount), quantityUnit, expiryDate },
        },
      ]
    : [];

/** Adds a zero to three decimal places (`24,1250`): an import refuses them, because they could be thousands. */
const exact = (value: number): Cell => {
  const text = String(value);
  return /^\d{1,3}\.\d{3}$/.test(text) ? `${text.replace('.', ',')}0` : value;
};
