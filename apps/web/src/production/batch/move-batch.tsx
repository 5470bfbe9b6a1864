/** Moves a planned batch to another day. The number of days until the best-before date stays the same. */
import { type AnswerOf, addDays, dateOf, say } from '@cleaver/domain/kernel';
import { updateBatch } from '@cleaver/domain/production/contracts';
import { useState } from 'preact/hooks';
import { call, messageOf } from '../../shell/data/api.ts';
import { changed } from '../../shell/data/query.ts';
import { shownWeekday } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast, toastBad } from '../../ui/dialog/toast.tsx';
import styles from '../production.module.css';
import { movedTo } from './plan-days.ts';

export type Planned = AnswerOf<typeof updateBatch>;

const put = async ({ id }: Planned, days: ReturnType<typeof movedTo>): Promise<boolean> => {
  let isDone = true;
  try {
    await call(updateBatch, { id, ...days });
  } catch (error) {
    isDone = false;
    toastBad(messageOf(error));
  }
  await changed();
  return isDone;
};

export async function moveBatch(batch: Planned, day: string): Promise<void> {
  if (day === batch.productionDate) return;
  const { productionDate, bestBeforeDate } = batch;
  if (await put(batch, movedTo(batch, day)))
    toast(say`Moved to ${shownWeekday(day)}`, { undo: () => put(batch, { productionDate, bestBeforeDate }) });
}

/** The number of days to choose from. */
const AHEAD = 14;

interface MoveBatchProps {
  readonly batch: Planned;
  readonly name: string;
  /** The first day to choose. */
  readonly from: string;
}

/** A button that lists days, for keyboards and for devices without dragging. */
export function MoveBatch({ batch, name, from }: MoveBatchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const days = Array.from({ length: AHEAD }, (_, index) => addDays(dateOf(from), index));
  return (
    <>
      <Button look="plain" icon="week" label={t`Move ${name} to another day`} opens act={() => setIsOpen(true)} />
      <Dialog title={t`Move ${name} to`} isOpen={isOpen} close={close}>
        <ul class={styles['days']}>
          {days
            .filter((day) => day !== batch.productionDate)
            .map((day) => (
              <li key={day}>
                <Button
                  act={async () => {
                    await moveBatch(batch, day);
                    close();
                  }}
                >
                  {shownWeekday(day)}
                </Button>
              </li>
            ))}
        </ul>
      </Dialog>
    </>
  );
}
