/** Creates drafts from standing orders up to a day. Shows the problems of the drafts, and the skipped days. */
import { type AnswerOf, addDays, dateOf, type Message, say } from '@cleaver/domain/kernel';
import { nextOpenDay } from '@cleaver/domain/sales';
import { type getStandingOrder, runStandingOrders } from '@cleaver/domain/sales/contracts';
import { getSettings } from '@cleaver/domain/settings/contracts';
import { useId, useRef, useState } from 'preact/hooks';
import { useAnswer } from '../../shell/data/query.ts';
import { useSubmission } from '../../shell/data/submission.ts';
import { counted, shownDate } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { me } from '../../shell/session/session.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { DateInput } from '../../ui/control/date-input.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toastBad } from '../../ui/dialog/toast.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Section } from '../../ui/page/page.tsx';
import { sentence, wordText } from '../../ui/text/words.ts';
import { closedBy } from '../order/open-days.ts';
import styles from './standing.module.css';

type Answer = AnswerOf<typeof runStandingOrders>;
type Skipped = Answer['skipped'][number];
type Created = Answer['created'][number];
type StandingOrder = AnswerOf<typeof getStandingOrder>;

/** The preset range in days. */
const DAYS = 7;

/** The results of the calls up to one day. */
interface Made {
  readonly until: string;
  readonly created: readonly Created[];
  readonly skipped: ReadonlyMap<string, Skipped>;
  readonly complete: boolean;
}

/** Adds the drafts of a call to those of the calls before. */
function withMore(before: Made | undefined, { created, skipped, complete }: Answer, until: string): Made {
  return {
    until,
    created: [...(before?.created ?? []), ...created],
    skipped: new Map([
      ...(before?.skipped ?? []),
      ...skipped.map((one) => [`${one.standingOrderId} ${one.date}`, one] as const),
    ]),
    complete,
  };
}

export function Run({ standing }: { readonly standing: readonly StandingOrder[] }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const today = dateOf(me.get()?.today ?? '1970-01-01');
  const [until, setUntil] = useState<string>(addDays(today, DAYS));
  const [made, setMade] = useState<Made>();
  /** The drafts to which the next call adds its own. */
  const before = useRef<Made>(undefined);
  const { submit, faults } = useSubmission(runStandingOrders, {
    hasField: (name) => name === 'until',
    report: toastBad,
    reveal: (isAtFields) => isAtFields && field.current?.focus(),
    done: (answer, { until }) => setMade(withMore(before.current, answer, until)),
  });
  const run = (day: string, goesOn?: Made): Promise<void> => {
    before.current = goesOn;
    return submit({ until: day });
  };
  const fault = faults.get('until');
  return (
    <Section title={t`Create drafts`} wide>
      <div class={styles['run']}>
        <label for={id}>{t`Until`}</label>
        <DateInput
          inputRef={field}
          id={id}
          value={until}
          aria-invalid={fault === undefined ? undefined : 'true'}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          set={setUntil}
        />
        <Button look="primary" act={() => run(until)}>{t`Create drafts`}</Button>
        {fault !== undefined && (
          <p id={`${id}-fault`} class={styles['fault']}>
            {sentence(fault)}
          </p>
        )}
      </div>
      {made && <Result of={made} goOn={() => run(made.until, made)} />}
      {made && <Problems of={made.created} standing={standing} />}
      {made && made.skipped.size > 0 && <SkippedDays of={[...made.skipped.values()]} />}
    </Section>
  );
}

/** The number of created drafts. If more are left, a button continues. */
function Result({ of: { created, complete, until }, goOn }: { readonly of: Made; readonly goOn: () => Promise<void> }) {
  const count = created.length;
  const text = counted(count, say`${count} draft was created.`, say`${count} drafts were created.`);
  if (complete) return <Notice tone="good">{text}</Notice>;
  return (
    <Notice tone="warn">
      <p>{t`${text} More are left until ${shownDate(until)}.`}</p>
      <p>
        <Button act={goOn}>{t`Go on`}</Button>
      </p>
    </Notice>
  );
}

type Problem = Created['problems'][number];

/** What keeps a draft from being confirmed, and what to do. */
const PROBLEMS: Readonly<Record<Problem, Message>> = {
  DELIVERY_ADDRESS_NOT_FOUND: say`The customer no longer has the delivery address: choose another one.`,
  CUSTOMER_INACTIVE: say`The customer is inactive: activate it.`,
  ARTICLE_INACTIVE: say`An article is inactive: activate it, or leave it out.`,
  VAT_CLASS_MISSING: say`An article has no VAT class: set it, or that of its category.`,
  PRICE_NOT_FOUND: say`An article has no price: set its list price.`,
};

/** The drafts of one standing order with the same problems. */
interface ProblemRow {
  readonly of: StandingOrder | undefined;
  readonly drafts: readonly Created[];
  readonly problems: readonly Problem[];
}

/** The problems of the created drafts, with links to the records to correct. */
function Problems({ of, standing }: { readonly of: readonly Created[]; readonly standing: readonly StandingOrder[] }) {
  const groups = Map.groupBy(
    of.filter(({ problems }) => problems.length > 0),
    ({ standingOrderId, problems }) => [standingOrderId, ...problems].join(' '),
  );
  if (groups.size === 0) return null;
  const rows = [...groups.values()].map((drafts): ProblemRow => {
    const [{ standingOrderId, problems }] = drafts as [Created];
    return { of: standing.find(({ id }) => id === standingOrderId), drafts, problems };
  });
  return (
    <>
      <h3>{t`Cannot be confirmed yet`}</h3>
      <Table<ProblemRow>
        caption={t`Cannot be confirmed yet`}
        rows={rows}
        columns={[
          { field: 'customerId', show: (row) => row.of?.customerName ?? '' },
          { field: 'drafts', title: say`Drafts`, show: ({ drafts }) => String(drafts.length), isNumber: true },
          {
            field: 'problems',
            title: say`Why`,
            show: ({ problems }) => problems.map((one) => shown(PROBLEMS[one])).join(' '),
            isLong: true,
          },
          { field: 'action', show: (row) => <Mend of={row} /> },
        ]}
      />
    </>
  );
}

/** Links to the record that solves the first problem. */
function Mend({ of: { of, drafts, problems } }: { readonly of: ProblemRow }) {
  const to =
    problems[0] === 'CUSTOMER_INACTIVE' && of
      ? `/customers/${of.customerId}`
      : problems[0] === 'DELIVERY_ADDRESS_NOT_FOUND' && of
        ? `/standing-orders/${of.id}`
        : `/orders/${drafts[0]?.orderId}`;
  return <LinkButton to={to}>{t`Correct it`}</LinkButton>;
}

/** Returns the text for the reason of a skipped day. For `CLOSED`, the core has only the word for closed records. */
const reasonText = (reason: Skipped['reason']): string => (reason === 'CLOSED' ? t`Shop closed` : wordText(reason));

/** The skipped days, each with a link to place the order on the next open day. */
function SkippedDays({ of }: { readonly of: readonly Skipped[] }) {
  const settings = useAnswer(getSettings, {});
  const closed = settings.data && closedBy(settings.data);
  const copyOf = ({ standingOrderId, date }: Skipped): string => {
    const day = closed ? `&day=${nextOpenDay(closed, dateOf(date))}` : '';
    return `/orders/new?standing=${standingOrderId}${day}`;
  };
  return (
    <>
      <h3>{t`Skipped`}</h3>
      <Table<Skipped>
        caption={t`Skipped`}
        rows={of}
        columns={[
          { field: 'customerId', show: ({ customerName }) => customerName },
          { field: 'date', show: ({ date }) => shownDate(date) },
          { field: 'reason', show: ({ reason }) => reasonText(reason) },
          { field: 'action', show: (one) => <LinkButton to={copyOf(one)}>{t`Copy`}</LinkButton> },
        ]}
      />
    </>
  );
}
