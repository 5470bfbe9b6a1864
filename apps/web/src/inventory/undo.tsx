/** Undoing a movement, and all that was booked together with it. */
import { undoMovement } from '@cleaver/domain/inventory';
import { say } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { api } from '../shell/api.ts';
import { FormAction } from '../ui/action.tsx';

export interface UndoProps {
  /** Of the movement. */
  readonly id: string;
  readonly intro?: ComponentChildren;
}

export function Undo({ id, intro }: UndoProps) {
  const path = { id };
  return (
    <FormAction
      operation={undoMovement}
      title={say`Undo`}
      button="plain"
      fixed={path}
      intro={intro}
      send={(body, key) => api.send('post', '/api/inventory/movements/{id}/undo', { path, body, idempotencyKey: key })}
      done={say`Undone`}
    />
  );
}
