/** Offers to change the drafts of a standing order with it, and says what changed. */
import { type AnswerOf, dateOf, say } from '@cleaver/domain/kernel';
import { differenceOf } from '@cleaver/domain/sales';
import { changeStandingOrder, type getStandingOrder, listOrders } from '@cleaver/domain/sales/contracts';
import { useState } from 'preact/hooks';
import { useAll } from '../../shell/data/all-pages.ts';
import { useSubmission } from '../../shell/data/submission.ts';
import { counted } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { me } from '../../shell/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toastBad } from '../../ui/dialog/toast.tsx';

type StandingOrder = AnswerOf<typeof getStandingOrder>;
type DraftChanges = NonNullable<AnswerOf<typeof changeStandingOrder>['draftChanges']>;

/**
 * After a change of a standing order, says how many of its drafts from today on no longer match it, and offers to change
 * them, too. Then says how many were changed, removed and kept. Empty if all drafts match.
 */
export function FollowingDrafts({ of }: { readonly of: StandingOrder }) {
  const [changes, setChanges] = useState<DraftChanges>();
  if (changes) return <Changes of={changes} standingOrderId={of.id} />;
  return <Offer of={of} done={setChanges} />;
}

interface OfferProps {
  readonly of: StandingOrder;
  readonly done: (changes: DraftChanges | undefined) => void;
}

function Offer({ of, done }: OfferProps) {
  const today = me.get()?.today ?? '';
  const found = useAll(listOrders, { standingOrderId: of.id, status: 'DRAFT' });
  const schedule = { ...of, firstDate: dateOf(of.firstDate), lastDate: of.lastDate ? dateOf(of.lastDate) : null };
  const pauses = of.pauses.map(({ from, until, reason }) => ({ from: dateOf(from), until: dateOf(until), reason }));
  const differences = (found.data ?? [])
    .filter(({ plannedDate }) => (plannedDate ?? '') >= today)
    .map(({ plannedDate, ...draft }) =>
      differenceOf({ ...draft, plannedDate: plannedDate ? dateOf(plannedDate) : null }, { ...schedule, pauses }),
    );
  const { submit } = useSubmission(changeStandingOrder, {
    report: toastBad,
    done: ({ draftChanges }) => done(draftChanges),
  });
  const content = differences.filter((one) => one === 'CONTENT').length;
  const day = differences.filter((one) => one === 'DAY').length;
  if (content + day === 0) return null;
  return (
    <Notice tone="warn">
      <p>{t`Drafts from today on no longer match this standing order:`}</p>
      <ul>
        {content > 0 && (
          <li>
            {counted(content, say`${content} draft has other contents`, say`${content} drafts have other contents`)}
          </li>
        )}
        {day > 0 && (
          <li>
            {counted(
              day,
              say`${day} draft is for a day that is no longer planned`,
              say`${day} drafts are for days that are no longer planned`,
            )}
          </li>
        )}
      </ul>
      <p>{t`Drafts that somebody changed by hand stay as they are.`}</p>
      <p>
        <Button act={() => submit({ id: of.id, drafts: 'FOLLOW' })}>{t`Change the drafts, too`}</Button>
      </p>
    </Notice>
  );
}

function Changes({ of, standingOrderId }: { readonly of: DraftChanges; readonly standingOrderId: string }) {
  const [changedOnes, removed, kept] = [of.changed.length, of.removed.length, of.kept.length];
  return (
    <Notice tone={kept > 0 ? 'warn' : 'good'}>
      <ul>
        <li>{counted(changedOnes, say`${changedOnes} draft was changed`, say`${changedOnes} drafts were changed`)}</li>
        <li>{counted(removed, say`${removed} draft was removed`, say`${removed} drafts were removed`)}</li>
        {kept > 0 && (
          <li>
            {counted(
              kept,
              say`${kept} draft stays, because somebody changed it by hand`,
              say`${kept} drafts stay, because somebody changed them by hand`,
            )}
          </li>
        )}
      </ul>
      {kept > 0 && (
        <p>
          <a href={`/orders?standingOrderId=${standingOrderId}&status=DRAFT`}>{t`Its orders`}</a>
        </p>
      )}
    </Notice>
  );
}
