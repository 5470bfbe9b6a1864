/** What keeps a label from its release, as a list of what to do. */

import { say } from '@cleaver/domain/kernel';
import { releaseLabel } from '@cleaver/domain/labels/contracts';
import { call } from '../../shell/data/api.ts';
import { shown, t } from '../../shell/language/language.ts';
import { mayRun } from '../../shell/session/session.ts';
import { fieldAmount } from '../../ui/control/amount-text.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { Action } from '../../ui/form/action.tsx';
import { Section } from '../../ui/page/page.tsx';
import questions from '../questions.module.css';
import styles from './label.module.css';
import { LossField } from './loss-field.tsx';
import { type Mend, type MendContext, mendsOf } from './mends.ts';
import type { TypedDecisions } from './typed-decisions.ts';
import type { ShownReason } from './use-compiled.ts';

export interface Decides {
  /** Undefined: the user may not decide. */
  readonly decide:
    | {
        readonly quid: (articleId: string, quid: boolean) => void;
        readonly loss: (articleId: string, percent: string) => void;
        readonly lossOf: (articleId: string) => string;
        readonly focus: (field: keyof TypedDecisions) => void;
      }
    | undefined;
}

interface ListProps extends Decides {
  readonly reasons: readonly ShownReason[];
  readonly context: MendContext;
  /** Whether there are decisions that are not saved. */
  readonly isChanged: boolean;
}

export function ReasonList({ reasons, context, decide, isChanged }: ListProps) {
  return (
    <Section title={reasons.length === 0 ? t`Nothing is missing` : t`Still to do: ${reasons.length}`}>
      {reasons.length === 0 ? (
        <Notice tone="good">
          <p>
            {isChanged
              ? t`Save it, then it can be released.`
              : mayRun(releaseLabel)
                ? t`The label can be released.`
                : t`Quality can release the label now.`}
          </p>
          {!isChanged && <Release id={context.labelId} />}
        </Notice>
      ) : (
        <ol class={styles['reasons']}>
          {reasons.map((reason) => (
            <li key={`${reason.code} ${reason.articleId}`} data-reason={reason.code}>
              <p>{reason.message}</p>
              <Why reason={reason} />
              <div class={styles['mends']}>
                {mendsOf(reason, context).map((mend) => (
                  <MendOf key={keyOf(mend)} mend={mend} reason={reason} decide={decide} />
                ))}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function Release({ id }: { readonly id: string }) {
  if (!mayRun(releaseLabel)) return null;
  return (
    <p>
      <Action
        label={say`Release`}
        look="primary"
        send={(key) => call(releaseLabel, { id }, { key })}
        done={say`Released`}
        ask={{
          title: say`Release this label?`,
          text: say`Its texts are frozen, and it is printed from now on. A change needs a new version.`,
        }}
      />
    </p>
  );
}

const keyOf = (mend: Mend): string => ('to' in mend ? mend.to : 'field' in mend ? mend.field : mend.decides);

/** Why this is asked, for people who have never read the regulation. */
function Why({ reason: { code, rule } }: { readonly reason: ShownReason }) {
  const why: Partial<Record<ShownReason['code'], string>> = {
    QUID_UNDECIDED: t`Yes if customers expect it in the product or its name says it: liver in liver sausage. No if it only seasons or binds.`,
    MOISTURE_LOSS_UNDECIDED: t`Smoking, drying and cooking take water, so that the rest counts for more. What stays in the cutter is no lost water.`,
    DECLARATION_MISSING: t`Nobody has said yet what it is in a list of ingredients, and which allergens are in it.`,
    PRODUCT_KIND_MISSING: t`Minced meat, preparations and sausages have rules of their own.`,
    DATE_KIND: t`What spoils soon has a use-by date. What keeps, as salami, has a best-before date.`,
    STORAGE_MISSING: t`A use-by date is only true at a temperature.`,
    NUTRITION_UNDECIDED: t`Most butchers need no nutrition values for what they make and sell themselves.`,
    NO_MASS: t`The list is in the order of weight, so each ingredient needs one.`,
  };
  const text = [why[code], rule].filter(Boolean).join(' · ');
  return text === '' ? null : <p class={questions['hint']}>{text}</p>;
}

interface MendProps extends Decides {
  readonly mend: Mend;
  readonly reason: ShownReason;
}

function MendOf({ mend, reason, decide }: MendProps) {
  if ('to' in mend)
    return (
      <LinkButton icon="right" to={mend.to}>
        {shown(mend.text)}
      </LinkButton>
    );
  if (!decide) return null;
  if ('field' in mend) return <Button act={() => decide.focus(mend.field)}>{shown(mend.text)}</Button>;
  const { articleId } = mend;
  if (mend.decides === 'quid') {
    return (
      <ChoiceGroup label={reason.message}>
        <Button act={() => decide.quid(articleId, true)}>{t`Yes, show it`}</Button>
        <Button act={() => decide.quid(articleId, false)}>{t`No`}</Button>
      </ChoiceGroup>
    );
  }
  return (
    <ChoiceGroup label={reason.message}>
      {reason.percent !== undefined && (
        <Button act={() => decide.loss(articleId, fieldAmount(reason.percent ?? ''))}>
          {t`All of it is water: ${fieldAmount(reason.percent)} %`}
        </Button>
      )}
      <Button act={() => decide.loss(articleId, '0')}>{t`None is water`}</Button>
      <LossField
        label={t`Lost water in %`}
        value={decide.lossOf(articleId)}
        set={(percent) => decide.loss(articleId, percent)}
      />
    </ChoiceGroup>
  );
}
