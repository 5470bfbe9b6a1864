import { type CalendarDate, say } from '@cleaver/domain/kernel';
import { batchMachine } from '@cleaver/domain/production';
import { listBatches } from '@cleaver/domain/production/contracts';
import { allPages } from '../../shell/data/all-pages.ts';
import { useQuery } from '../../shell/data/query.ts';
import { shownDate, shownQuantity, shownWeekday } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import { may } from '../../shell/session/session.ts';
import { DayColumn, useWeek, WeekBoard, WeekTurns } from '../../ui/chart/week-board.tsx';
import { LinkButton } from '../../ui/control/button.tsx';
import { Loaded, Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import styles from '../production.module.css';
import { MoveBatch, moveBatch, type Planned } from './move-batch.tsx';

export default function ProductionWeek() {
  const week = useWeek();
  const { days, today } = week;
  const found = useQuery([listBatches.name, 'week', days[0]], (signal) =>
    Promise.all(days.map((productionDate) => allPages(listBatches, { productionDate }, { signal }))),
  );
  return (
    <Page
      title={say`Week`}
      up={{ to: '/batches', title: say`Batches` }}
      sub={`${shownDate(days[0])} – ${shownDate(days[6])}`}
      actions={<WeekTurns of={week} />}
    >
      <Loaded of={found} lines={7}>
        {(lists) => (
          <WeekBoard>
            {days.map((day, index) => (
              <Day
                key={day}
                day={day}
                from={[days[0] ?? today, today].sort().at(-1) ?? today}
                today={today}
                batches={lists[index] ?? []}
                all={lists.flat()}
              />
            ))}
          </WeekBoard>
        )}
      </Loaded>
    </Page>
  );
}

interface DayProps {
  readonly day: CalendarDate;
  /** The first day that the button for moving a batch offers. */
  readonly from: string;
  readonly today: string;
  readonly batches: readonly Planned[];
  /** The batches of all days of the week. The user can drop one of them on this day. */
  readonly all: readonly Planned[];
}

function Day({ day, from, today, batches, all }: DayProps) {
  const mayMove = may('BATCH_WRITE');
  const drop = (card: string): void => {
    const batch = all.find(({ id }) => id === card);
    if (batch && isMovable(batch)) moveBatch(batch, day).catch(() => undefined);
  };
  return (
    <DayColumn day={day} isToday={day === today} drop={mayMove ? drop : undefined}>
      {batches.map((batch) => (
        <Card key={batch.id} batch={batch} from={from} />
      ))}
      {mayMove && day >= today && (
        <LinkButton
          look="plain"
          icon="plus"
          label={t`Plan a batch on ${shownWeekday(day)}`}
          to={`/batches/new?productionDate=${day}`}
        />
      )}
    </DayColumn>
  );
}

const isMovable = ({ status }: Planned): boolean => batchMachine.allows(status, 'edit') && may('BATCH_WRITE');

function Card({ batch, from }: { readonly batch: Planned; readonly from: string }) {
  const recipe = useNames('recipe');
  const name = recipe(batch.recipeId) || batch.batchNumber;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: each draggable entry also has a button that moves it
    <div
      class={styles['card']}
      draggable={isMovable(batch)}
      onDragStart={(event) => event.dataTransfer?.setData('text/plain', batch.id)}
    >
      <a href={`/batches/${batch.id}`} draggable={false}>
        <strong>{name}</strong>
        <span>{shownQuantity(batch.plannedQuantity, batch.plannedQuantityUnit)}</span>
        <small>{batch.batchNumber}</small>
        <span>
          <Status of={batch.status} />
        </span>
      </a>
      {isMovable(batch) && <MoveBatch batch={batch} name={name} from={from} />}
    </div>
  );
}
