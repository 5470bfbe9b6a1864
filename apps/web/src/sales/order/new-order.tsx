/** Order entry during a telephone call, by keyboard only and without a dialog. Also copies and changes an order. */
import { type AnswerOf, type Message, say } from '@cleaver/domain/kernel';
import { orderMachine } from '@cleaver/domain/sales';
import { getOrder, getStandingOrder } from '@cleaver/domain/sales/contracts';
import { getSettings } from '@cleaver/domain/settings/contracts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useAnswer } from '../../shell/data/query.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { isInDialog } from '../../shell/navigation/shortcuts.ts';
import { type Point, pointOf } from '../../ui/control/amount-text.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { AskedPanel } from '../../ui/form/warning-panel.tsx';
import { Loaded, Page, Section } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { faultText, fieldText } from '../../ui/text/words.ts';
import { firstOpenDay } from './open-days.ts';
import { type Draft, storedOf, useOrderEditor } from './order-editor.ts';
import { entriesOf } from './order-entry.ts';
import { OrderHead } from './order-head.tsx';
import { AMOUNTS, OrderRows } from './order-rows.tsx';

type Order = AnswerOf<typeof getOrder>;
type StandingOrder = AnswerOf<typeof getStandingOrder>;

const UP = { to: '/orders', title: say`Orders` };

export default function NewOrder({ params: { id } }: ScreenProps) {
  const { query } = useAddress();
  const [discarded, setDiscarded] = useState(0);
  const copied = query.get('copy') ?? undefined;
  const from = id ?? copied;
  const settings = useAnswer(getSettings, {});
  const order = useAnswer(getOrder, { id: from ?? '' }, { enabled: from !== undefined });
  const standingId = query.get('standing') ?? undefined;
  const standing = useAnswer(getStandingOrder, { id: standingId ?? '' }, { enabled: standingId !== undefined });
  const title = id === undefined ? say`New order` : say`Change the order`;
  const isAwaited = (from !== undefined && !order.data) || (standingId !== undefined && !standing.data);
  if (!settings.data || isAwaited) {
    return (
      <Page title={title} up={UP}>
        {settings.data ? (
          <Loaded<unknown> of={standingId === undefined ? order : standing}>{() => null}</Loaded>
        ) : (
          <Loaded of={settings}>{() => null}</Loaded>
        )}
      </Page>
    );
  }
  if (id !== undefined && order.data && !orderMachine.allows(order.data.status, 'cancel'))
    return <NotChangeable order={order.data} title={title} />;
  const point = pointOf();
  const day = query.get('day') ?? firstOpenDay(settings.data);
  const source = order.data ?? standing.data;
  const first = source ? draftOf(source, id === undefined, day, point) : emptyDraft(query, day);
  // Each query of the URL has its own draft: a new order for a customer, for a day, or as a copy of an order.
  const name = id ?? `new ${query}`;
  return (
    <Writing
      // A new `key` mounts the component again, so that the entry starts with the first values.
      key={`${name} ${discarded}`}
      name={name}
      title={title}
      first={first}
      isCopy={source !== undefined}
      discarded={() => setDiscarded(discarded + 1)}
    />
  );
}

/** Shows that a completed or cancelled order cannot be changed, also if it was completed or cancelled meanwhile. */
function NotChangeable({ order, title }: { readonly order: Order; readonly title: Message }) {
  const { id, orderNumber, customerName, status } = order;
  return (
    <Page title={title} up={UP} badge={<Status of={status} />} sub={`${orderNumber} · ${customerName}`}>
      <Notice tone="warn">
        <p>{t`This order can no longer be changed.`}</p>
        <p>
          <LinkButton to={`/orders/${id}`}>{t`To the order`}</LinkButton>
        </p>
      </Notice>
    </Page>
  );
}

const emptyDraft = (query: URLSearchParams, requestedDate: string): Draft => ({
  customerId: query.get('customerId') ?? '',
  requestedDate,
  deliveryAddressLabel: '',
  reference: '',
  note: '',
  entries: [],
});

function draftOf(source: Order | StandingOrder, isCopy: boolean, day: string, point: Point): Draft {
  const { customerId, deliveryAddressLabel, reference, note } = source;
  const common = { customerId, deliveryAddressLabel, note, entries: entriesOf(source, point, isCopy) };
  if (isCopy || !('status' in source)) return { ...common, requestedDate: day, reference: '' };
  return { ...common, requestedDate: source.requestedDate, reference, stored: storedOf(source) };
}

interface WritingProps {
  readonly name: string;
  readonly title: ReturnType<typeof say>;
  readonly first: Draft;
  readonly isCopy: boolean;
  readonly discarded: () => void;
}

function Writing({ name, title, first, isCopy, discarded }: WritingProps) {
  const { go } = useAddress();
  const editor = useOrderEditor(name, first, ({ id, orderNumber }) => {
    toast(say`Entered as ${orderNumber}`);
    go(`/orders/${id}`, { replace: true });
  });
  const { draft, faults, fault, submit, isBusy, discard } = editor;
  useFocus(draft, isCopy);
  useControlEnter(() => submit(true));
  const isDraft = (draft.stored?.status ?? 'DRAFT') === 'DRAFT';
  return (
    <Page title={title} up={UP} sub={draft.stored && `${draft.stored.orderNumber} · ${draft.stored.customerName}`}>
      <Section title={t`Order`}>
        {discard && (
          <Notice>
            <p>{t`Your earlier input is restored.`}</p>
            <Button
              act={() => {
                discard();
                discarded();
              }}
            >{t`Discard it`}</Button>
          </Notice>
        )}
        <OrderHead editor={editor} />
        {draft.customerId !== '' && <OrderRows editor={editor} />}
        {faults.has('lines') && (
          <Notice tone="bad">{`${fieldText('lines')}: ${faultText(faults.get('lines') ?? '')}`}</Notice>
        )}
        {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
        <AskedPanel of={editor} />
        <p>
          <Button look="primary" isBusy={isBusy} act={() => submit(true)}>
            {isDraft ? t`Place and confirm` : t`Save`}
          </Button>{' '}
          {isDraft && <Button isBusy={isBusy} act={() => submit(false)}>{t`Keep as a draft`}</Button>}
        </p>
        <p data-keys>
          <small>
            {isDraft
              ? t`Enter: next row · Ctrl+Enter: place and confirm · 12, 12 st or 2.5 kg`
              : t`Enter: next row · Ctrl+Enter: save · 12, 12 st or 2.5 kg`}
          </small>
        </p>
      </Section>
    </Page>
  );
}

/**
 * Focuses the first amount, or the customer field if there is no amount. Moves the focus only from the page, its
 * heading, the customer field or the field for a new row.
 */
function useFocus({ customerId, entries }: Draft, isCopy: boolean): void {
  const isThere = customerId !== '' && (entries.length > 0 || isCopy);
  useEffect(() => {
    const at = document.activeElement;
    const isFree = at === document.body || at?.matches('h1, #order-customer, [data-new-row] input') === true;
    if (!isFree) return;
    (document.querySelector<HTMLElement>(AMOUNTS) ?? document.getElementById('order-customer'))?.focus();
  }, [customerId, isThere]);
}

/** Runs the action on Ctrl+Enter or ⌘+Enter, wherever the focus is, except while a dialog is open. */
function useControlEnter(act: () => Promise<unknown>): void {
  const current = useRef(act);
  current.current = act;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isInDialog()) return;
      event.preventDefault();
      current.current().catch(() => undefined);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
