/**
 * The entries of the outbox that are loaded, waiting or refused. Today imports this module without the code that sends
 * them (`outbox.ts`).
 */

import { store } from '../../shell/data/store.ts';
import { me } from '../../shell/session/session.ts';
import type { Entry } from './outbox-order.ts';

export const outbox = store<readonly Entry[]>([]);

/** Returns the entries of the logged-in user. */
export const mine = (): readonly Entry[] => outbox.get().filter(({ userId }) => userId === me.get()?.id);
