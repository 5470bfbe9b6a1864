/** The goods of a production batch: outputs, inputs and postings. */

import { listMovements } from '@cleaver/domain/inventory/contracts';
import { type AnswerOf, type ItemOf, say } from '@cleaver/domain/kernel';
import type { getExecution } from '@cleaver/domain/production/contracts';
import { Undo, useUndoable } from '../../inventory/movement/undo.tsx';
import { useAll } from '../../shell/data/all-pages.ts';
import { shownDate, shownNumber, shownQuantity, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Loaded, Nothing, Section } from '../../ui/page/page.tsx';
import { LinkTo, LotLink } from '../../ui/text/link.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';
import { BalanceBar, YieldBar } from '../run/balance.tsx';
import { Warnings } from './warnings.tsx';

/** The yield against the plan, the mass balance, and the note of the completion. */
export function Yield({ of: { batch, outputs, yieldPercent, massBalance, note } }: { readonly of: Execution }) {
  const [main] = outputs.filter(({ role }) => role === 'MAIN');
  return (
    <Section title={t`Yield against plan`}>
      {yieldPercent === null ? (
        <Nothing text={t`The output is measured in a different unit than the plan.`} />
      ) : (
        <>
          <p>
            <strong>{`${shownNumber(yieldPercent)} %`}</strong>{' '}
            {t`of ${shownQuantity(batch.plannedQuantity, batch.plannedQuantityUnit)}`}
          </p>
          <YieldBar percent={yieldPercent} label={t`${shownNumber(yieldPercent)} % of the plan`} />
        </>
      )}
      {main && <h3>{t`Mass balance`}</h3>}
      <BalanceBar of={massBalance} />
      {note !== '' && <p>{t`Note: ${note}`}</p>}
    </Section>
  );
}

export function CameOut({ of }: { readonly of: Execution }) {
  const { outputs, waste } = of;
  if (outputs.length === 0 && waste.length === 0) return null;
  return (
    <Section title={t`Came out`} wide>
      <Warnings of={of} />
      {outputs.length > 0 && (
        <Table<Output>
          caption={t`Came out`}
          rows={outputs}
          columns={[
            { field: 'lotNumber', show: (one) => <LotLink id={one.lotId}>{one.lotNumber}</LotLink> },
            { field: 'articleId', show: ({ articleId }) => <Named kind="article" id={articleId} /> },
            { field: 'role', show: ({ role }) => wordText(role) },
            { field: 'quantity', show: (one) => shownQuantity(one.quantity, one.unit), isNumber: true },
            { field: 'expiryDate', show: ({ expiryDate }) => shownDate(expiryDate) },
            ...(outputs.some(({ onHold }) => onHold)
              ? [{ field: 'onHold', show: ({ onHold }: Output) => onHold && <Status of="HELD" /> }]
              : []),
            ...(may('LABEL_PRINT')
              ? [
                  {
                    field: 'action',
                    show: ({ lotId }: Output) => (
                      <LinkButton icon="label" to={`/lots/${lotId}/print`}>{t`Label packs`}</LinkButton>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {waste.map((one, index) => (
        <p key={index}>
          {t`Waste`}: {shownQuantity(one.quantityAmount, one.quantityUnit)}
          {one.reason !== null && ` · ${one.reason}`}
        </p>
      ))}
    </Section>
  );
}

/** The planned components and the lots consumed. */
export function WentIn({ of: { batch, components, inputs, skipped } }: { readonly of: Execution }) {
  const isPlan = batch.status === 'PLANNED';
  return (
    <Section title={isPlan ? t`Ingredients needed` : t`Went in`} wide>
      <Table<Component>
        caption={t`Ingredients by the recipe`}
        rows={components}
        columns={[
          {
            field: 'articleId',
            show: (one) => (
              <LinkTo to={`/articles/${one.articleId}`} need="MASTERDATA_READ">
                {one.articleName}
              </LinkTo>
            ),
          },
          {
            field: 'quantity',
            title: say`Planned`,
            show: (one) => shownQuantity(one.quantity, one.uom),
            isNumber: true,
          },
          ...(isPlan
            ? []
            : [
                {
                  field: 'consumed',
                  title: say`Went in`,
                  show: (one: Component) => shownQuantity(one.consumed, one.uom),
                  isNumber: true,
                },
                {
                  field: 'deviation',
                  title: say`Difference`,
                  show: (one: Component) => shownQuantity(one.deviation, one.uom),
                  isNumber: true,
                },
              ]),
        ]}
      />
      {skipped.length > 0 && (
        <p>{t`Taken without a lot, because it is not kept in stock: ${skipped.map(({ articleName }) => articleName).join(', ')}`}</p>
      )}
      {!isPlan &&
        (inputs.length === 0 ? (
          <Nothing text={t`Nothing has gone in yet.`} />
        ) : (
          <Table<Input>
            caption={t`Lots that went in`}
            rows={inputs}
            columns={[
              { field: 'lotNumber', show: (one) => <LotLink id={one.lotId}>{one.lotNumber}</LotLink> },
              { field: 'articleId', show: ({ articleId }) => <Named kind="article" id={articleId} /> },
              { field: 'quantity', show: (one) => shownQuantity(one.quantity, one.unit), isNumber: true },
              {
                field: 'reason',
                title: say`Note`,
                show: ({ insteadOf, reason }) => (
                  <>
                    {insteadOf !== null && (
                      <>
                        {t`Instead of`} <Named kind="article" id={insteadOf} />{' '}
                      </>
                    )}
                    {reason}
                  </>
                ),
              },
            ]}
          />
        ))}
    </Section>
  );
}

/** The batch's movements in the ledger. While the batch is in progress, movements that can be undone have an undo. */
export function Postings({ of: { batch, inputs, outputs } }: { readonly of: Execution }) {
  const found = useAll(listMovements, { documentId: batch.id, sort: 'at,desc' });
  // Reopening the batch undoes the completion. Inputs are undone one by one while the batch is in progress.
  const isUndoable = useUndoable(batch.status === 'IN_PROGRESS' ? (found.data ?? []) : []);
  // Lots that were returned completely are in neither list.
  const lots = new Map([...inputs, ...outputs].map((one) => [one.lotId, one.lotNumber]));
  return (
    <Section title={t`Postings`} wide>
      <Loaded of={found}>
        {(movements) => {
          if (movements.length === 0) return <Nothing text={t`Nothing has been moved yet.`} />;
          return (
            <Table<Movement>
              caption={t`Postings`}
              rows={movements}
              columns={[
                { field: 'at', title: say`When`, show: ({ at }) => shownTime(at) },
                { field: 'type', show: ({ type }) => wordText(type) },
                { field: 'lotId', show: ({ lotId }) => lots.get(lotId ?? '') },
                {
                  field: 'quantityChange',
                  title: say`Quantity`,
                  show: (one) => shownQuantity(one.quantityChange, one.quantityUnit),
                  isNumber: true,
                },
                { field: 'username', show: ({ username }) => username },
                { field: 'reason', show: ({ reason }) => reason, isLong: true },
                ...(movements.some(isUndoable)
                  ? [
                      {
                        field: 'action',
                        show: (one: Movement) => isUndoable(one) && <Undo id={one.id} />,
                      },
                    ]
                  : []),
              ]}
            />
          );
        }}
      </Loaded>
    </Section>
  );
}

export type Execution = AnswerOf<typeof getExecution>;

export type Output = Execution['outputs'][number];

export type Component = Execution['components'][number];

export type Input = Execution['inputs'][number];

export type Movement = ItemOf<typeof listMovements>;
