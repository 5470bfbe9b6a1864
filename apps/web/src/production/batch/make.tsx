/** The screen of a batch in progress. The user scans the inputs and follows the steps. */

import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { batchMachine, isDone } from '@cleaver/domain/production';
import { consumeIntoBatch, type getRecipe, proposeInputs, startBatch } from '@cleaver/domain/production/contracts';
import { useState } from 'preact/hooks';
import { BatchButton } from '../../floor/booking/batch-button.tsx';
import { type OnLabel, PickBatch } from '../../floor/booking/choose-stock-batch.tsx';
import { useMissing } from '../../floor/outbox/outbox.ts';
import { mine, outbox } from '../../floor/outbox/outbox-entries.ts';
import { said } from '../../floor/outbox/said.ts';
import { Waits } from '../../floor/outbox/waiting-row.tsx';
import { BatchPoints } from '../../hygiene/batch/batch-points.tsx';
import { allTaken, type FoundBatch } from '../../scanner/found-batch.ts';
import { useScaleSteps } from '../../settings/scale-steps.ts';
import { call } from '../../shell/data/api.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { useStore } from '../../shell/data/store.ts';
import { shownDate, shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { may, me } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { Action } from '../../ui/form/action.tsx';
import { ActionBar } from '../../ui/form/action-bar.tsx';
import { Columns, Loaded, Nothing, Section } from '../../ui/page/page.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { Steps } from '../recipe/steps.tsx';
import { YieldBar } from '../run/balance.tsx';
import { BatchAtWork, type Work } from './batch-at-work.tsx';
import { CancelBatch } from './cancel-batch.tsx';
import { GiveBack } from './give-back.tsx';
import styles from './make.module.css';
import { type AtWork, afterConsuming, type Component, shareOf } from './open-amounts.ts';
import { PutIn } from './put-in.tsx';
import { TickSteps } from './tick-step.tsx';

type Recipe = AnswerOf<typeof getRecipe>;

export default function Make({ params: { id = '' } }: ScreenProps) {
  return <BatchAtWork id={id}>{(work) => <GoesInScreen {...work} />}</BatchAtWork>;
}

function GoesInScreen({ execution, recipe, points, measure }: Work) {
  const { batch } = execution;
  const path = { id: batch.id };
  const isOpen = batchMachine.allows(batch.status, 'cancel');
  const proposal = useAnswer(proposeInputs, path, { enabled: isOpen });
  if (batch.status === 'CANCELLED') return <Notice>{t`This batch was cancelled.`}</Notice>;
  if (!isOpen) {
    return (
      <div class={styles['begin']}>
        <LinkButton
          to={may('BATCH_COMPLETE') ? `/batches/${batch.id}/complete` : `/batches/${batch.id}`}
        >{t`What came out`}</LinkButton>
      </div>
    );
  }
  return (
    <>
      {batch.status === 'PLANNED' && batch.productionDate > (me.get()?.today ?? '') && (
        <Notice>{t`Planned for ${shownDate(batch.productionDate)}: only goods that last until then are proposed. Starting moves the batch to today.`}</Notice>
      )}
      <Loaded of={proposal}>
        {({ components }) => (
          <GoesIn execution={execution} components={components} at={proposal.dataUpdatedAt} recipe={recipe} />
        )}
      </Loaded>
      <BatchPoints points={points} measure={measure} />
      {batch.status === 'PLANNED' && (
        <ActionBar>
          <Action
            look="primary"
            label={say`Start`}
            send={(key) => call(startBatch, path, { key })}
            done={say`Started`}
          />
          <CancelBatch id={batch.id} />
        </ActionBar>
      )}
    </>
  );
}

interface GoesInProps {
  readonly execution: AtWork;
  readonly components: readonly Component[];
  /** The time when the response with the proposals arrived, in milliseconds since 1970. */
  readonly at: number;
  readonly recipe: Recipe | undefined;
}

interface Picked {
  readonly batch: FoundBatch;
  readonly onLabel: OnLabel;
}

function GoesIn({ execution, components: answered, at, recipe }: GoesInProps) {
  const [picked, setPicked] = useState<Picked>();
  const { batch } = execution;
  const components = afterConsuming(answered, useMissing(at), batch.id);
  const waits = components.some(({ isWaiting }) => isWaiting);
  const steps = useScaleSteps();
  const isOpen = (one: Component): boolean => !isDone(one, steps);
  const isAtWork = batch.status === 'IN_PROGRESS';
  const place = useNames('storageLocation');
  const proposed = components.flatMap((component) =>
    component.picks.map((pick) => ({
      ...batchOf(component, pick),
      storageLocationName: place(pick.storageLocationId),
    })),
  );
  return (
    <>
      {isAtWork &&
        (picked ? (
          <PutIn
            key={picked.batch.id}
            batchId={batch.id}
            batch={picked.batch}
            onLabel={picked.onLabel}
            components={components}
            substitutable={recipe?.ingredients.filter((one) => one.substitutable).map((one) => one.articleId) ?? []}
            close={() => setPicked(undefined)}
          />
        ) : null)}
      {isAtWork && (
        <div hidden={picked !== undefined}>
          <PickBatch
            label={say`Which lot goes in?`}
            known={proposed}
            refuses={refusal}
            warns={(one) =>
              components.some(({ articleId }) => articleId === one.articleId) ? undefined : t`not in the recipe`
            }
            busy={picked && t`Put ${picked.batch.lotNumber} in first, or leave it.`}
            picked={(one, onLabel) => setPicked({ batch: one, onLabel })}
          />
        </div>
      )}
      <Columns>
        <Section title={t`What goes in`}>
          <ul class={styles['components']}>
            {components.map((component) => (
              <li key={`${component.articleId} ${component.uom}`}>
                <Needed
                  of={component}
                  isOpen={isOpen(component)}
                  take={
                    isAtWork && isOpen(component) ? (one) => setPicked({ batch: one, onLabel: undefined }) : undefined
                  }
                />
              </li>
            ))}
          </ul>
          {isAtWork && !waits && components.some((one) => isOpen(one) && one.picks.length > 0) && (
            <TakeAll id={batch.id} />
          )}
        </Section>
        <Section title={t`Steps`}>
          {recipe === undefined || recipe.productionSteps.length === 0 ? (
            <Nothing text={t`The recipe has no steps.`} />
          ) : (
            (isAtWork && <TickSteps recipe={recipe} execution={execution} />) || <Steps of={recipe} />
          )}
        </Section>
        {isAtWork && <IsIn of={execution} />}
      </Columns>
    </>
  );
}

/** Returns the reason why the goods cannot be consumed; undefined if they can. The service refuses the same goods. */
const refusal = (batch: FoundBatch) =>
  batch.status === 'BLOCKED'
    ? t`${batch.lotNumber} is blocked.`
    : batch.status === 'EXPIRED'
      ? t`${batch.lotNumber} has expired.`
      : allTaken(batch);

const batchOf = (component: Component, pick: Component['picks'][number]): FoundBatch => ({
  id: pick.stockBatchId,
  lotId: pick.lotId,
  lotNumber: pick.lotNumber,
  stockId: '',
  articleId: component.articleId,
  articleName: component.articleName,
  storageLocationId: pick.storageLocationId,
  storageLocationName: '',
  amount: pick.quantity,
  unit: component.uom,
  status: 'AVAILABLE',
  expiryDate: pick.expiryDate,
  isPart: true,
});

type Shown = Component & { readonly isWaiting: boolean };

interface NeededProps {
  readonly of: Shown;
  /** Whether more of it has to go in, by `isDone`. */
  readonly isOpen: boolean;
  readonly take: ((batch: FoundBatch) => void) | undefined;
}

/** A component: its progress, and the proposed lots. */
function Needed({ of, isOpen, take }: NeededProps) {
  const { articleName, quantity, uom, consumed, open, missing, picks, stocked } = of;
  return (
    <div class={styles['component']}>
      <p class={styles['name']}>
        <strong>{articleName}</strong>
        <span>{!isOpen ? `✓ ${shownQuantity(consumed, uom)}` : t`${shownQuantity(open, uom)} to go`}</span>
      </p>
      <YieldBar
        percent={String(shareOf(of))}
        label={t`${shownQuantity(consumed, uom)} of ${shownQuantity(quantity, uom)}`}
      />
      <p class={styles['soft']}>{t`${shownQuantity(consumed, uom)} of ${shownQuantity(quantity, uom)}`}</p>
      {of.isWaiting && <Waits>{t`Some of it`}</Waits>}
      {take &&
        picks.map((pick) => (
          <BatchButton key={pick.stockBatchId} batch={batchOf(of, pick)} act={() => take(batchOf(of, pick))} />
        ))}
      {stocked && isOpen && missing !== '0' && (
        <Notice tone="bad" isContent>{t`${shownQuantity(missing, uom)} missing`}</Notice>
      )}
      {!stocked && isOpen && <p class={styles['soft']}>{t`Not kept in stock: taken without a lot.`}</p>}
    </div>
  );
}

/** Draws the action that consumes all open components from the lots that expire first (FEFO). */
function TakeAll({ id }: { readonly id: string }) {
  const path = { id };
  return (
    <div>
      <Action
        label={say`Put in all as proposed`}
        send={(key) => call(consumeIntoBatch, { ...path, fefo: true }, { key })}
        done={say`Put in as proposed`}
        ask={{
          title: say`Put in all as proposed`,
          text: say`Everything still missing is booked from the lots that expire first. Scan what you took from other lots.`,
        }}
      />
    </div>
  );
}

/** The inputs so far, including inputs that wait in the outbox. The user can return booked inputs. */
function IsIn({ of: { batch, inputs } }: { readonly of: AtWork }) {
  useStore(outbox);
  const waiting = mine().filter(({ booking, of }) => booking === 'consume' && of?.['id'] === batch.id);
  return (
    <Section title={t`Put in so far`} wide>
      {inputs.length === 0 && waiting.length === 0 && <Nothing text={t`Nothing has gone in yet.`} />}
      <ul class={styles['components']}>
        {waiting.map((one) => (
          <li key={one.key} class={styles['row']}>
            <Waits>
              <strong>{said(one)}</strong>
            </Waits>
          </li>
        ))}
        {inputs.map((one) => (
          <li key={one.stockBatchId} class={styles['row']}>
            <span>
              <strong>
                <Named kind="article" id={one.articleId} isPlain /> · {one.lotNumber}
              </strong>{' '}
              · {shownQuantity(one.quantity, one.unit)}
              {one.reason !== null && ` · ${one.reason}`}
              {one.isWaiting && <Waits>{t`The return`}</Waits>}
            </span>
            {one.quantity !== '0' && <GiveBack batchId={batch.id} input={one} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
