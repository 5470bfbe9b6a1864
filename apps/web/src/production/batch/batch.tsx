import { say } from '@cleaver/domain/kernel';
import { batchMachine } from '@cleaver/domain/production';
import { getExecution, getRecipe, reopenBatch } from '@cleaver/domain/production/contracts';
import { History } from '../../audit/history.tsx';
import { useUndoableRun } from '../../inventory/movement/undo.tsx';
import { LabelsLink } from '../../labels/labels-link.tsx';
import { useAnswer } from '../../shell/data/query.ts';
import { shownDate, shownQuantity, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { FormAction } from '../../ui/form/action.tsx';
import { Columns, Facts, Loaded, Nothing, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { LinkTo } from '../../ui/text/link.tsx';
import { Status } from '../../ui/text/status.tsx';
import { Steps } from '../recipe/steps.tsx';
import { CameOut, type Execution, Postings, WentIn, Yield } from './batch-goods.tsx';
import { CancelBatch } from './cancel-batch.tsx';
import { EditPlan } from './edit-plan.tsx';

const UP = { to: '/batches', title: say`Batches` };

export default function BatchScreen({ params: { id = '' } }: ScreenProps) {
  const path = { id };
  const found = useAnswer(getExecution, path);
  const run = useUndoableRun(id, batchMachine.allows(found.data?.batch.status ?? '', 'reopen'));
  if (!found.data) return <Unloaded title={say`Batch`} up={UP} of={found} />;
  const execution = found.data;
  const { batch } = execution;
  const isOpen = batchMachine.allows(batch.status, 'cancel');
  return (
    <Page
      title={batch.batchNumber}
      up={UP}
      badge={<Status of={batch.status} />}
      sub={<Recipe of={execution} />}
      actions={
        <>
          {isOpen && may('BATCH_WRITE') && (
            <LinkButton look="primary" icon="batch" to={`/batches/${id}/make`}>{t`Make`}</LinkButton>
          )}
          <LabelsLink of={execution.outputs} />
          <LinkButton icon="print" to={`/batches/${id}/sheet`}>{t`Production sheet`}</LinkButton>
          {batchMachine.allows(batch.status, 'edit') && <EditPlan batch={batch} />}
          {run && (
            <FormAction
              operation={reopenBatch}
              title={say`Reopen`}
              intro={
                <p>{t`The outputs are booked out again, and the batch is in progress again. Possible only while no output has been moved.`}</p>
              }
              fixed={path}
              done={say`Reopened`}
            />
          )}
          {isOpen && execution.inputs.length === 0 && <CancelBatch id={id} />}
        </>
      }
    >
      <Columns>
        <Section title={t`Batch`}>
          <Facts
            of={[
              [t`Planned quantity`, shownQuantity(batch.plannedQuantity, batch.plannedQuantityUnit)],
              [t`Production day`, shownDate(batch.productionDate)],
              [t`Best before`, shownDate(batch.bestBeforeDate)],
              execution.startedAt !== null && [
                t`Started`,
                t`${shownTime(execution.startedAt)} by ${execution.startedBy ?? ''}`,
              ],
              execution.completedAt !== null && [
                t`Completed`,
                t`${shownTime(execution.completedAt)} by ${execution.completedBy ?? ''}`,
              ],
              [t`Created`, shownTime(batch.createdAt)],
            ]}
          />
        </Section>
        {execution.completedAt !== null && <Yield of={execution} />}
        <CameOut of={execution} />
        <WentIn of={execution} />
        {may('RECIPE_READ') && <StepsOf execution={execution} />}
        {execution.startedAt !== null && may('STOCK_MOVEMENT_READ') && <Postings of={execution} />}
        <History entity="batch" id={id} />
      </Columns>
    </Page>
  );
}

const Recipe = ({ of: { batch, recipe } }: { readonly of: Execution }) => (
  <LinkTo to={`/recipes/${batch.recipeId}`} need="RECIPE_READ">{`${recipe.name} v${recipe.version}`}</LinkTo>
);

function StepsOf({ execution: { batch, steps } }: { readonly execution: Execution }) {
  const found = useAnswer(getRecipe, { id: batch.recipeId });
  return (
    <Section title={t`Steps`} wide>
      <Loaded of={found}>
        {(recipe) =>
          recipe.productionSteps.length === 0 ? (
            <Nothing text={t`The recipe has no steps.`} />
          ) : (
            <Steps of={recipe} done={steps} />
          )
        }
      </Loaded>
    </Section>
  );
}
