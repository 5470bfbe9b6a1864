/** One label: the decisions beside the label as it will look, what is still to do, and the release. */

import { say } from '@cleaver/domain/kernel';
import {
  createLabel,
  deleteLabel,
  getLabel,
  labelMachine,
  updateLabel,
  withdrawLabel,
} from '@cleaver/domain/labels/contracts';
import { History } from '../../audit/history.tsx';
import { call } from '../../shell/data/api.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { may, mayRun } from '../../shell/session/session.ts';
import { Badge, Notice } from '../../ui/dialog/notice.tsx';
import { Action, FormAction } from '../../ui/form/action.tsx';
import { Facts, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import styles from './label.module.css';
import { LabelDraft } from './label-draft.tsx';
import { LabelPreview } from './label-preview.tsx';
import { type Label, lookOf } from './use-compiled.ts';

const UP = { to: '/labels', title: say`Labels` };

export default function LabelScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getLabel, { id });
  if (!found.data) return <Unloaded title={say`Product label`} up={UP} of={found} />;
  const label = found.data;
  const { status, outdated } = label;
  return (
    <Page
      title={label.articleName}
      up={UP}
      badge={
        <>
          <Status of={status} />
          {outdated && <Badge tone="warn">{t`Outdated`}</Badge>}
        </>
      }
      sub={t`Label, version ${label.version}`}
      actions={<Actions label={label} />}
    >
      {status === 'DRAFT' ? (
        <LabelDraft key={id} label={label} mayWrite={mayRun(updateLabel) && may('RECIPE_READ')} />
      ) : (
        <Frozen label={label} />
      )}
      <History entity="label" id={id} />
    </Page>
  );
}

function Actions({ label }: { readonly label: Label }) {
  const { id, status } = label;
  const { go } = useAddress();
  return (
    <>
      {status !== 'DRAFT' && <Renew label={label} />}
      {labelMachine.allows(status, 'withdraw') && (
        <FormAction operation={withdrawLabel} title={say`Withdraw`} fixed={{ id }} done={say`Withdrawn`} />
      )}
      {status === 'DRAFT' && mayRun(deleteLabel) && (
        <Action
          label={say`Delete`}
          look="plain"
          send={async () => {
            await call(deleteLabel, { id });
            go('/labels');
          }}
          done={say`Deleted`}
          ask={{ title: say`Delete this draft?`, text: say`Its decisions are lost.` }}
        />
      )}
    </>
  );
}

/** A new draft with the same decisions. */
export function Renew({ label: { articleId, decisions, outdated } }: { readonly label: Label }) {
  const { go } = useAddress();
  if (!mayRun(createLabel)) return null;
  return (
    <Action
      label={outdated ? say`Renew` : say`New version`}
      look={outdated ? 'primary' : 'secondary'}
      send={async (key) => {
        const { id } = await call(createLabel, { articleId, decisions }, { key });
        go(`/labels/${id}`);
      }}
      done={say`A draft with the same decisions`}
    />
  );
}

/** A label that was released: as it was frozen, with the versions that it stands on. */
function Frozen({ label }: { readonly label: Label }) {
  const { outdated, selfReleased, declarations } = label;
  return (
    <>
      {outdated && (
        <Notice tone="warn">
          <p>
            {t`An ingredient was declared anew since the release. Lots made of the old one still print. Renew the label for the new one.`}
          </p>
        </Notice>
      )}
      <div class={styles['sides']}>
        <LabelPreview look={lookOf(label)} />
        <Section title={t`Its release`}>
          <Facts
            of={[
              [t`Written by`, `${label.changedBy}, ${shownTime(label.changedAt)}`],
              [t`Released by`, `${label.releasedBy}, ${shownTime(label.releasedAt)}`],
              selfReleased && [t`Second person`, t`None: the same person wrote and released it`],
              label.withdrawnBy !== null && [t`Withdrawn by`, `${label.withdrawnBy}, ${shownTime(label.withdrawnAt)}`],
              label.withdrawReason !== null && [t`Why it was withdrawn`, label.withdrawReason],
            ]}
          />
          <h3>{t`Ingredients as they were declared`}</h3>
          <ul class={styles['declarations']}>
            {declarations.map(({ articleId, articleName, version }) => (
              <li key={articleId}>
                <a href={`/articles/${articleId}/ingredient`}>{t`${articleName}, version ${version}`}</a>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
}
