/** The control points of the plan. */

import { createControlPoint, getStartingPlan, listControlPoints } from '@cleaver/domain/hygiene/contracts';
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { t } from '../../shell/language/language.ts';
import { mayRun } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';
import { limitsText } from '../measured-text.ts';
import { PlaceName } from '../place-name.tsx';
import { scheduleText } from './version-text.ts';

type Point = ItemOf<typeof listControlPoints>;

/** Formats how often a point is checked. A point of batches has no schedule. */
const oftenText = ({ scope, schedule }: Point): string =>
  scope === 'BATCH' ? wordText(scope) : scheduleText(schedule);

export default function ControlPoints() {
  const mayWrite = mayRun(createControlPoint);
  return (
    <Page
      title={say`Hygiene plan`}
      sub={t`What is checked, how often and within which limits`}
      actions={
        <>
          {mayWrite && mayRun(getStartingPlan) && (
            <LinkButton icon="recipe" to="/hygiene/starting-plan">{t`Starting plan`}</LinkButton>
          )}
          {mayWrite && (
            <LinkButton look="primary" icon="plus" to="/hygiene/plan/new">{t`New control point`}</LinkButton>
          )}
        </>
      }
    >
      <List<Point>
        of={listControlPoints}
        name="control-points"
        to={({ id }) => `/hygiene/plan/${id}`}
        columns={[
          { field: 'name', show: ({ name }) => name, isSortable: true },
          { field: 'measure', title: say`What is measured`, show: ({ measure }) => wordText(measure) },
          { field: 'limits', show: ({ limits, measure }) => limitsText(limits, measure) },
          { field: 'schedule', title: say`How often`, show: oftenText },
          {
            field: 'storageLocationId',
            title: say`Storage location`,
            show: ({ storageLocationId }) => <PlaceName id={storageLocationId} isPlain />,
          },
          { field: 'status', show: ({ status }) => <Status of={status} />, text: ({ status }) => wordText(status) },
        ]}
        empty={{
          text: say`No control point yet. The starting plan proposes those that a butcher shop needs.`,
          ...(mayWrite && { to: '/hygiene/starting-plan' }),
          action: say`Starting plan`,
        }}
      />
    </Page>
  );
}
