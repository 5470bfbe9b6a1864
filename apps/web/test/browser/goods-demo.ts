/** Fills a shop with the data of the demo shop through the API. */
import { fillShop } from '@cleaver/demo';
import type { Shop } from './shop.ts';

/** The password of each user of the demo shop. */
export const DEMO_PASSWORD = 'the password of the demo';

export const fillDemo = ({ ask, clock }: Pick<Shop, 'ask' | 'clock'>): Promise<unknown> =>
  fillShop({
    password: DEMO_PASSWORD,
    today: clock.now().toISOString().slice(0, 10),
    ask: (method, path, { body, query, deviceKey }) =>
      ask(
        method.toUpperCase() as 'GET',
        query ? `${path}?${new URLSearchParams(query as Record<string, string>)}` : path,
        body as object,
        deviceKey,
      ),
    async each(_what, items, work) {
      for (const item of items) await work(item);
    },
  });
