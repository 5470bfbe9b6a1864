/** The undo of movements. The service decides which movements the user can undo. */
import { listUndoable, undoMovement } from '@cleaver/domain/inventory/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { useAnswer } from '../../shell/data/query.ts';
import { FormAction } from '../../ui/form/action.tsx';

/** Maximum number of movements whose undo a screen offers: the newest ones. The service accepts as many in a request. */
const MOST = 50;

interface Row {
  readonly id: string;
  readonly type: string;
  readonly reversesId: string | null;
}

/** Movement types that cannot be undone. */
const FINAL = ['BLOCKED', 'UNBLOCKED', 'REVERSED'];

/** Returns a function that returns whether the user can undo a movement now. `movements`: the newest first. */
export function useUndoable(movements: readonly Row[]): (movement: Pick<Row, 'id'>) => boolean {
  const undone = new Set(movements.map(({ reversesId }) => reversesId));
  const movementId = movements.filter(({ id, type }) => !FINAL.includes(type) && !undone.has(id)).map(({ id }) => id);
  const found = useAnswer(
    listUndoable,
    { movementId: movementId.slice(0, MOST) },
    { enabled: movementId.length > 0, keep: true },
  );
  const ids = new Set(found.data?.movementIds);
  return ({ id }) => ids.has(id);
}

/** Returns the run if it has ended and its goods are untouched. Undefined otherwise, or while the service does not respond. */
export const useUndoableRun = (
  documentId: string,
  isEnded: boolean,
): AnswerOf<typeof listUndoable>['runs'][number] | undefined =>
  useAnswer(listUndoable, { documentId: [documentId] }, { enabled: isEnded }).data?.runs[0];

/** The button that undoes a movement. Callers show it only for movements that `useUndoable` names. */
export function Undo({ id, intro }: { readonly id: string; readonly intro?: ComponentChildren }) {
  const path = { id };
  return (
    <FormAction
      operation={{ ...undoMovement, permission: 'known' }}
      title={say`Undo`}
      button="plain"
      fixed={path}
      intro={intro}
      done={say`Undone`}
    />
  );
}
