/** Receiving goods on the floor: choose the supplier, then enter line by line, by scan or by hand. */

import { say } from '@cleaver/domain/kernel';
import { book } from '../floor/outbox.ts';
import { useAddress } from '../shell/address.ts';
import type { Of } from '../shell/api.ts';
import { shown, t } from '../shell/language.ts';
import { useByIds, useOne } from '../shell/references.ts';
import { me } from '../shell/session.ts';
import { OperationForm } from '../ui/form.tsx';
import { toRaw, type Values } from '../ui/form-values.ts';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';
import { Lines } from './receive-line.tsx';
import { outlookOf, type Row, receiving } from './receive-lines.ts';
import { WARNINGS } from './warnings.ts';

type Receipt = Of<'GoodsReceiptResponse'>;
type Supplier = Of<'SupplierResponse'>;
type Article = Of<'ArticleResponse'>;

export default function Receive() {
  const { go, query } = useAddress();
  return (
    <Page title={say`Receive goods`} up={{ to: '/goods-receipts', title: say`Goods receipts` }}>
      <OperationForm<Receipt | undefined>
        operation={receiving}
        isLasting
        initial={{ supplierId: query.get('supplierId') ?? '', receiptDate: me.get()?.today }}
        groups={[
          { fields: ['supplierId', 'deliveryNote', 'purchaseOrder', 'receiptDate', 'vehicleTemperature'] },
          { title: say`What came`, fields: ['lines'] },
        ]}
        options={{
          vehicleTemperature: { hint: say`In °C` },
          lines: { render: (props) => <Lines {...props} /> },
        }}
        label={t`Receive`}
        send={async (body, key) => {
          const booked = await book({
            what: say`Goods receipt, delivery note ${String(body['deliveryNote'] ?? '–')}`,
            booking: 'receive',
            body,
            key,
          });
          if (booked.state === 'refused') throw booked.error;
          return booked.state === 'done' ? (booked.answer as Receipt) : undefined;
        }}
        done={(receipt) => {
          toast(receipt ? say`Received as ${receipt.receiptNumber}` : say`It waits for the connection.`);
          go(receipt ? `/goods-receipts/${receipt.id}` : '/goods-receipts', { replace: true });
        }}
        cancel={() => go('/goods-receipts')}
      >
        {(values) => <Outlook values={values} />}
      </OperationForm>
    </Page>
  );
}

/** Shows the warnings of the service before the receipt is booked. */
function Outlook({ values }: { readonly values: Values }) {
  const rows = values['lines'] as readonly Row[];
  const articleIds = rows.map((row) => String(row['articleId'] ?? ''));
  const supplier = useOne('supplier', String(values['supplierId'])) as Supplier | null | undefined;
  const articles = useByIds('article', [...new Set(articleIds)].filter(Boolean)) as readonly (
    | Article
    | null
    | undefined
  )[];
  const raw = toRaw(receiving.input.schema, values) as Parameters<typeof outlookOf>[0];
  const { warnings, tooWarm } = outlookOf(raw, articleIds, me.get()?.today ?? '', {
    supplier: supplier ?? undefined,
    articles: articles.filter((one) => !!one),
  });
  if (warnings.length === 0 && tooWarm.length === 0) return null;
  return (
    <Notice tone="warn">
      <ul>
        {tooWarm.map((line) => (
          <li key={line}>{t`Line ${line}: warmer than it may be. It will be on hold.`}</li>
        ))}
        {warnings.map(({ code, line }) => (
          <li key={`${code} ${line}`}>
            {line === null ? shown(WARNINGS[code]) : `${t`Line ${line}`}: ${shown(WARNINGS[code])}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
