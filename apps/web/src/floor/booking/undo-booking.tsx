/** Undoes a booking by two taps: one on the button and one on a reason. */
import { type listOwnBookings, undoMovement } from '@cleaver/domain/inventory/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import { call } from '../../shell/data/api.ts';
import { useSubmission } from '../../shell/data/submission.ts';
import { shown, t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import styles from '../floor.module.css';

/** The reasons offered for an undo, which requires a reason. Users enter other reasons at the lot. */
const REASONS = [say`Mistyped`, say`Wrong lot`, say`Booked twice`, say`Did not happen`];

export function UndoBooking({
  of,
  what,
}: {
  readonly of: Pick<AnswerOf<typeof listOwnBookings>['bookings'][number], 'movementId'>;
  readonly what: string;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const { submit, fault, clear } = useSubmission(async ({ reason }: { readonly reason: string }, key) => {
    await call(undoMovement, { id: of.movementId, reason }, { key });
    setIsOpen(false);
    toast(t`Undone: ${what}`);
  }, {});
  const open = (): void => {
    clear();
    setIsOpen(true);
  };
  return (
    <>
      <Button opens act={open}>{t`Undo`}</Button>
      <Dialog title={t`Undo`} isOpen={isOpen} close={() => setIsOpen(false)}>
        <p class={styles['large']}>{what}</p>
        {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
        <p>{t`Why? Tap a reason to undo the booking.`}</p>
        <div class={styles['todo']}>
          {REASONS.map((reason) => (
            <Button key={reason.pattern} act={() => submit({ reason: shown(reason) })}>
              {shown(reason)}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  );
}
