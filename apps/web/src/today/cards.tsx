/** The cards of Today. Each card shows the first entries of a list, and a link to the full list if it has one. */
import { say } from '@cleaver/domain/kernel';
import { CARDS as OF_CONTEXTS } from '../contexts/cards.ts';
import { shownDate } from '../shell/language/format.ts';
import { shown, t } from '../shell/language/language.ts';
import { may } from '../shell/session/session.ts';
import { LinkButton } from '../ui/control/button.tsx';
import { Table } from '../ui/list/table.tsx';
import { Section } from '../ui/page/page.tsx';
import { type CardOf, card, type Today } from './card.ts';
import type { Card } from './desk.ts';
import { allOf } from './lists.ts';
import { type Ending, papersOf } from './papers.ts';

const SHOWN = 6;

export const CARDS: Readonly<Record<Card, CardOf<never>>> = {
  ...OF_CONTEXTS,
  papers: card<Ending>({
    title: say`Certificates and contracts ending soon`,
    tone: 'info',
    part: papersOf,
    to: ({ to }) => to,
    columns: [
      { field: 'who', title: say`Who`, show: ({ who }) => who },
      { field: 'what', title: say`What`, show: ({ what }) => what },
      { field: 'validUntil', show: ({ day }) => shownDate(day) },
    ],
  }),
};

export function TodayCard({ name, today }: { readonly name: Card; readonly today: Today }) {
  const { title, part, to, columns, act } = CARDS[name];
  const { count, entries } = part(today) ?? { count: 0, entries: [] };
  const all = allOf(name, today);
  const rows = entries.slice(0, SHOWN);
  return (
    <Section
      title={shown(title)}
      actions={
        <>
          {act && may(act.need) && (
            <LinkButton icon={act.icon} to={act.to}>
              {shown(act.text)}
            </LinkButton>
          )}
          {all !== undefined && <LinkButton look="plain" to={all}>{t`Show all`}</LinkButton>}
        </>
      }
    >
      <Table caption={shown(title)} rows={rows} to={to} columns={columns} />
      {count > rows.length && <p>{t`and ${count - rows.length} more`}</p>}
    </Section>
  );
}
