/** A button that assigns the article of a receipt line to the supplier of the receipt. */
import { say } from '@cleaver/domain/kernel';
import { assignSupplier, removeSupplier } from '@cleaver/domain/masterdata/contracts';
import { call } from '../shell/data/api.ts';
import { mayRun } from '../shell/session/session.ts';
import { Action } from '../ui/form/action.tsx';

export function AssignSupplier({ articleId, supplierId }: { readonly articleId: string; readonly supplierId: string }) {
  if (articleId === '' || supplierId === '' || !mayRun(assignSupplier)) return null;
  return (
    <Action
      label={say`Assign to this supplier`}
      send={(key) => call(assignSupplier, { id: articleId, supplierId }, { key })}
      done={say`Assigned`}
      undo={() => call(removeSupplier, { id: articleId, supplierId })}
    />
  );
}
