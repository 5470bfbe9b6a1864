/** The way from a page of the set-up to the next step. Shown above the pages of the step that the user opened. */
import { shown, t } from '../shell/language/language.ts';
import { useAddress } from '../shell/navigation/address.ts';
import { LinkButton } from '../ui/control/button.tsx';
import { Badge } from '../ui/dialog/notice.tsx';
import { stepAfter, stepAt, stepsOf } from './set-up.ts';
import styles from './set-up-list.module.css';
import { setUp } from './set-up-mark.ts';
import { useSetUp } from './use-set-up.ts';

export default function NextStep() {
  const { path } = useAddress();
  const counts = useSetUp();
  const steps = counts && stepsOf(counts);
  const step = steps && stepAt(steps, setUp.opened(), path);
  if (!step) return null;
  const next = stepAfter(steps, step);
  return (
    <nav class={styles['next']} aria-label={t`Set up the shop`}>
      <p>
        <a href="/">{t`Set up the shop`}</a>: {shown(step.text)}
      </p>
      <Badge tone={step.isDone ? 'good' : 'quiet'}>{step.isDone ? t`done` : t`to do`}</Badge>
      {next ? (
        <LinkButton look={step.isDone ? 'primary' : 'secondary'} to={next.to} act={() => setUp.open(next.name)}>
          {t`Next step: ${shown(next.text)}`}
        </LinkButton>
      ) : (
        <LinkButton look={step.isDone ? 'primary' : 'secondary'} to="/" act={() => setUp.open(undefined)}>
          {t`Back to Today`}
        </LinkButton>
      )}
    </nav>
  );
}
