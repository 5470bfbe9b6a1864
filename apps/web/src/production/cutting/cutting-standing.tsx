/** Shows whether the weights of a cutting match. A button enters a small missing weight as the loss. */

import { getSettings } from '@cleaver/domain/settings/contracts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { classes } from '../../ui/text/classes.ts';
import { type Balance, isWithin } from '../run/run-balance.ts';
import styles from '../run/weigh.module.css';

/** The largest missing weight that the page offers as the loss, in per cent of the input. */
const USUAL_LOSS = 5;

interface CuttingStandingProps {
  readonly of: Balance;
  /** The result of `useFits`. */
  readonly fits: boolean | undefined;
  readonly toLoss: () => void;
}

/**
 * Returns whether the service accepts the balance, by the tolerance of the shop. Undefined until the settings are
 * loaded.
 */
export function useFits(balance: Balance): boolean | undefined {
  const tolerance = useAnswer(getSettings, {}).data?.cuttingTolerancePercent;
  return tolerance === undefined ? undefined : isWithin(balance, tolerance);
}

export function CuttingStanding({ of: balance, fits, toLoss }: CuttingStandingProps) {
  const { difference } = balance;
  const isMore = difference.startsWith('-');
  return (
    <>
      {fits !== undefined && (
        <p role="status" class={classes(styles['standing'], fits ? styles['good'] : styles['warn'])}>
          {fits
            ? t`The weights add up.`
            : isMore
              ? t`${shownQuantity(difference.slice(1), 'KG')} more came out than went on the table.`
              : t`${shownQuantity(difference, 'KG')} are missing.`}
        </p>
      )}
      {!isMore && difference !== '0' && isWithin(balance, USUAL_LOSS) && (
        <Button act={toLoss}>{t`Book ${shownQuantity(difference, 'KG')} as loss`}</Button>
      )}
    </>
  );
}
