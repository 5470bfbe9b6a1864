/** Handlers that show what customers owe. */
import { shopDay } from '../../inventory/index.ts';
import { tooLargeResponse } from '../../kernel/execution/bounds.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { Customers } from '../../masterdata/index.ts';
import { settingsFrom } from '../../settings/index.ts';
import { codedAddress, sellerOf } from '../document/parties.ts';
import { openItemsStatement } from '../paper/open-items-statement.ts';
import { listOpenItems, openItemsPdf } from './open-items-contracts.ts';

/** Maximum number of open invoices on a statement: about 50 pages. */
const STATEMENT_ITEMS_MAX = 2000;

export const openItemsHandlers: readonly Handler[] = [
  handle(listOpenItems, {
    async run({ invoices, clock, settings }, { customerId, overdue, ...request }) {
      return invoices.openItems({ customerId, overdue }, shopDay(clock.now(), settings), request);
    },
  }),
  handle(openItemsPdf, {
    atOneInstant: true,
    async run({ reader, invoices, clock, settings: service }, { id }) {
      const { name, billingAddress } = await reader.get(Customers, id);
      const [settings, items] = await Promise.all([
        settingsFrom(reader),
        invoices.openInvoices(id, STATEMENT_ITEMS_MAX + 1),
      ]);
      if (items.length > STATEMENT_ITEMS_MAX) throw tooLargeResponse();
      return openItemsStatement({
        seller: sellerOf(settings),
        customer: { name, address: billingAddress && codedAddress(billingAddress) },
        day: shopDay(clock.now(), service),
        items,
      });
    },
  }),
];
