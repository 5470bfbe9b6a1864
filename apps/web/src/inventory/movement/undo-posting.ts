/** The undo of postings right after their booking, for the message about it. */
import { listMovements, undoMovement } from '@cleaver/domain/inventory/contracts';
import { call, messageOf } from '../../shell/data/api.ts';
import { changed } from '../../shell/data/query.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { toast, toastBad } from '../../ui/dialog/toast.tsx';

/** The part of a response that has the postings of a booking. */
interface Posted {
  readonly postings?: readonly { readonly postingId: string }[];
}

/**
 * Returns a function that undoes all postings of the responses. Returns undefined if one of them has no posting, for
 * example because its booking waits in the outbox, or if the user may not read the ledger.
 */
export function undoOf(answers: readonly unknown[]): (() => Promise<void>) | undefined {
  const postings = answers.map((answer) => (answer as Posted | undefined)?.postings ?? []);
  if (postings.length === 0 || postings.some((each) => each.length === 0) || !may('STOCK_MOVEMENT_READ')) {
    return undefined;
  }
  return async () => {
    try {
      for (const { postingId } of postings.flat()) {
        const { content } = await call(listMovements, { postingId, size: 1 });
        const [movement] = content;
        if (movement) await call(undoMovement, { id: movement.id, reason: t`Undone right after the booking` });
      }
      toast(t`Undone`);
    } catch (error) {
      toastBad(messageOf(error));
    }
    await changed();
  };
}
