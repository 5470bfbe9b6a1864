import { addDays, dateOf, say } from '@cleaver/domain/kernel';
import { listBatches } from '@cleaver/domain/production/contracts';
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
  const recipe = useNames('recipe');
  const found = useQuery(['/api/production/batches', 'week', days[0]], (signal) =>
    Promise.all(days.map((productionDate) => call(listBatches, { productionDate, size: 100 }, { signal }))),
  );
  const turn = (by: number): void => set({ day: addDays(dateOf(days[0] ?? today), by) });
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
              <section
                key={day}
                class={styles['day']}
                data-today={day === today ? '' : undefined}
                aria-label={shownWeekday(day)}
              >
                <h2>{shownWeekday(day)}</h2>
                {pages[index]?.content.map((batch) => (
                  <a key={batch.id} class={styles['card']} href={`/batches/${batch.id}`}>
                    <strong>{recipe(batch.recipeId) || batch.batchNumber}</strong>
                    <span>{shownQuantity(batch.plannedQuantity, batch.plannedQuantityUnit)}</span>
                    <small>{batch.batchNumber}</small>
                    <span>
                      <Status of={batch.status} />
                    </span>
                  </a>
                ))}
                {may('BATCH_WRITE') && day >= today && (
                  <LinkButton
                    look="plain"
                    icon="plus"
                    label={t`Plan a batch on ${shownWeekday(day)}`}
                    to={`/batches/new?productionDate=${day}`}
                  />
                )}
              </section>
            ))}
          </div>
        )}
      </Loaded>
    </Page>
  );
}
