import type { MovementType } from '@cleaver/domain/inventory';
import { undoMovement, undoNeeds } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';

import { may } from '../shell/session.ts';
import { FormAction } from '../ui/action.tsx';

export interface UndoProps {
  /** The id of the movement. */
  readonly id: string;
  readonly type: MovementType;
  readonly intro?: ComponentChildren;
}

/**
 * Returns whether the user may undo a movement of this type. Not valid for batch completions, cuttings and deliveries
 * of an earlier day, because their undo needs further permissions.
 */
export const mayUndo = (type: MovementType): boolean =>
  may('STOCK_MOVEMENT_WRITE') && undoNeeds([{ type }], false).every((permission) => may(permission));

export function Undo({ id, type, intro }: UndoProps) {
  if (!mayUndo(type)) return null;
  const path = { id };
  return (
    <FormAction
      operation={undoMovement}
      title={say`Undo`}
      button="plain"
      fixed={path}
      intro={intro}
      done={say`Undone`}
    />
  );
}
