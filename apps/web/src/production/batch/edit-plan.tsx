/** Changes the plan of a batch that was not started: its quantity and its days. */
import { parseDate, say } from '@cleaver/domain/kernel';
import { updateBatch } from '@cleaver/domain/production/contracts';
import { FormAction } from '../../ui/form/action.tsx';
import type { Values } from '../../ui/form/form-values.ts';
import { useProposal } from '../run/use-proposal.ts';
import type { Execution } from './batch-goods.tsx';
import { movedTo, type PlanDays } from './plan-days.ts';

export function EditPlan({ batch }: { readonly batch: Execution['batch'] }) {
  const { plannedQuantity, plannedQuantityUnit, productionDate, bestBeforeDate } = batch;
  return (
    <FormAction
      operation={updateBatch}
      title={say`Edit`}
      isChange
      fixed={{ id: batch.id }}
      initial={{
        plannedQuantity,
        plannedQuantityUnit: plannedQuantityUnit.toUpperCase(),
        productionDate,
        bestBeforeDate,
      }}
      done={say`Saved`}
    >
      {(values, set) => <MovedAlong plan={batch} values={values} set={set} />}
    </FormAction>
  );
}

interface MovedAlongProps {
  readonly plan: PlanDays;
  readonly values: Values;
  readonly set: (changes: Values) => void;
}

/** Moves the best-before date with the production day, unless the user changed the best-before date. */
function MovedAlong({ plan, values, set }: MovedAlongProps) {
  const day = String(values['productionDate']);
  const proposal = parseDate(day).ok ? movedTo(plan, day).bestBeforeDate : undefined;
  useProposal(String(values['bestBeforeDate']), proposal, (bestBeforeDate) => set({ bestBeforeDate }));
  return null;
}
