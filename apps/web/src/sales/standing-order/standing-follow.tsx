/** Says what changed in the drafts of a standing order after its change, or offers to change them. */
import { type AnswerOf, dateOf, say } from '@cleaver/domain/kernel';
import { wrongDrafts } from '@cleaver/domain/sales';
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
import { rulesOf, withDays } from './standing-rules.ts';

type StandingOrder = AnswerOf<typeof getStandingOrder>;
type DraftChanges = NonNullable<AnswerOf<typeof changeStandingOrder>['draftChanges']>;

/**
 * After a change of a standing order, says how many of its drafts were changed, removed and kept. Without `changes`, the
 * drafts stayed as they are: says how many no longer match, and offers to change them, too.
 */
export function FollowingDrafts({ of, changes }: { readonly of: StandingOrder; readonly changes?: DraftChanges }) {
  const [later, setLater] = useState<DraftChanges>();
  const made = changes ?? later;
  if (made) return <Changes of={made} standingOrderId={of.id} />;
  return <Offer of={of} done={setLater} />;
}

interface OfferProps {
  readonly of: StandingOrder;
  readonly done: (changes: DraftChanges | undefined) => void;
}

function Offer({ of, done }: OfferProps) {
  const today = me.get()?.today ?? '1970-01-01';
  const found = useAll(listOrders, { standingOrderId: of.id, status: 'DRAFT' });
  const differences = wrongDrafts(withDays(found.data ?? []), rulesOf(of), dateOf(today)).map((one) => one.difference);
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
