/** Order entry during a telephone call, by keyboard only and without a dialog. Also copies and changes an order. */
import { type AnswerOf, type Message, say } from '@cleaver/domain/kernel';
import { orderMachine } from '@cleaver/domain/sales';
import { getOrder, getStandingOrder } from '@cleaver/domain/sales/contracts';
import { getSettings } from '@cleaver/domain/settings/contracts';
import { useEffect, useRef } from 'preact/hooks';
import { useAnswer } from '../../shell/data/query.ts';
import { counted } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { isInDialog } from '../../shell/navigation/shortcuts.ts';
import { tab } from '../../shell/session/device.ts';
import { me } from '../../shell/session/session.ts';
import { type Point, pointOf } from '../../ui/control/amount-text.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { UnfinishedDrafts } from '../../ui/form/unfinished-drafts.tsx';
import { AskedPanel } from '../../ui/form/warning-panel.tsx';
import { Loaded, Page, Section } from '../../ui/page/page.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { Status } from '../../ui/text/status.tsx';
import { faultText, fieldText } from '../../ui/text/words.ts';
import { ConfirmQuestion } from './confirm-question.tsx';
import { firstOpenDay } from './open-days.ts';
import { type Draft, isBegun, rowsToAdd, storedOf, typedEntries } from './order-drafts.ts';
import { type Editor, useOrderEditor } from './order-editor.ts';
import { entriesOf } from './order-entry.ts';
import { ORDER_DAY, OrderHead } from './order-head.tsx';
import { AMOUNTS, OrderRows } from './order-rows.tsx';
import styles from './second-orders.module.css';
import { SecondOrders } from './second-orders.tsx';

type Order = AnswerOf<typeof getOrder>;
type StandingOrder = AnswerOf<typeof getStandingOrder>;

const UP = { to: '/orders', title: say`Orders` };

export default function NewOrder({ params: { id } }: ScreenProps) {
  const { query } = useAddress();
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
  const added = id === undefined ? undefined : (query.get('add') ?? undefined);
  const stored = source && draftOf(source, id === undefined, day, point);
  const first = stored ? { ...stored, entries: [...stored.entries, ...rowsToAdd(added)] } : emptyDraft(query, day);
  return (
    <Writing
      // A new `key` mounts the component again, so that the entry starts with the first values.
      key={`${id} ${query}`}
      id={id}
      added={added}
      title={title}
      first={first}
      isCopy={source !== undefined}
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
  /** The id of the order to change. Undefined for a new order. */
  readonly id: string | undefined;
  /** The name of the unfinished input whose rows are added to the order. */
  readonly added: string | undefined;
  readonly title: ReturnType<typeof say>;
  readonly first: Draft;
  readonly isCopy: boolean;
}

function Writing({ id, added, title, first, isCopy }: WritingProps) {
  const { go } = useAddress();
  const editor = useOrderEditor({
    name: ['order', me.get()?.id, id ?? 'new', ...(added === undefined ? [] : ['add', added])].join(' '),
    first,
    isNew: id === undefined,
    done: (order) => {
      if (added !== undefined) tab.write(added, undefined);
      toast(say`Entered as ${order.orderNumber}`);
      go(`/orders/${order.id}`, { replace: true });
    },
  });
  const { draft, faults, fault, submit, obstacles, leave } = editor;
  useFocus(draft, isCopy);
  useControlEnter(() => submit(true));
  return (
    <Page title={title} up={UP} sub={draft.stored && `${draft.stored.orderNumber} · ${draft.stored.customerName}`}>
      <Section title={t`Order`}>
        <Inputs of={editor} first={first} />
        <OrderHead editor={editor} />
        <SecondOrders
          editor={editor}
          add={(order) => go(`/orders/${order.id}/edit?${new URLSearchParams({ add: editor.stored.own.current })}`)}
        />
        {draft.customerId !== '' && <OrderRows editor={editor} />}
        {faults.has('lines') && (
          <Notice tone="bad">{`${fieldText('lines')}: ${faultText(faults.get('lines') ?? '')}`}</Notice>
        )}
        {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
        <AskedPanel of={editor} />
        {obstacles && (
          <ConfirmQuestion
            of={obstacles}
            confirm={() => submit(true, true)}
            anotherDay={() => {
              leave();
              document.getElementById(ORDER_DAY)?.focus();
            }}
            leave={leave}
          />
        )}
        <Buttons editor={editor} first={first} id={id} />
      </Section>
    </Page>
  );
}

/** The unfinished inputs of new orders, and a restored input. */
function Inputs({ of: { stored, draft }, first }: { readonly of: Editor; readonly first: Draft }) {
  return (
    <>
      <UnfinishedDrafts of={stored} about={(of) => <About of={of} />} />
      {stored.restoredAt !== undefined && isBegun(draft, first) && (
        <Notice>
          <p>{t`Your earlier input is restored.`}</p>
          <Button act={stored.discard}>{t`Discard it`}</Button>
        </Notice>
      )}
    </>
  );
}

/** The customer and the number of lines of an unfinished order. */
function About({ of: { customerId, entries, stored } }: { readonly of: Draft }) {
  const lines = typedEntries(entries).length;
  return (
    <>
      {customerId === '' ? t`No customer yet` : <Named kind="customer" id={customerId} isPlain />}
      {stored && ` · ${stored.orderNumber}`}
      {` · ${counted(lines, say`${lines} line`, say`${lines} lines`)}`}
    </>
  );
}

interface ButtonsProps {
  readonly editor: Editor;
  readonly first: Draft;
  readonly id: string | undefined;
}

function Buttons({ editor: { draft, isBusy, submit, stored }, first, id }: ButtonsProps) {
  const { go } = useAddress();
  const isDraft = (draft.stored?.status ?? 'DRAFT') === 'DRAFT';
  const cancel = (): void => {
    stored.forget();
    go(id === undefined ? '/orders' : `/orders/${id}`);
  };
  const putAside = (): void => {
    stored.putAside();
    if (location.search !== '') go('/orders/new');
  };
  return (
    <>
      <div class={styles['actions']}>
        <Button look="primary" isBusy={isBusy} act={() => submit(true)}>
          {isDraft ? t`Place and confirm` : t`Save`}
        </Button>
        {isDraft && <Button isBusy={isBusy} act={() => submit(false)}>{t`Keep as a draft`}</Button>}
        {id === undefined && isBegun(draft, first) && <Button act={putAside}>{t`Put aside for another order`}</Button>}
        <Button look="plain" act={cancel}>{t`Cancel`}</Button>
      </div>
      <p data-keys>
        <small>
          {isDraft
            ? t`Enter: next row · Ctrl+Enter: place and confirm · 12, 12 pcs or 2.5 kg`
            : t`Enter: next row · Ctrl+Enter: save · 12, 12 pcs or 2.5 kg`}
        </small>
      </p>
    </>
  );
}

/** A selector of the fields from which the focus may move by itself. */
const FREE = 'h1, #order-customer, [data-new-row] input';

/**
 * Focuses the first amount and selects it, or focuses the customer field if there is no amount. After *another day*,
 * focuses the day. Moves the focus only from the page, its heading, the customer field or the field for a new row.
 */
function useFocus({ customerId, entries }: Draft, isCopy: boolean): void {
  const isThere = customerId !== '' && (entries.length > 0 || isCopy);
  useEffect(() => {
    const at = document.activeElement;
    const isFree = at === document.body || at?.matches(FREE) === true;
    if (!isFree) return;
    const field =
      (location.hash === `#${ORDER_DAY}` ? document.getElementById(ORDER_DAY) : null) ??
      document.querySelector<HTMLInputElement>(AMOUNTS) ??
      document.getElementById('order-customer');
    field?.focus();
    if (field?.matches('[data-amount]')) (field as HTMLInputElement).select();
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
