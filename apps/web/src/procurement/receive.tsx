/** Receives goods on the floor. The user chooses the supplier, then scans or types the lines. */

import { type AnswerOf, type ItemOf, say } from '@cleaver/domain/kernel';
import type { getArticle, getSupplier } from '@cleaver/domain/masterdata/contracts';
import { listGoodsReceipts } from '@cleaver/domain/procurement/contracts';
import { AmountField } from '../floor/booking/amount.tsx';
import { Numpad } from '../floor/booking/pad.tsx';
import { book } from '../floor/outbox/outbox.ts';
import { useAnswer } from '../shell/data/query.ts';
import { shown, t } from '../shell/language/language.ts';
import { useAddress } from '../shell/navigation/address.ts';
import { useByIds, useNames, useOne } from '../shell/navigation/references.ts';
import { may, me } from '../shell/session/session.ts';
import { Button } from '../ui/control/button.tsx';
import { ChoiceGroup } from '../ui/control/choice-group.tsx';
import { Combobox } from '../ui/control/combobox.tsx';
import { Notice } from '../ui/dialog/notice.tsx';
import { toast } from '../ui/dialog/toast.tsx';
import { toRaw, type Values } from '../ui/form/form-values.ts';
import { type FieldOptions, type FieldProps, Labelled } from '../ui/form/labelled-field.tsx';
import { OperationForm } from '../ui/form/operation-form.tsx';
import { Page } from '../ui/page/page.tsx';
import { fieldText, sentence } from '../ui/text/words.ts';
import { AssignSupplier } from './assign-supplier.tsx';
import styles from './receive.module.css';
import { Lines } from './receive-line.tsx';
import { outlookOf, type Row, receiving, sentReceipt } from './receive-lines.ts';
import { WARNINGS } from './warnings.ts';

type Receipt = ItemOf<typeof listGoodsReceipts>;
type Supplier = AnswerOf<typeof getSupplier>;
type Article = AnswerOf<typeof getArticle>;

const OPTIONS: Readonly<Record<string, FieldOptions>> = {
  supplierId: { render: (props) => <SupplierField {...props} /> },
  vehicleTemperature: { render: (props) => <VehicleTemperature {...props} /> },
  lines: { render: (props) => <Lines {...props} /> },
};

export default function Receive() {
  const { go, query } = useAddress();
  return (
    <Page title={say`Receive goods`} up={{ to: '/goods-receipts', title: say`Goods receipts` }}>
      <OperationForm<Receipt | undefined>
        operation={receiving}
        isLasting
        initial={{ supplierId: query.get('supplierId') ?? '', receiptDate: me.get()?.today }}
        groups={[
          { fields: ['supplierId', 'deliveryNote'] },
          { title: say`Received goods`, fields: ['lines'] },
          { title: say`Arrival`, fields: ['purchaseOrder', 'receiptDate', 'vehicleTemperature'] },
        ]}
        options={OPTIONS}
        label={t`Receive`}
        send={async (body, key) => {
          const booked = await book({
            booking: 'receive',
            input: sentReceipt(body),
            key,
          });
          if (booked.state === 'refused') throw booked.error;
          return booked.state === 'done' ? (booked.answer as Receipt) : undefined;
        }}
        done={(receipt) => {
          toast(receipt ? say`Received as ${receipt.receiptNumber}` : say`It is waiting for the connection.`);
          go(receipt ? `/goods-receipts/${receipt.id}` : '/goods-receipts', { replace: true });
        }}
        cancel={() => go('/goods-receipts')}
      >
        {(values) => <Outlook values={values} />}
      </OperationForm>
    </Page>
  );
}

const LATEST = 20;
const TAPS = 6;

/** The field for the supplier. Offers the latest suppliers as buttons. */
function SupplierField({ path, value, setting }: FieldProps) {
  const id = `${setting.id}-${path}`;
  const name = useNames('supplier');
  const isEmpty = value === '';
  const last = useAnswer(
    listGoodsReceipts,
    { size: LATEST, sort: 'createdAt,desc' },
    { enabled: isEmpty && may('GOODS_RECEIPT_READ') },
  );
  const latest = [...new Set((last.data?.content ?? []).map(({ supplierId }) => supplierId))].slice(0, TAPS);
  return (
    <div class={styles['supplier']}>
      <Labelled id={id} label={fieldText(path)} isRequired path={path} setting={setting}>
        <Combobox
          id={id}
          kind="supplier"
          value={String(value)}
          chosen={(one) => setting.set(path, one)}
          aria-required="true"
          aria-invalid={setting.faults.has(path) ? 'true' : undefined}
        />
      </Labelled>
      {isEmpty && latest.length > 0 && (
        <ChoiceGroup label={t`Recent suppliers`}>
          {latest.map((one) => (
            <Button key={one} act={() => setting.set(path, one)}>
              {name(one)}
            </Button>
          ))}
        </ChoiceGroup>
      )}
    </div>
  );
}

function VehicleTemperature({ path, name, value, setting }: FieldProps) {
  const id = `${setting.id}-${path}`;
  return (
    <div class={styles['vehicle']}>
      <AmountField
        id={id}
        label={fieldText(name)}
        unit={undefined}
        value={String(value)}
        onValue={(typed) => setting.set(path, typed)}
        fault={sentence(setting.faults.get(path))}
      />
      <Numpad of={[id]} />
    </div>
  );
}

/** Shows the warnings that the service will return, before the receipt is booked. */
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
  const { warnings, tooWarm } = outlookOf(raw, me.get()?.today ?? '', {
    supplier: supplier ?? undefined,
    articles: articles.filter((one) => !!one),
  });
  if (warnings.length === 0 && tooWarm.length === 0) return null;
  return (
    <Notice tone="warn">
      <ul>
        {tooWarm.map((line) => (
          <li key={line}>{t`Line ${line}: warmer than allowed. It will be put on hold.`}</li>
        ))}
        {warnings.map(({ code, line }) => (
          <li key={`${code} ${line}`}>
            {line === null ? shown(WARNINGS[code]) : `${t`Line ${line}`}: ${shown(WARNINGS[code])}`}{' '}
            {code === 'SUPPLIER_NOT_ASSIGNED' && line !== null && (
              <AssignSupplier articleId={articleIds[line - 1] ?? ''} supplierId={String(values['supplierId'])} />
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
