import { type AnswerOf, type CalendarDate, say } from '@cleaver/domain/kernel';
import { batchMachine } from '@cleaver/domain/production';
import { listBatches } from '@cleaver/domain/production/contracts';
import { getDemand } from '@cleaver/domain/sales/contracts';
import { isClosed } from '@cleaver/domain/settings';
import { getSettings } from '@cleaver/domain/settings/contracts';
import { closedBy } from '../../sales/order/open-days.ts';
import { allPages } from '../../shell/data/all-pages.ts';
import { useAnswer, useQuery } from '../../shell/data/query.ts';
import { shownDate, shownQuantity, shownWeekday } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import { may } from '../../shell/session/session.ts';
import { DayColumn, useWeek, WeekBoard, WeekTurns } from '../../ui/chart/week-board.tsx';
import { LinkButton } from '../../ui/control/button.tsx';
import { Loaded, Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import cards from '../production.module.css';
import { DayDemand } from './day-demand.tsx';
import { MoveBatch, moveBatch, type Planned } from './move-batch.tsx';
import styles from './week.module.css';

export default function ProductionWeek() {
  const week = useWeek();
  const { days, today } = week;
  const found = useQuery([listBatches.name, 'week', days[0]], (signal) =>
    Promise.all(days.map((productionDate) => allPages(listBatches, { productionDate }, { signal }))),
  );
  const first = [days[0] ?? today, today].sort().at(-1) ?? today;
  const last = days[6] ?? today;
  const demand = useAnswer(getDemand, { from: first, to: last }, { enabled: may('ORDER_READ') && last >= today });
  const settings = useAnswer(getSettings, {});
  const closed = settings.data && closedBy(settings.data);
  return (
    <Page title={say`Week`} sub={`${shownDate(days[0])} – ${shownDate(days[6])}`} actions={<WeekTurns of={week} />}>
      <Loaded of={found} lines={7}>
        {(lists) => {
          const isFolded = (day: CalendarDate, at: number): boolean => day < today && lists[at]?.length === 0;
          const folded = days.filter(isFolded);
          return (
            <>
              {folded.length > 0 && (
                <p class={styles['folded']}>{t`Without a batch: ${folded.map(shownWeekday).join(' · ')}`}</p>
              )}
              <WeekBoard>
                {days.map((day, index) =>
                  isFolded(day, index) ? null : (
                    <Day
                      key={day}
                      day={day}
                      isClosed={closed !== undefined && isClosed(closed, day)}
                      demand={demand.data?.days.find(({ date }) => date === day)}
                      from={first}
                      today={today}
                      batches={lists[index] ?? []}
                      all={lists.flat()}
                    />
                  ),
                )}
              </WeekBoard>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

interface DayProps {
  readonly day: CalendarDate;
  readonly isClosed: boolean;
  /** What confirmed orders need on the day. Undefined: unknown, or in the past. */
  readonly demand: AnswerOf<typeof getDemand>['days'][number] | undefined;
  /** The first day that the button for moving a batch offers. */
  readonly from: string;
  readonly today: string;
  readonly batches: readonly Planned[];
  /** The batches of all days of the week. The user can drop one of them on this day. */
  readonly all: readonly Planned[];
}

function Day({ day, isClosed: closed, demand, from, today, batches, all }: DayProps) {
  const mayMove = may('BATCH_WRITE');
  const drop = (card: string): void => {
    const batch = all.find(({ id }) => id === card);
    if (batch && isMovable(batch)) moveBatch(batch, day).catch(() => undefined);
  };
  return (
    <DayColumn day={day} isToday={day === today} isClosed={closed} drop={mayMove ? drop : undefined}>
      {demand && <DayDemand of={demand} />}
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
      class={cards['card']}
      draggable={isMovable(batch)}
      onDragStart={(event) => event.dataTransfer?.setData('text/plain', batch.id)}
    >
      <a href={`/batches/${batch.id}`} draggable={false}>
        <strong lang="de">{name}</strong>
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
