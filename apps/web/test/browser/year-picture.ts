/// <reference lib="dom" />
/** A control point with the readings of more than a year, and how long the picture of a year takes. */
import type { Page } from 'playwright-core';
import { send } from './goods-sensed.ts';
import type { Shop } from './shop.ts';

const DAY_MS = 86_400_000;
const DAYS = 400;
/** Days of readings in one request. They must not be older than 31 days. */
const AT_ONCE = 20;

/** The address of the picture of the year 2027, without the id of the control point. */
export const YEAR = 'view=year&day=2027-06-01';

/** Creates a control point with two readings on each of 400 days, and puts the clock to their end. Returns its id. */
export async function measuredYear({ ask, app, clock }: Shop): Promise<string> {
  const { id: deviceId, key } = await ask('POST', '/api/quality/devices', { name: 'Gateway' });
  const { id } = await ask('POST', '/api/quality/control-points', {
    ...{ name: 'Tiefkühler', measure: 'TEMPERATURE', limits: { max: 5 } },
    sensor: { deviceId, channel: 'x', minutes: 1440 },
  });
  const begin = clock.now().getTime();
  for (let day = 0; day < DAYS; day += AT_ONCE) {
    clock.set(new Date(begin + (day + AT_ONCE) * DAY_MS).toISOString());
    const readings = Array.from({ length: 2 * AT_ONCE }, (_, at) => ({
      ...{ channel: 'x', value: 3 + (at % 7) / 2 },
      measuredAt: new Date(begin + day * DAY_MS + (at + 1) * (DAY_MS / 2)).toISOString(),
    }));
    await send({ app }, key, readings);
  }
  return id;
}

/**
 * Returns the milliseconds from the tap on the year to its picture, with the series in the cache. The page shows the
 * month, and has shown the year less than five seconds ago. `name`: the text of the button of the year.
 */
export const timeOfYear = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const button = [...document.querySelectorAll('button')].find((one) => one.textContent === text);
        const start = performance.now();
        button?.click();
        const look = (): void => {
          const line = document.querySelector('figure path[data-part=line]')?.getAttribute('d') ?? '';
          if (line.split('L').length > 300) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        look();
      }),
    name,
  );
