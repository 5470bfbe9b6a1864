/** The buttons below the keys of a stop: back, not done, and on without an entry. */
import { say } from '@cleaver/domain/kernel';
import { shown, t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { wordText } from '../../ui/text/words.ts';
import styles from './round.module.css';

/** The empty value makes this a text of its own, because the same word is also a navigation of pages. */
const BACK = say`Back${''}`;

interface StopBarProps {
  readonly back: (() => void) | undefined;
  readonly skip?: (() => void) | undefined;
  readonly notDone?: () => void;
}

export const StopBar = ({ back, skip, notDone }: StopBarProps) => (
  <div class={styles['bar']}>
    {back && <Button icon="left" act={back} label={shown(BACK)} />}
    {notDone && <Button act={notDone}>{wordText('NOT_DONE')}</Button>}
    {skip && <Button act={skip}>{t`Jump over`}</Button>}
  </div>
);
