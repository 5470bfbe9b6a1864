/** Undoes a booking by two taps: the button, and a reason to choose. */
import { type Message, say } from '@cleaver/domain/kernel';
import { useRef, useState } from 'preact/hooks';
import { ApiError, call, messageOf, newKey, type Of } from '../shell/api.ts';
import { shown, t } from '../shell/language.ts';
import { changed } from '../shell/query.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './floor.module.css';

/** An undo needs a reason. Other reasons are entered at the lot. */
const REASONS = [say`Mistyped`, say`Wrong lot`, say`Booked twice`, say`Did not happen`];

export function UndoBooking({
  of,
  what,
}: {
  readonly of: Pick<Of<'OwnBooking'>, 'movementId'>;
  readonly what: string;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [fault, setFault] = useState<string>();
  /** An idempotency key for each reason: a second tap on it, or one after a lost response, has no second effect. */
  const keys = useRef(new Map<Message, string>());
  const undo = async (reason: Message): Promise<void> => {
    const key = keys.current.get(reason) ?? newKey();
    keys.current.set(reason, key);
    try {
      // Imported on the tap: Today shows this button, and does without the contracts.
      const { undoMovement } = await import('@cleaver/domain/inventory/contracts');
      await call(undoMovement, { id: of.movementId, reason: shown(reason) }, { key });
      setIsOpen(false);
      toast(t`Undone: ${what}`);
      await changed();
    } catch (error) {
      if (error instanceof ApiError) keys.current.delete(reason);
      setFault(messageOf(error));
    }
  };
  const open = (): void => {
    setFault(undefined);
    setIsOpen(true);
  };
  return (
    <>
      <Button opens act={open}>{t`Undo`}</Button>
      <Dialog title={t`Undo`} isOpen={isOpen} close={() => setIsOpen(false)}>
        <p class={styles['large']}>{what}</p>
        {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
        <p>{t`Why? The tap on a reason undoes it.`}</p>
        <div class={styles['todo']}>
          {REASONS.map((reason) => (
            <Button key={reason.pattern} act={() => undo(reason)}>
              {shown(reason)}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  );
}
