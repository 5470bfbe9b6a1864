/** A counter at which tests take orders: an office with customers and articles that have prices and VAT classes. */
import {
  createArticle,
  createCustomer,
  createProductCategory,
  setFrameContract,
  setSalesData,
} from '../../src/masterdata/index.ts';
import { confirmOrder, placeOrder } from '../../src/sales/index.ts';
import { office } from '../office.ts';

export function counter() {
  const shop = office();
  const { ask, ports } = shop;
  let numbers = 0;
  const day = (ahead: number) => new Date(ports.clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);

  return {
    ...shop,
    /** The day so many days from now. */
    day,
    customer: (more: object = {}) =>
      ask(createCustomer, {
        ...{
          name: `Gasthof ${++numbers}`,
          type: 'B2B',
          phone: '1',
          street: 'Markt',
          postalCode: '91522',
          city: 'Ansbach',
        },
        ...{ country: 'DE', ...more },
      }),
    /** 10.70 EUR a kilogram with 7 % VAT, so 10 EUR net, unless told otherwise. */
    async article({ vatClass = 'REDUCED', ...more }: Readonly<Record<string, unknown>> = {}) {
      const category = await ask(createProductCategory, {
        name: `Category ${++numbers}`,
        vatClass: vatClass ?? undefined,
      });
      const given = { name: `Wurst ${numbers}`, articleNumber: `A-${numbers}`, categoryId: category.id };
      return ask(createArticle, { ...given, unit: 'KG', priceModel: 'WEIGHT_BASED', price: 10.7, ...more });
    },
    /** A frame contract for one article. */
    contract: (id: string, articleId: string, agreedQuantity?: number, more: object = {}) =>
      ask(setFrameContract, {
        ...{ id, rhythm: 'WEEKLY' },
        lineItems: [{ articleId, agreedPrice: 8, agreedQuantity, unit: 'KG', ...more }],
      }),
    pieceWeight: (id: string, kg: string) => ask(setSalesData, { id, pieceWeight: { kg } }),
    place: (customerId: string, lines: readonly object[], more: object = {}) =>
      ask(placeOrder, { customerId, requestedDate: day(1), lines, ...more }),
    confirm: (id: string, more: object = {}) => ask(confirmOrder, { id, ...more }),
  };
}

/** A line of an order. */
export const kilos = (articleId: string, quantityAmount = '10', more: object = {}) => ({
  ...{ articleId, quantityAmount, quantityUnit: 'KG', ...more },
});
export const pieces = (articleId: string, quantityAmount = '10', more: object = {}) => ({
  ...{ articleId, quantityAmount, quantityUnit: 'PIECE', ...more },
});
