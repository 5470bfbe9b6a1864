/** The badges of a document: its status, and whether it is overdue. */
import type { listInvoices } from '@cleaver/domain/invoicing/contracts';
import type { ItemOf } from '@cleaver/domain/kernel';
import { Badge } from '../../ui/dialog/notice.tsx';
import { Status } from '../../ui/text/status.tsx';
import { fieldText } from '../../ui/text/words.ts';

type Invoice = Pick<ItemOf<typeof listInvoices>, 'status' | 'overdue'>;

export const InvoiceStatus = ({ of: { status, overdue } }: { readonly of: Invoice }) => (
  <>
    <Status of={status} />
    {overdue && <Badge tone="bad">{fieldText('overdue')}</Badge>}
  </>
);
