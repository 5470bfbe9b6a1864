/** Shows administrators the demo shop, and the set-up steps until the shop is set up. A user can hide the list. */
import { useState } from 'preact/hooks';
import { shownNumber } from '../shell/language/format.ts';
import { shown, t } from '../shell/language/language.ts';
import { Button, LinkButton } from '../ui/control/button.tsx';
import { Section } from '../ui/page/page.tsx';
import { DemoShop } from './demo-shop.tsx';
import { type SetUpStep, stepsOf } from './set-up.ts';
import styles from './set-up-list.module.css';
import { setUp } from './set-up-mark.ts';
import { useSetUp } from './use-set-up.ts';

export default function SetUpList() {
  const counts = useSetUp();
  const [isHidden, setHidden] = useState(false);
  if (!counts || isHidden) return null;
  const steps = stepsOf(counts);
  const hide = (): void => {
    setUp.hide();
    setHidden(true);
  };
  const hiding = <Button look="plain" act={hide}>{t`Hide on this device`}</Button>;
  return (
    <>
      {steps.every(({ isDone }) => isDone) ? (
        <p class={styles['done']}>
          {t`The shop is set up: all ${steps.length} steps are done.`} {hiding}
        </p>
      ) : (
        <Section title={t`Set up the shop`} wide actions={hiding}>
          <Done of={steps.filter(({ isDone }) => isDone)} all={steps.length} />
          <Steps of={steps.filter(({ isDone }) => !isDone)} />
        </Section>
      )}
      <DemoShop isEmpty={counts.categories === 0 && counts.suppliers === 0} />
    </>
  );
}

/** The steps that are done, folded into one line. */
function Done({ of, all }: { readonly of: readonly SetUpStep[]; readonly all: number }) {
  if (of.length === 0) return null;
  return (
    <details>
      <summary>{t`${of.length} of ${all} steps are done`}</summary>
      <Steps of={of} />
    </details>
  );
}

const Steps = ({ of }: { readonly of: readonly SetUpStep[] }) => (
  <ol class={styles['steps']}>
    {of.map((step) => (
      <li key={step.name}>
        <Step of={step} />
      </li>
    ))}
  </ol>
);

/** A link to the page of a step. The page then shows the way to the next step. */
const Step = ({ of: { name, text, to, count } }: { readonly of: SetUpStep }) => (
  <LinkButton look="plain" to={to} act={() => setUp.open(name)}>
    {shown(text)}
    {name !== 'shop' && name !== 'vat' && count > 0 && `: ${shownNumber(count)}`}
  </LinkButton>
);
