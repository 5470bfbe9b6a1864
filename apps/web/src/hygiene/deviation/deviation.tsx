/** One deviation: its picture, what people did, the verification, and the goods that it puts in doubt. */

import {
  actOnDeviation,
  deviationMachine,
  getControlPoint,
  getDeviation,
  readSeries,
  verifyDeviation,
} from '@cleaver/domain/hygiene/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { useMemo } from 'preact/hooks';
import { History } from '../../audit/history.tsx';
import { serviceTime } from '../../shell/data/connection.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownNumber, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { may, me } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { FormAction } from '../../ui/form/action.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Columns, Facts, Loaded, Nothing, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';
import { PlaceName } from '../place-name.tsx';
import { SeriesPicture } from '../temperatures/series-picture.tsx';
import { Extremes, LimitsOf, untilText } from './deviation-table.tsx';
import { Exposure } from './exposure.tsx';
import { withMargin } from './margin.ts';

export type Deviation = AnswerOf<typeof getDeviation>;
type Point = AnswerOf<typeof getControlPoint>;

const UP = { to: '/deviations', title: say`Deviations` };

export default function DeviationScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getDeviation, { id });
  const { data: deviation } = found;
  const point = useAnswer(
    getControlPoint,
    { id: deviation?.controlPointId ?? '' },
    { enabled: !!deviation?.controlPointId },
  );
  if (!deviation) return <Unloaded title={say`Deviation`} up={UP} of={found} />;
  const { storageLocationId, status } = deviation;
  return (
    <Page
      title={deviation.name}
      up={UP}
      badge={<Status of={status} />}
      sub={t`since ${shownTime(deviation.from)}`}
      actions={<Actions deviation={deviation} point={point.data} />}
    >
      <Next deviation={deviation} />
      {point.data && point.data.measure !== 'CHECK' && <Picture deviation={deviation} point={point.data} />}
      <Columns>
        <About deviation={deviation} />
        <Done deviation={deviation} />
      </Columns>
      {storageLocationId !== null && may('STOCK_READ') && status !== 'WITHDRAWN' && <Exposure deviation={deviation} />}
      <History entity="deviation" id={id} />
    </Page>
  );
}

/** What has to be done next. */
function Next({ deviation: { status, until } }: { readonly deviation: Deviation }) {
  if (status === 'OPEN') {
    return (
      <Notice tone="warn">
        <p>{t`Nothing was done about it yet. Record the cause, what was done, and what became of the goods.`}</p>
      </Notice>
    );
  }
  if (status !== 'ACTED') return null;
  return (
    <Notice>
      <p>
        {until === null
          ? t`It still runs: it can be verified after the next value within limits.`
          : t`It is over. Verify whether what was done was effective.`}
      </p>
    </Notice>
  );
}

interface ActionsProps {
  readonly deviation: Deviation;
  readonly point: Point | undefined;
}

function Actions({ deviation: { id, status, until, controlPointId }, point }: ActionsProps) {
  const mayVerify = deviationMachine.allows(status, 'verify') && until !== null;
  return (
    <>
      {controlPointId !== null && (
        <LinkButton icon="temperature" to={`/temperatures/${controlPointId}`}>{t`Temperature`}</LinkButton>
      )}
      {deviationMachine.allows(status, 'act') && (
        <FormAction
          // The proposal arrives after the deviation. The form keeps its first values.
          key={point?.id}
          operation={actOnDeviation}
          title={say`Record an action`}
          label={say`Save`}
          button={status === 'OPEN' ? 'primary' : 'secondary'}
          fixed={{ id }}
          initial={{ measure: point?.correctiveAction ?? '' }}
          options={{
            cause: { hint: say`For example: door open, goods too warm when they came in, cooling broken` },
            measure: { label: say`What was done` },
            goods: { hint: say`None: no goods were affected.` },
          }}
          done={say`Saved`}
        />
      )}
      {mayVerify && (
        <>
          <FormAction
            operation={verifyDeviation}
            title={say`It was effective`}
            label={say`Verify`}
            button="primary"
            fixed={{ id, effective: true }}
            done={say`Verified`}
          />
          <FormAction
            operation={verifyDeviation}
            title={say`It was not effective`}
            label={say`Open it again`}
            fixed={{ id, effective: false }}
            done={say`The deviation is open again`}
          />
        </>
      )}
    </>
  );
}

interface PictureProps {
  readonly deviation: Deviation;
  readonly point: Point;
}

function Picture({ deviation, point: { id, measure, versions } }: PictureProps) {
  const timeZone = me.get()?.shopTimeZone ?? 'UTC';
  const { from, until } = deviation;
  // The picture of a deviation that runs ends when the page was first drawn, so that it reads one series.
  const { period, ...span } = useMemo(() => {
    const now = serviceTime(Date.now()) ?? Date.now();
    return withMargin({ from, until }, now, timeZone);
  }, [from, until]);
  const found = useAnswer(readSeries, { id, ...period });
  return (
    <Section title={t`Measured`}>
      <Loaded of={found} lines={8}>
        {(series) => (
          <SeriesPicture
            {...{ series, versions, measure, span, timeZone }}
            resolution={period.resolution}
            label={t`${deviation.name}: measured values`}
          />
        )}
      </Loaded>
    </Section>
  );
}

function About({ deviation }: { readonly deviation: Deviation }) {
  const { from, lastOutAt, minutes, readings, controlPointId, cleaningTaskId, storageLocationId } = deviation;
  return (
    <Section title={t`Deviation`}>
      <Facts
        of={[
          controlPointId !== null && [t`Control point`, <Named key="point" kind="controlPoint" id={controlPointId} />],
          cleaningTaskId !== null && [t`Cleaning task`, <Named key="task" kind="cleaningTask" id={cleaningTaskId} />],
          storageLocationId !== null && [t`Storage location`, <PlaceName key="place" id={storageLocationId} />],
          [t`First out of limits`, shownTime(from)],
          [t`Last out of limits`, shownTime(lastOutAt)],
          [t`Until`, untilText(deviation)],
          [t`Duration`, durationText(minutes)],
          [t`Readings out of limits`, shownNumber(readings)],
          deviation.lowest !== null && [t`Lowest to highest`, <Extremes key="values" of={deviation} />],
          deviation.limits !== null && [t`Limits`, <LimitsOf key="limits" of={deviation} />],
        ]}
      />
    </Section>
  );
}

/** Formats whole minutes: 45 min, or 3 h 05 min. */
function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? t`${minutes} min` : t`${shownNumber(hours)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

/** What people did, and what they found when they verified it. */
function Done({ deviation: { actions, verifications } }: { readonly deviation: Deviation }) {
  return (
    <Section title={t`What was done`}>
      {actions.length === 0 ? (
        <Nothing text={t`Nothing yet.`} />
      ) : (
        <Table<Deviation['actions'][number]>
          caption={t`What was done`}
          rows={actions}
          columns={[
            { field: 'actedAt', title: say`When`, show: ({ actedAt, actedBy }) => `${shownTime(actedAt)}, ${actedBy}` },
            { field: 'cause', show: ({ cause }) => cause, isLong: true },
            { field: 'measure', title: say`What was done`, show: ({ measure }) => measure, isLong: true },
            { field: 'goods', title: say`Goods`, show: ({ goods }) => goodsText(goods) },
          ]}
        />
      )}
      {verifications.length > 0 && (
        <Table<Deviation['verifications'][number]>
          caption={t`Verification`}
          rows={verifications}
          columns={[
            {
              field: 'verifiedAt',
              title: say`Verified`,
              show: ({ verifiedAt, verifiedBy }) => `${shownTime(verifiedAt)}, ${verifiedBy}`,
            },
            { field: 'effective', show: ({ effective }) => (effective ? t`Yes` : t`No`) },
            { field: 'note', show: ({ note }) => note, isLong: true },
          ]}
        />
      )}
    </Section>
  );
}

/** What became of the goods. NONE means that no goods were affected. */
const goodsText = (goods: Deviation['actions'][number]['goods']): string =>
  goods === 'NONE' ? t`No goods affected` : wordText(goods);
