/** Gives a batch up into which nothing went. */
import { say } from '@cleaver/domain/kernel';
import { cancelBatch } from '@cleaver/domain/production';
import { api } from '../shell/api.ts';
import { FormAction } from '../ui/action.tsx';

export function CancelBatch({ id }: { readonly id: string }) {
  const path = { id };
  return (
    <FormAction
      operation={cancelBatch}
      title={say`Cancel the batch`}
      button="danger"
      look="danger"
      fixed={path}
      send={(body, key) => api.send('post', '/api/production/batches/{id}/cancel', { path, body, idempotencyKey: key })}
      done={say`Cancelled`}
    />
  );
}
