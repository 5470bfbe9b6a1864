/** The operation that lists the frame contracts of a customer with the remaining quantity of each line item. */
import { query } from '../../kernel/contract/contract.ts';
import { pathId } from '../../kernel/contract/fields.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { customerSubject } from '../../masterdata/contracts.ts';
import { ARTICLE_UNITS, PRICE_PERS } from '../../masterdata/index.ts';

const lineItem = out.object('CalledLineItemResponse', {
  articleId: out.text(),
  articleName: out.text(),
  agreedPrice: out.money(),
  agreedQuantity: out.nullable(out.exactNumber()),
  unit: out.nullable(out.oneOf(ARTICLE_UNITS)),
  called: out.text({
    description: 'Open in orders, plus dispatched and not taken back; in `restUnit`',
    examples: ['29.1'],
  }),
  rest: out.nullable(out.text({ description: 'In `restUnit`; null where no quantity was agreed', examples: ['70.9'] })),
  restUnit: out.oneOf(PRICE_PERS),
});

export const listFrameContracts = query({
  name: 'customer.list-frame-contracts',
  subject: customerSubject,
  address: 'GET /api/customers/{id}/frame-contracts',
  summary: 'List the frame contracts of a customer, ended ones too, newest first, with the open quantities',
  permission: 'CUSTOMER_READ',
  input: listForm({}, { id: pathId() }),
  output: out.page(
    out.object('HeldContractResponse', {
      id: out.text(),
      validFrom: out.nullable(out.day()),
      validUntil: out.nullable(out.day()),
      lineItems: out.listOf(lineItem),
      setBy: out.nullable(out.text({ description: 'The username' })),
      setAt: out.nullable(out.text({ description: 'A time as ISO 8601', examples: ['2026-11-21T09:30:00.000Z'] })),
    }),
    ['validFrom', 'validUntil', 'lineItems', 'setBy', 'setAt', 'id'],
  ),
});
