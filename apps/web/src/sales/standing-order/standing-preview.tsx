/** Names the drafts that a change of a standing order makes wrong, before it is saved. Its drafts change with it at first. */
import { type AnswerOf, dateOf, say } from '@cleaver/domain/kernel';
import { type WrongDraft, wrongDrafts } from '@cleaver/domain/sales';
import { type getStandingOrder, listOrders } from '@cleaver/domain/sales/contracts';
import { useAll } from '../../shell/data/all-pages.ts';
import { counted, shownWeekday } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { me } from '../../shell/session/session.ts';
import { Notice } from '../../ui/dialog/notice.tsx';
import type { Values } from '../../ui/form/form-values.ts';
import styles from './standing.module.css';
import { type Rules, rulesIn, rulesOf, withDays } from './standing-rules.ts';

type StandingOrder = AnswerOf<typeof getStandingOrder>;
type Draft = ReturnType<typeof withDays>[number];

/** The number of drafts that are named. Others are counted. */
const NAMED = 12;

/** Whether the drafts change with the standing order. `isNamed`: the page has named the drafts. */
export interface Following {
  readonly isWanted: boolean;
  readonly isNamed: boolean;
}

export const FOLLOWING: Following = { isWanted: true, isNamed: false };

/** Returns the rule to send. Without the names of the drafts, they stay as they are. */
export const ruleOf = ({ isWanted, isNamed }: Following): 'FOLLOW' | 'KEEP' =>
  isWanted && isNamed ? 'FOLLOW' : 'KEEP';

interface PreviewProps {
  readonly of: StandingOrder;
  readonly values: Values;
  /** The answer of the user. The form reads it when it sends. */
  readonly following: { current: Following };
  readonly set: (isWanted: boolean) => void;
}

export function FollowPreview({ of, values, following, set }: PreviewProps) {
  const found = useAll(listOrders, { standingOrderId: of.id, status: 'DRAFT' });
  const after = rulesIn(values);
  const isChanged = after !== undefined && JSON.stringify(contentOf(after)) !== JSON.stringify(contentOf(rulesOf(of)));
  const today = dateOf(me.get()?.today ?? '1970-01-01');
  const wrong = isChanged ? wrongDrafts(withDays(found.data ?? []), after, today) : [];
  following.current = { isWanted: following.current.isWanted, isNamed: wrong.length > 0 };
  if (wrong.length === 0) return null;
  const more = wrong.length - NAMED;
  return (
    <Notice tone="warn">
      <strong>{t`Drafts that no longer match:`}</strong>
      <ul>
        {wrong.slice(0, NAMED).map((one) => (
          <li key={one.draft.id}>{draftText(one)}</li>
        ))}
        {more > 0 && <li>{counted(more, say`and ${more} more`, say`and ${more} more of them`)}</li>}
      </ul>
      <label class={styles['follow']}>
        <input
          type="checkbox"
          checked={following.current.isWanted}
          onChange={(event) => set(event.currentTarget.checked)}
        />
        {t`Change these drafts, too. Drafts that somebody changed by hand stay.`}
      </label>
    </Notice>
  );
}

const draftText = ({ draft, difference }: WrongDraft<Draft>): string => {
  const day = shownWeekday(draft.plannedDate ?? draft.requestedDate);
  return difference === 'DAY'
    ? t`${day}, ${draft.orderNumber}: the day is no longer planned`
    : t`${day}, ${draft.orderNumber}: gets the new content`;
};

/** Returns the members of the rules that a change may change, in one sequence. */
const contentOf = ({ lines, pauses, weekdays, ...of }: Rules): unknown => [
  ...[of.firstDate, of.lastDate, of.rhythm, weekdays.toSorted(), of.deliveryAddressLabel, of.reference, of.note],
  pauses.map(({ from, until }) => [from, until]),
  lines.map(({ articleId, quantityAmount, quantityUnit, note }) => [articleId, quantityAmount, quantityUnit, note]),
];
