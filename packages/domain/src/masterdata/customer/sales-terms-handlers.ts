/** Handlers of sales terms, and of the removal of customers. */
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { Customers } from './customer.ts';
import { defaultSalesTerms, salesTermsOf } from './sales-terms.ts';
import { deleteCustomer, getSalesTerms, setSalesTerms } from './sales-terms-contracts.ts';

export const salesTermsHandlers: readonly Handler[] = [
  handle(getSalesTerms, {
    async run({ reader }, { id }) {
      const { state, version } = await reader.versioned(Customers, id);
      return { state: salesTermsOf(state), version };
    },
  }),
  handle(setSalesTerms, {
    async run(unit, { id, ...given }, { expected }) {
      const customer = await unit.of(Customers).get(id, expected);
      const defaults = defaultSalesTerms(customer.state.type);
      const terms = {
        vatId: given.vatId ?? defaults.vatId,
        buyerReference: given.buyerReference ?? defaults.buyerReference,
        electronicAddress: given.electronicAddress ?? defaults.electronicAddress,
        eInvoice: given.eInvoice ?? defaults.eInvoice,
        skonto: given.skonto ? { days: given.skonto.days, percent: given.skonto.percent.toText() } : defaults.skonto,
        billing: given.billing ?? defaults.billing,
        minimumRemainingDays: given.minimumRemainingDays ?? defaults.minimumRemainingDays,
        pricesOnPapers: given.pricesOnPapers ?? defaults.pricesOnPapers,
      };
      customer.setSalesTerms(terms, unit.now);
      return terms;
    },
  }),
  handle(deleteCustomer, {
    async run(unit, { id }, { expected }) {
      const customers = unit.of(Customers);
      customers.remove(await customers.get(id, expected));
    },
  }),
];
