/** The layout of the screens for a batch in progress: the facts of the batch, and links to its inputs and outputs. */

import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { getExecution, getRecipe } from '@cleaver/domain/production/contracts';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { inputsOf, type StoredBooking } from '../../floor/outbox/bookings.ts';
import { useMissing } from '../../floor/outbox/outbox.ts';
import { said } from '../../floor/outbox/said.ts';
import { Waits } from '../../floor/outbox/waiting-row.tsx';
import { afterMeasuring, type PointNow } from '../../hygiene/batch/batch-stops.ts';
import { MeasureBatch } from '../../hygiene/batch/measure-batch.tsx';
import { useAnswer } from '../../shell/data/query.ts';
import { shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Page, Unloaded } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import styles from './make.module.css';
import { type AtWork, afterBooking } from './open-amounts.ts';

export interface Work {
  readonly execution: AtWork;
  /** The control points with the readings that wait. */
  readonly points: readonly PointNow[];
  /** Opens the entry of a control point, if the batch is in progress. */
  readonly measure: ((point: PointNow) => void) | undefined;
  readonly recipe: AnswerOf<typeof getRecipe> | undefined;
}

const readingsIn = (entries: readonly StoredBooking[]) =>
  inputsOf(entries, 'measure').flatMap(({ readings }) => readings);

interface BatchAtWorkProps {
  readonly id: string;
  readonly children: (work: Work) => ComponentChildren;
}

export function BatchAtWork({ id, children }: BatchAtWorkProps) {
  const { path: at } = useAddress();
  const up = { to: `/batches/${id}`, title: say`Batch` };
  const found = useAnswer(getExecution, { id });
  const recipe = useAnswer(
    getRecipe,
    { id: found.data?.batch.recipeId ?? '' },
    { enabled: found.data !== undefined && may('RECIPE_READ') },
  );
  const missing = useMissing(found.dataUpdatedAt);
  const [measured, setMeasured] = useState<PointNow>();
  const end = missing.find(({ booking, of }) => booking === 'complete' && of?.['id'] === id);
  if (!found.data) return <Unloaded title={say`Make`} up={up} of={found} />;
  const { batch, recipe: frozen } = found.data;
  const goesIn = `/batches/${id}/make`;
  const comesOut = `/batches/${id}/complete`;
  return (
    <Page
      title={`${frozen.name} ${batch.batchNumber}`}
      up={up}
      badge={<Status of={batch.status} />}
      sub={shownQuantity(batch.plannedQuantity, batch.plannedQuantityUnit)}
      actions={
        batch.status === 'IN_PROGRESS' &&
        !end && (
          <nav class={styles['views']} aria-label={t`Parts of the work`}>
            <LinkButton to={goesIn} isCurrent={at === goesIn}>{t`What goes in`}</LinkButton>
            {may('BATCH_COMPLETE') && (
              <LinkButton to={comesOut} isCurrent={at === comesOut}>{t`What comes out`}</LinkButton>
            )}
          </nav>
        )
      }
    >
      {end ? (
        <Waits>
          <strong>{said(end)}</strong>
        </Waits>
      ) : (
        <>
          {measured && <MeasureBatch point={measured} batchId={id} close={() => setMeasured(undefined)} />}
          <div class={styles['work']} hidden={measured !== undefined}>
            {children({
              execution: afterBooking(found.data, missing),
              recipe: recipe.data,
              points: afterMeasuring(found.data.controlPoints, readingsIn(missing), id),
              measure: batch.status === 'IN_PROGRESS' ? setMeasured : undefined,
            })}
          </div>
        </>
      )}
    </Page>
  );
}
