/** Cancels a batch that has no inputs, or whose inputs were all returned. */

import { say } from '@cleaver/domain/kernel';
import { cancelBatch } from '@cleaver/domain/production/contracts';

import { FormAction } from '../../ui/form/action.tsx';

export function CancelBatch({ id }: { readonly id: string }) {
  const path = { id };
  return (
    <FormAction
      operation={cancelBatch}
      title={say`Cancel the batch`}
      button="danger"
      look="danger"
      fixed={path}
      done={say`Cancelled`}
    />
  );
}
