/** Makes a core with an advancing clock, and functions that create master data. */
import { type AnyContract, type Caller, type Contract, type Permission, Refusal } from '../../src/kernel/index.ts';
import { createArticle, createCustomer, createProductCategory, createSupplier } from '../../src/masterdata/index.ts';
import { aCaller, withCore } from '../with-core.ts';

export function withMasterdata(permissions: readonly Permission[] = ['MASTERDATA_READ', 'MASTERDATA_WRITE']) {
  const { ports, ask: askNow } = withCore();
  const caller = aCaller(permissions);
  let numbers = 0;

  /** Sends a request, one second after the previous request. */
  const ask = <I, O>(operation: Contract<I, O>, input: object, by: Caller = caller): Promise<O> => {
    ports.clock.advance(1000);
    return askNow(operation, input, { caller: by });
  };

  /** Returns the refusal of the operation. Returns undefined if the operation succeeds. */
  async function refusal(operation: AnyContract, input: object): Promise<Refusal | undefined> {
    try {
      await ask(operation, input);
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
    return undefined;
  }

  return {
    ports,
    ask,
    refusal,
    supplier: (more: object = {}) => ask(createSupplier, { name: 'Hof Müller', phone: '0981 1234', ...more }),
    customer: (more: object = {}) => ask(createCustomer, { ...ANNA, ...more }),
    category: (name = `Category ${++numbers}`) => ask(createProductCategory, { name }),
    async article(more: object = {}) {
      const category = await ask(createProductCategory, { name: `Category ${++numbers}` });
      const article = { name: 'Rinderhack', articleNumber: `A-${++numbers}`, categoryId: category.id, ...KILO };
      return ask(createArticle, { ...article, ...more });
    },
    /** Returns the fields with faults, in the order of the refusal. */
    async faults(operation: AnyContract, input: object): Promise<readonly string[]> {
      const refused = await refusal(operation, input);
      return refused?.faults?.map(({ field }) => field) ?? [];
    },
  };
}

export const ANNA = {
  name: 'Anna Huber',
  type: 'B2C',
  street: 'Hauptstraße',
  houseNumber: '5',
  postalCode: '91522',
  city: 'Ansbach',
  country: 'DE',
  phone: '0981 5555',
};

export const KILO = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.9 };

export const UNKNOWN = 'no-such-id';
