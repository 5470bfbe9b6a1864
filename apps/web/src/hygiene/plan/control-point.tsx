/** One control point of the plan. */

import {
  activateControlPoint,
  controlPointMachine,
  deactivateControlPoint,
  getControlPoint,
  updateControlPoint,
} from '@cleaver/domain/hygiene/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { History } from '../../audit/history.tsx';
import { call } from '../../shell/data/api.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownNumber } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { FormAction, MachineActions } from '../../ui/form/action.tsx';
import { Columns, Facts, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';
import { limitsText } from '../measured-text.ts';
import { PlaceName } from '../place-name.tsx';
import { CHECK_INSTEAD, CHECK_OPTIONS } from './check-fields.tsx';
import { changeOf, groupsOf, valuesOf } from './point-form.ts';
import { scheduleText } from './version-text.ts';
import { Versions } from './versions.tsx';

type Point = AnswerOf<typeof getControlPoint>;

const UP = { to: '/hygiene/plan', title: say`Hygiene plan` };

export default function ControlPointScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getControlPoint, { id });
  if (!found.data) return <Unloaded title={say`Control point`} up={UP} of={found} />;
  const point = found.data;
  return (
    <Page
      title={point.name}
      up={UP}
      badge={<Status of={point.status} />}
      sub={wordText(point.kind)}
      actions={<Actions point={point} />}
    >
      <Columns>
        <What point={point} />
        <How point={point} />
        <Versions of={point.versions} measure={point.measure} />
        <History entity="control_point" id={id} />
      </Columns>
    </Page>
  );
}

function Actions({ point }: { readonly point: Point }) {
  const { id, measure, status } = point;
  const path = { id };
  return (
    <>
      {measure === 'CHECK' ? (
        <LinkButton icon="count" to={`/readings?controlPointId=${id}`}>{t`Readings`}</LinkButton>
      ) : (
        <LinkButton icon="temperature" to={`/temperatures/${id}`}>{t`Measured values`}</LinkButton>
      )}
      <FormAction
        operation={updateControlPoint}
        title={say`Edit`}
        label={say`Save`}
        size="wide"
        fixed={path}
        initial={valuesOf(point)}
        groups={groupsOf(point)}
        options={CHECK_OPTIONS}
        instead={CHECK_INSTEAD}
        send={(body, key) => call(updateControlPoint, { ...changeOf(point, body), id }, { key })}
        done={say`Saved`}
      />
      <MachineActions
        machine={controlPointMachine}
        status={status}
        operation={activateControlPoint}
        verbs={{
          activate: { label: say`Activate`, send: () => call(activateControlPoint, path), done: say`Activated` },
          deactivate: {
            label: say`Deactivate`,
            send: () => call(deactivateControlPoint, path),
            done: say`Deactivated`,
            undo: () => call(activateControlPoint, path),
          },
        }}
      />
    </>
  );
}

function What({ point }: { readonly point: Point }) {
  const { scope, measure, limits, schedule, storageLocationId, sensor, toleratedMinutes } = point;
  const article = useNames('article');
  const applies = [...point.productKinds.map(wordText), ...point.articleIds.map(article)].join(', ');
  return (
    <Section title={t`Control point`}>
      <Facts
        of={[
          [t`Where it is measured`, wordText(scope)],
          [t`What is measured`, wordText(measure)],
          measure !== 'CHECK' && [t`Limits`, limitsText(limits, measure)],
          scope === 'SHOP' && [t`How often`, scheduleText(schedule)],
          scope === 'SHOP' && [t`Storage location`, <PlaceName key="place" id={storageLocationId} />],
          scope === 'BATCH' && [t`For these batches`, applies || t`all batches`],
          sensor !== null && [
            t`Sensor`,
            <span key="sensor">
              <Named kind="device" id={sensor.deviceId} /> · {t`channel ${sensor.channel}`}
            </span>,
          ],
          sensor !== null && [t`Sensor sends`, t`every ${shownNumber(sensor.minutes)} minutes`],
          sensor !== null && [t`Tolerated minutes`, shownNumber(toleratedMinutes)],
        ]}
      />
    </Section>
  );
}

const How = ({ point: { responsible, instructions, correctiveAction } }: { readonly point: Point }) => (
  <Section title={t`For the people`}>
    <Facts
      of={[
        [t`Responsible`, responsible],
        [t`How it is done`, instructions],
        [t`What to do about a deviation`, correctiveAction],
      ]}
    />
  </Section>
);
