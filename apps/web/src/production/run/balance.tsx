/** Inputs against outputs, as a bar with its numbers below. */
import { shownNumber, shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Facts } from '../../ui/page/page.tsx';
import styles from './balance.module.css';
import type { Balance } from './run-balance.ts';

type Shown = Omit<Balance, 'yieldPercent' | 'difference' | 'loss'> & {
  readonly loss?: string | undefined;
  readonly difference: string | null;
  readonly yieldPercent?: string | null | undefined;
};

const WIDTH = 1000;

/** The bar of the balance, without its numbers. */
function Bar({
  of: { input, output, waste, loss },
}: {
  readonly of: Pick<Shown, 'input' | 'output' | 'waste' | 'loss'>;
}) {
  const parts = [
    ['output', Number(output)],
    ['waste', Number(waste)],
    ['loss', Number(loss ?? 0)],
  ] as const;
  const out = parts.reduce((sum, [, value]) => sum + value, 0);
  const scale = WIDTH / Math.max(Number(input), out, 0.000001);
  let at = 0;
  return (
    <svg viewBox={`0 0 ${WIDTH} 20`} preserveAspectRatio="none" aria-hidden="true">
      <rect class={styles['input']} width={Number(input) * scale} height="20" />
      {parts.map(([name, value]) => {
        const x = at;
        at += value * scale;
        return <rect key={name} class={styles[name]} x={x} width={value * scale} height="20" />;
      })}
      <rect class={styles['mark']} x={Math.min(Number(input) * scale, WIDTH - 3)} width="3" height="20" />
    </svg>
  );
}

const kg = (amount: string) => shownQuantity(amount, 'KG');

/** The balance on one line, for the bottom of a screen. */
export const BalanceStrip = ({ of }: { readonly of: Balance }) => (
  <div class={styles['strip']}>
    <Bar of={of} />
    <p>
      {t`Went in`} <strong>{kg(of.input)}</strong> · {t`Came out`} <strong>{kg(of.output)}</strong> · {t`Waste`}{' '}
      <strong>{kg(of.waste)}</strong>
    </p>
  </div>
);

export function BalanceBar({ of }: { readonly of: Shown }) {
  const { input, output, waste, loss, difference, yieldPercent } = of;
  return (
    <div class={styles['balance']}>
      <Bar of={of} />
      <Facts
        of={[
          [t`Went in`, kg(input)],
          [t`Came out`, <Named key="output" part="output" text={kg(output)} />],
          [t`Waste`, <Named key="waste" part="waste" text={kg(waste)} />],
          loss !== undefined && [t`Loss`, <Named key="loss" part="loss" text={kg(loss)} />],
          difference !== null && [t`Not accounted for`, kg(difference)],
          yieldPercent !== undefined && yieldPercent !== null && [t`Yield`, `${shownNumber(yieldPercent)} %`],
        ]}
      />
    </div>
  );
}

const Named = ({ part, text }: { readonly part: string; readonly text: string }) => (
  <span class={styles['named']}>
    <svg width="12" height="12" aria-hidden="true">
      <rect class={styles[part]} width="12" height="12" />
    </svg>
    {text}
  </span>
);

/** The yield as a bar, with a mark at the planned amount. `percent`: the yield in per cent of the planned amount. */
export function YieldBar({ percent, label }: { readonly percent: string; readonly label: string }) {
  const value = Number(percent);
  const scale = WIDTH / Math.max(100, value);
  return (
    <div class={styles['balance']}>
      <svg viewBox={`0 0 ${WIDTH} 20`} preserveAspectRatio="none" role="img" aria-label={label}>
        <rect class={styles['input']} width={100 * scale} height="20" />
        <rect class={styles['output']} width={value * scale} height="20" />
        <rect class={styles['mark']} x={Math.min(100 * scale, WIDTH - 3)} width="3" height="20" />
      </svg>
    </div>
  );
}
