import { type AnswerOf, say } from '@cleaver/domain/kernel';
import type { getArticle } from '@cleaver/domain/masterdata/contracts';
import { getGoodsReceipt } from '@cleaver/domain/procurement/contracts';
import { useState } from 'preact/hooks';
import { History } from '../audit/history.tsx';
import { useMissing } from '../floor/outbox/outbox.ts';
import { Waits } from '../floor/outbox/waiting-row.tsx';
import { AnimalFacts } from '../inventory/lot/animal-facts.tsx';
import { LabelsLink } from '../labels/labels-link.tsx';
import { InspectLine } from '../scanner/scan-quality.tsx';
import { PaperFrame } from '../settings/paper.tsx';
import { useAnswer } from '../shell/data/query.ts';
import { shownDate, shownQuantity, shownTemperature, shownTime } from '../shell/language/format.ts';
import { shown, t } from '../shell/language/language.ts';
import { useByIds } from '../shell/navigation/references.ts';
import type { ScreenProps } from '../shell/navigation/screen.ts';
import { may } from '../shell/session/session.ts';
import { Button } from '../ui/control/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Notice } from '../ui/dialog/notice.tsx';
import { toast } from '../ui/dialog/toast.tsx';
import { Table } from '../ui/list/table.tsx';
import { Facts, Page, Section, Unloaded } from '../ui/page/page.tsx';
import { LotLink } from '../ui/text/link.tsx';
import { Named } from '../ui/text/record-name.tsx';
import { Status } from '../ui/text/status.tsx';
import { fieldText, wordText } from '../ui/text/words.ts';
import { AssignSupplier } from './assign-supplier.tsx';
import { statesOf } from './line-state.ts';
import { inspectedBy } from './waiting-inspections.ts';
import { WARNINGS } from './warnings.ts';

type Receipt = AnswerOf<typeof getGoodsReceipt>;
type Line = Receipt['lines'][number];
type Article = AnswerOf<typeof getArticle>;
type Inspection = Line['inspections'][number] & { readonly line: Line };

const UP = { to: '/goods-receipts', title: say`Goods receipts` };

export default function GoodsReceiptScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getGoodsReceipt, { id });
  if (!found.data) return <Unloaded title={say`Goods receipt`} up={UP} of={found} />;
  const receipt = found.data;
  return (
    <Page
      title={receipt.receiptNumber}
      up={UP}
      sub={`${receipt.supplierName} · ${shownDate(receipt.receiptDate)}`}
      actions={
        <>
          <LabelsLink of={receipt.lines} />
          <Button icon="print" act={() => print()}>{t`Print`}</Button>
        </>
      }
    >
      <PaperFrame />
      <Warnings of={receipt} />
      <Section title={t`Goods receipt`}>
        <Facts
          of={[
            [t`Supplier`, <Named key="supplier" kind="supplier" id={receipt.supplierId} />],
            [t`Received on`, shownDate(receipt.receiptDate)],
            [t`Delivery note`, receipt.deliveryNote],
            [fieldText('purchaseOrder'), receipt.purchaseOrder],
            [t`Temperature of the vehicle`, shownTemperature(receipt.vehicleTemperature)],
            [t`Booked`, `${receipt.receivedBy}, ${shownTime(receipt.createdAt)}`],
          ]}
        />
      </Section>
      <Section title={t`Received goods`} wide>
        <Lines of={receipt} at={found.dataUpdatedAt} />
      </Section>
      <Rejected of={receipt} />
      <Inspections of={receipt} />
      <Origins of={receipt} />
      <History entity="goods_receipt" id={id} />
    </Page>
  );
}

/** The warnings of the receipt. Omits those about articles that are assigned to the supplier meanwhile. */
function Warnings({ of: { warnings: all, lines, supplierId } }: { readonly of: Receipt }) {
  const articleOf = (line: number | null): string => lines.find((one) => one.line === line)?.articleId ?? '';
  const unassigned = all.filter(({ code }) => code === 'SUPPLIER_NOT_ASSIGNED').map(({ line }) => articleOf(line));
  const articles = useByIds('article', [...new Set(unassigned)]) as readonly (Article | null | undefined)[];
  const assigned = new Set(articles.flatMap((one) => (one?.supplierIds.includes(supplierId) ? [one.id] : [])));
  const warnings = all.filter(({ code, line }) => code !== 'SUPPLIER_NOT_ASSIGNED' || !assigned.has(articleOf(line)));
  if (warnings.length === 0) return null;
  const named = (line: number | null): string => {
    const found = lines.find((one) => one.line === line);
    return found ? `${t`Line ${found.line}, ${found.articleName}`}: ` : '';
  };
  return (
    <Notice tone="warn">
      <ul>
        {warnings.map(({ code, line }) => (
          <li key={`${code} ${line}`}>
            {`${named(line)}${shown(WARNINGS[code])}`}{' '}
            {code === 'SUPPLIER_NOT_ASSIGNED' && <AssignSupplier articleId={articleOf(line)} supplierId={supplierId} />}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Returns the number and the article name of a line. A non-breaking space keeps the number with the first word. */
const named = ({ line, articleName }: Line): string => `${line}.\u00a0${articleName}`;

const shownMeasured = ({ temperature, temperatureLimit }: Line): string =>
  temperatureLimit === null
    ? shownTemperature(temperature)
    : `${shownTemperature(temperature)} (${t`at most ${shownTemperature(temperatureLimit)}`})`;

/** The lines of the receipt. `at`: the time when the response arrived, in milliseconds since 1970. */
function Lines({ of: { id, lines }, at }: { readonly of: Receipt; readonly at: number }) {
  const waiting = inspectedBy(useMissing(at), id);
  const waitingOf = ({ line }: Line) => waiting.get(line);
  const mayInspect = may('GOODS_INSPECTION_WRITE');
  return (
    <Table<Line>
      caption={t`Received goods`}
      isWide
      rows={lines}
      columns={[
        { field: 'articleId', show: named },
        {
          field: 'lotId',
          isCode: true,
          show: ({ lotId, lotNumber }) => (lotId === null ? lotNumber : <LotLink id={lotId}>{lotNumber}</LotLink>),
        },
        { field: 'supplierLot', show: ({ supplierLot }) => supplierLot ?? '' },
        {
          field: 'quantityAmount',
          show: ({ quantityAmount, quantityUnit }) => shownQuantity(quantityAmount, quantityUnit),
          isNumber: true,
        },
        { field: 'expiryDate', show: ({ expiryDate }) => shownDate(expiryDate) },
        { field: 'temperature', show: shownMeasured },
        {
          field: 'status',
          title: say`State today`,
          show: (line) => (
            <>
              {statesOf(line).map((state) => (
                <span key={state}>
                  <Status of={state} />{' '}
                </span>
              ))}
              {waitingOf(line) && <Waits>{wordText(waitingOf(line) ?? '')}</Waits>}
              <br />
              <small>{t`On receipt: ${wordText(line.status)}`}</small>
            </>
          ),
        },
        ...(mayInspect
          ? [
              {
                field: 'action',
                show: (line: Line) => line.lotId !== null && !waitingOf(line) && <Inspect id={id} line={line} />,
              },
            ]
          : []),
      ]}
    />
  );
}

function Inspect({ id, line }: { readonly id: string; readonly line: Line }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button opens act={() => setIsOpen(true)}>{t`Inspect`}</Button>
      <Dialog title={t`Inspect ${line.articleName}, ${line.lotNumber ?? ''}`} isOpen={isOpen} close={close}>
        <p>{t`Failed goods are put on hold at once. Goods that must be inspected are released only by passed inspections.`}</p>
        <InspectLine
          receiptId={id}
          line={line}
          done={(text) => {
            close();
            toast(text);
          }}
        />
      </Dialog>
    </>
  );
}

function Rejected({ of: { lines } }: { readonly of: Receipt }) {
  const rejected = lines.filter(({ rejectedAmount }) => rejectedAmount !== null);
  if (rejected.length === 0) return null;
  return (
    <Section title={t`Rejected: it was never in stock`} wide>
      <Table<Line>
        caption={t`Rejected`}
        rows={rejected}
        columns={[
          { field: 'articleId', show: named },
          {
            field: 'rejectedAmount',
            show: (one) => shownQuantity(one.rejectedAmount, one.rejectedUnit),
            isNumber: true,
          },
          { field: 'rejectReason', show: ({ rejectReason }) => rejectReason },
        ]}
      />
    </Section>
  );
}

function Inspections({ of: { lines } }: { readonly of: Receipt }) {
  const rows = lines
    .flatMap((line) => line.inspections.map((one): Inspection => ({ ...one, line })))
    .sort((a, b) => b.inspectedAt.localeCompare(a.inspectedAt));
  if (rows.length === 0) return null;
  return (
    <Section title={t`Inspections`} wide>
      <Table<Inspection>
        caption={t`Inspections`}
        rows={rows}
        columns={[
          { field: 'articleId', show: ({ line }) => named(line) },
          { field: 'result', show: ({ result }) => <Status of={result} /> },
          { field: 'temperature', show: ({ temperature }) => shownTemperature(temperature), isNumber: true },
          { field: 'notes', show: ({ notes }) => notes },
          {
            field: 'inspectedBy',
            show: ({ inspectedBy, inspectedAt }) => `${inspectedBy}, ${shownTime(inspectedAt)}`,
          },
        ]}
      />
    </Section>
  );
}

function Origins({ of: { lines } }: { readonly of: Receipt }) {
  return (
    <>
      {lines.map(
        ({ line, articleName, facts }) =>
          facts && (
            <Section key={line} title={t`Origin of the animals: ${articleName}`}>
              <AnimalFacts of={facts} />
            </Section>
          ),
      )}
    </>
  );
}
