/** What was delivered in a period: by day, customer, article and category, against the period before. */
import { type AnswerOf, type Message, say } from '@cleaver/domain/kernel';
import { type SalesGroup, salesReport } from '@cleaver/domain/reports/contracts';
import { useAnswer } from '../shell/data/query.ts';
import { NONE, shownDate, shownMoney, shownNumber, shownQuantity, shownWeekday } from '../shell/language/format.ts';
import { shown, t } from '../shell/language/language.ts';
import { Ranking } from '../ui/chart/ranking.tsx';
import { TimeColumns } from '../ui/chart/time-columns.tsx';
import type { Column } from '../ui/list/table.tsx';
import { Loaded, Nothing, Section } from '../ui/page/page.tsx';
import { LinkTo } from '../ui/text/link.tsx';
import { type Compared, changeOf, eachDay, type Pair, paired } from './period.ts';
import { FiguresTable, SaveReport, Sums } from './report.tsx';

type Report = AnswerOf<typeof salesReport>;
type Row = Report['rows'][number];

const TOP = 8;

/** Returns a change for people: +12,5 %. */
const shownChange = (now: string | null | undefined, before: string | null | undefined): string => {
  const change = changeOf(now, before);
  return change === undefined ? NONE : `${change.startsWith('-') ? '' : '+'}${shownNumber(change)}\u00a0%`;
};

/** The reports of both periods by a group. */
function useSales(by: SalesGroup, { now, before }: Compared) {
  return [
    useAnswer(salesReport, { by, ...now }, { keep: true }),
    useAnswer(salesReport, { by, ...before }, { keep: true }),
  ] as const;
}

const amount = (title: Message, field: string, show: (pair: Pair<Row>) => string): Column<Pair<Row>> => ({
  field,
  title,
  show,
  isNumber: true,
});

const MEASURES: readonly Column<Pair<Row>>[] = [
  amount(say`Net`, 'net', ({ now }) => shownMoney(now?.net)),
  amount(say`Before`, 'before', ({ before }) => shownMoney(before?.net)),
  amount(say`Difference from before`, 'change', ({ now, before }) => shownChange(now?.net, before?.net)),
  amount(say`Weight`, 'kg', ({ now }) => shownQuantity(now?.kg, 'KG')),
  amount(say`Pieces`, 'pieces', ({ now }) => (now && now.pieces !== '0' ? shownNumber(now.pieces) : NONE)),
  amount(say`Deliveries`, 'deliveries', ({ now }) => shownNumber(now?.deliveries)),
];

export function SalesByDay({ of }: { readonly of: Compared }) {
  const [now, before] = useSales('DAY', of);
  const input = { by: 'DAY', ...of.now };
  return (
    <Section
      title={t`Delivered`}
      wide
      actions={<SaveReport of={salesReport} input={input} name={t`Delivered by day`} />}
    >
      <Loaded of={now} lines={8}>
        {(report) => <DayFigures of={of} now={report} before={before.data} />}
      </Loaded>
    </Section>
  );
}

/** Returns the days with which a period is compared, for the legends. */
export const beforeText = ({ before: { from, to } }: Compared): string =>
  t`Before: ${shownDate(from)} to ${shownDate(to)}`;

interface DayFiguresProps {
  readonly of: Compared;
  readonly now: Report;
  readonly before: Report | undefined;
}

function DayFigures({ of, now, before }: DayFiguresProps) {
  const [days, old] = [eachDay(of.now, now.rows), eachDay(of.before, before?.rows ?? [])];
  const pairs = days.map(
    ({ day, row }, at): Pair<Row> & { readonly day: string; readonly old: string | undefined } => ({
      ...{ key: day, name: day, day, old: old[at]?.day },
      ...{ now: row, before: old[at]?.row },
    }),
  );
  return (
    <>
      <Sums
        label={t`Delivered`}
        of={[
          {
            text: t`Net`,
            value: shownMoney(now.total.net),
            sub:
              before?.total.net &&
              t`${shownChange(now.total.net, before.total.net)} against ${shownMoney(before.total.net)} before`,
          },
          {
            text: t`Weight`,
            value: shownQuantity(now.total.kg, 'KG'),
            sub: before && t`${shownQuantity(before.total.kg, 'KG')} before`,
          },
          {
            text: t`Deliveries`,
            value: shownNumber(now.total.deliveries),
            sub: before && t`${shownNumber(before.total.deliveries)} before`,
          },
          now.total.unpriced > 0 && {
            text: t`Lines without a price`,
            value: shownNumber(now.total.unpriced),
            sub: t`Not counted in the net amounts`,
          },
        ].filter((sum) => sum !== false)}
      />
      <TimeColumns
        label={t`Net amounts by day`}
        legend={[t`Net`, beforeText(of)]}
        ends={[shownWeekday(of.now.from), shownWeekday(of.now.to)]}
        columns={pairs.map(({ day, now: one, before: other }) => ({
          text: `${shownWeekday(day)}: ${shownMoney(one?.net ?? '0')} / ${shownMoney(other?.net ?? '0')}`,
          value: Number(one?.net ?? 0),
          mark: Number(other?.net ?? 0),
        }))}
      />
      <FiguresTable
        caption={t`Delivered by day`}
        rows={pairs}
        columns={[
          {
            field: 'day',
            show: ({ day, now: one }) =>
              one ? (
                <LinkTo to={`/deliveries?dispatchDate=${day}`} need="STOCK_MOVEMENT_READ">
                  {shownWeekday(day)}
                </LinkTo>
              ) : (
                shownWeekday(day)
              ),
          },
          ...MEASURES,
        ]}
      />
    </>
  );
}

/** The groups of a section, with the page of each record. */
const GROUPS = {
  CUSTOMER: { title: say`by customer`, to: (id: string) => `/customers/${id}`, need: 'CUSTOMER_READ' },
  ARTICLE: { title: say`by article`, to: (id: string) => `/articles/${id}`, need: 'MASTERDATA_READ' },
  CATEGORY: { title: say`by category`, to: (id: string) => `/articles?categoryId=${id}`, need: 'MASTERDATA_READ' },
} as const;

export function SalesBy({ by, of }: { readonly by: keyof typeof GROUPS; readonly of: Compared }) {
  const { title, to, need } = GROUPS[by];
  const [now, before] = useSales(by, of);
  const text = shown(title);
  return (
    <Section
      title={t`Delivered: ${text}`}
      actions={<SaveReport of={salesReport} input={{ by, ...of.now }} name={t`Delivered: ${text}`} />}
    >
      <Loaded of={now} lines={8}>
        {({ rows }) => {
          if (rows.length === 0) return <Nothing text={t`Nothing was delivered.`} />;
          const pairs = paired(rows, before.data?.rows ?? []);
          return (
            <>
              <Ranking
                label={t`The largest net amounts: ${text}`}
                legend={[t`Net`, beforeText(of)]}
                of={pairs.slice(0, TOP).map(({ key, name, now: one, before: other }) => ({
                  ...{ key, text: name, value: Number(one?.net ?? 0), mark: Number(other?.net ?? 0) },
                  shownValue: shownMoney(one?.net ?? '0'),
                }))}
              />
              <FiguresTable
                caption={t`Delivered: ${text}`}
                rows={pairs}
                columns={[
                  {
                    field: 'name',
                    show: ({ key, name }) => (
                      <LinkTo to={to(key)} need={need}>
                        {name}
                      </LinkTo>
                    ),
                  },
                  ...MEASURES,
                ]}
              />
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}
