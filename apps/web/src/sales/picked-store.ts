/**
 * The picked amounts of each order. The device stores them until the delivery is booked, so that a tablet may be
 * switched off.
 */
import { useState } from 'preact/hooks';
import { device, parsedJson } from '../shell/device.ts';
import { me } from '../shell/session.ts';
import type { Picked, PickedLine } from './picked.ts';

const nameOf = (orderId: string): string => `picked ${me.get()?.id} ${orderId}`;

export const readPicked = (orderId: string): Picked =>
  (parsedJson(device.read(nameOf(orderId))) as Picked | undefined) ?? {};

export interface PickedStore {
  readonly picked: Picked;
  /** Returns the stored value, because `picked` may be outdated until the next rendering. */
  readonly now: () => Picked;
  readonly put: (line: number, of: PickedLine) => void;
  readonly clear: () => void;
}

export function usePicked(orderId: string): PickedStore {
  const [picked, setPicked] = useState(() => readPicked(orderId));
  return {
    picked,
    now: () => readPicked(orderId),
    put: (line, of) => {
      const next = { ...readPicked(orderId), [line]: of };
      device.write(nameOf(orderId), JSON.stringify(next));
      setPicked(next);
    },
    clear: () => {
      device.write(nameOf(orderId), undefined);
      setPicked({});
    },
  };
}
