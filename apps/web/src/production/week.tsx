import { addDays, dateOf, say } from '@cleaver/domain/kernel';
import { batchMachine } from '@cleaver/domain/production';
import { listBatches } from '@cleaver/domain/production/contracts';
import { useState } from 'preact/hooks';
import { useAddress } from '../shell/address.ts';
import { call } from '../shell/api.ts';
import { shownDate, shownQuantity, shownWeekday } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { useQuery } from '../shell/query.ts';
import { useNames } from '../shell/references.ts';
import { may, me } from '../shell/session.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Loaded, Page } from '../ui/page.tsx';
import { Status } from '../ui/status.tsx';
import { MoveBatch, moveBatch, type Planned } from './move-batch.tsx';
import styles from './production.module.css';

/** Returns seven days, from the Monday on or before the day. */
function daysOf(day: string): readonly string[] {
  const date = dateOf(day);
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(date, index - weekday));
}

export default function Week() {
  const { query, set } = useAddress();
  const today = me.get()?.today ?? '1970-01-01';
  const wished = query.get('day') ?? '';
  const days = daysOf(/^\d{4}-\d{2}-\d{2}$/.test(wished) && !Number.isNaN(Date.parse(wished)) ? wished : today);
  const found = useQuery(['/api/production/batches', 'week', days[0]], (signal) =>
    Promise.all(days.map((productionDate) => call(listBatches, { productionDate, size: 100 }, { signal }))),
  );
  const first = days[0] ?? today;
  const turn = (by: number): void => set({ day: addDays(dateOf(first), by) });
  return (
    <Page
      title={say`Week`}
      up={{ to: '/batches', title: say`Batches` }}
      sub={`${shownDate(days[0])} – ${shownDate(days[6])}`}
      actions={
        <div class={styles['turn']}>
          <Button icon="left" label={t`The week before`} act={() => turn(-7)} />
          <Button act={() => set({ day: undefined })}>{t`This week`}</Button>
          <Button icon="right" label={t`The week after`} act={() => turn(7)} />
        </div>
      }
    >
      <Loaded of={found} lines={7}>
        {(pages) => (
          <div class={styles['week']}>
            {days.map((day, index) => (
              <Day
                key={day}
                day={day}
                from={[first, today].sort().at(-1) ?? today}
                today={today}
                batches={pages[index]?.content ?? []}
                all={pages.flatMap(({ content }) => content)}
              />
            ))}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

interface DayProps {
  readonly day: string;
  /** The first day to which batches can be moved by the button. */
  readonly from: string;
  readonly today: string;
  readonly batches: readonly Planned[];
  /** The batches of all days: one of them may be dropped here. */
  readonly all: readonly Planned[];
}

/** A day, and the target of batches that are dragged to it. */
function Day({ day, from, today, batches, all }: DayProps) {
  const [isOver, setIsOver] = useState(false);
  const mayMove = may('BATCH_WRITE');
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const batch = all.find(({ id }) => id === event.dataTransfer?.getData('text/plain'));
    if (batch && isMovable(batch)) moveBatch(batch, day).catch(() => undefined);
  };
  return (
    <section
      class={styles['day']}
      data-today={day === today ? '' : undefined}
      data-over={isOver ? '' : undefined}
      aria-label={shownWeekday(day)}
      onDragOver={(event) => {
        if (!mayMove) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <h2>{shownWeekday(day)}</h2>
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
    </section>
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
