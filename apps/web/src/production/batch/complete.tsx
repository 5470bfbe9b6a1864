/**
 * Shows the outputs of a batch. While the batch is in progress, shows a form. After the completion, shows the result.
 */

import { getLot } from '@cleaver/domain/inventory/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { getExecution, listBatches, reopenBatch } from '@cleaver/domain/production/contracts';
import { BatchPoints } from '../../hygiene/batch/batch-points.tsx';
import { useAnswer } from '../../shell/data/query.ts';
import { shownNumber, shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { FormAction } from '../../ui/form/action.tsx';
import { Section } from '../../ui/page/page.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { BalanceBar, YieldBar } from '../run/balance.tsx';
import { BatchAtWork, type Work } from './batch-at-work.tsx';
import { CompleteBatch } from './complete-batch.tsx';
import styles from './make.module.css';
import { Warnings } from './warnings.tsx';

type Execution = AnswerOf<typeof getExecution>;

export default function Complete({ params: { id = '' } }: ScreenProps) {
  return (
    <BatchAtWork id={id}>
      {(work) => {
        const { execution, points } = work;
        if (execution.batch.status === 'IN_PROGRESS') return <Begin {...work} />;
        if (execution.batch.status === 'COMPLETED') {
          return (
            <>
              <Result of={execution} />
              <BatchPoints points={points} />
            </>
          );
        }
        return <Notice>{t`This batch is not in progress.`}</Notice>;
      }}
    </BatchAtWork>
  );
}

/**
 * Reads the last batch of the recipe first. The form proposes its further outputs, its reasons for waste, and the place
 * of its main output.
 */
function Begin({ execution, recipe, points, measure }: Work) {
  const { recipeId } = execution.batch;
  const found = useAnswer(listBatches, { recipeId, status: 'COMPLETED', sort: 'productionDate,desc', size: 1 });
  const lastId = found.data?.content[0]?.id;
  const last = useAnswer(getExecution, { id: lastId ?? '' }, { enabled: lastId !== undefined });
  const main = last.data?.outputs.find(({ role }) => role === 'MAIN');
  const lot = useAnswer(getLot, { id: main?.lotId ?? '' }, { enabled: main !== undefined && may('STOCK_READ') });
  const place = lot.data?.stockBatches?.find(({ stockBatchId }) => stockBatchId === main?.stockBatchId);
  // Opens the form also after a failed request. The form then lacks the proposals from that response.
  if (found.isLoading || last.isLoading || lot.isLoading) return <Skeleton />;
  return (
    <>
      <CompleteBatch {...{ execution, recipe, points, measure }} last={last.data} near={place?.storageLocationId} />
      <BatchPoints points={points} measure={measure} />
    </>
  );
}

function Result({ of }: { readonly of: Execution }) {
  const { batch, outputs, yieldPercent, massBalance, note } = of;
  const path = { id: batch.id };
  return (
    <Section title={t`Came out`} wide>
      {yieldPercent !== null && (
        <>
          <p class={styles['name']}>
            <strong>{`${shownNumber(yieldPercent)} %`}</strong>
            <span>{t`of ${shownQuantity(batch.plannedQuantity, batch.plannedQuantityUnit)}`}</span>
          </p>
          <YieldBar percent={yieldPercent} label={t`${shownNumber(yieldPercent)} % of the plan`} />
        </>
      )}
      <BalanceBar of={massBalance} />
      <Warnings of={of} />
      {note !== '' && <p>{t`Note: ${note}`}</p>}
      <ul class={styles['components']}>
        {outputs.map((one) => (
          <li key={one.stockBatchId} class={styles['row']}>
            <span>
              <strong>
                <Named kind="article" id={one.articleId} isPlain /> · {one.lotNumber}
              </strong>{' '}
              · {shownQuantity(one.quantity, one.unit)}
            </span>
            {may('STOCK_READ') && (
              <LinkButton icon="print" to={`/lots/${one.lotId}/label`}>{t`Label to print`}</LinkButton>
            )}
          </li>
        ))}
      </ul>
      <div class={styles['begin']}>
        <FormAction
          operation={reopenBatch}
          title={say`Reopen`}
          intro={
            <p>{t`The outputs are booked out again, and the batch is in progress again. Possible only while no output has been moved.`}</p>
          }
          fixed={path}
          done={say`Reopened`}
        />
      </div>
    </Section>
  );
}
