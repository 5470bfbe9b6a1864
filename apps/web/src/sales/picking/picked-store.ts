/**
 * The picked amounts of each order. The device stores them under one name for each line, until the outbox has sent the
 * delivery or the cancellation of the line. So a tablet may be switched off.
 */
import { useReducer } from 'preact/hooks';
import { outbox } from '../../floor/outbox/outbox-entries.ts';
import { useStore } from '../../shell/data/store.ts';
import { device, parsedJson } from '../../shell/session/device.ts';
import { me } from '../../shell/session/session.ts';
import type { Picked, PickedLine } from './picked-lines.ts';

const startOf = (orderId: string): string => `picked ${me.get()?.id} ${orderId} `;

/** Returns the name of the device's record of a picked line. */
const recordOf = (orderId: string, line: number): string => startOf(orderId) + line;

/** Returns the name of the device's record of a picked line, and its content. */
export function storedLine(orderId: string, line: number): readonly [name: string, content: string | null] {
  const name = recordOf(orderId, line);
  return [name, device.read(name) ?? null];
}

export function readPicked(orderId: string): Picked {
  const start = startOf(orderId);
  const read = (name: string) => [name.slice(start.length), parsedJson(device.read(name))] as const;
  return Object.fromEntries(
    device
      .names(start)
      .map(read)
      .filter(([, line]) => line !== undefined),
  ) as Picked;
}

export interface PickedStore {
  readonly picked: Picked;
  /** Returns the stored value, because `picked` may be outdated until the next rendering. */
  readonly now: () => Picked;
  readonly put: (line: number, of: PickedLine) => void;
  /** Reopens the given lines that have no picked amounts. */
  readonly reopen: (lines: readonly number[]) => void;
}

export function usePicked(orderId: string): PickedStore {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  // Renders again after each change of the outbox, because it removes the lines of a sent delivery.
  useStore(outbox);
  const now = (): Picked => readPicked(orderId);
  return {
    picked: now(),
    now,
    put: (line, of) => {
      device.write(recordOf(orderId, line), JSON.stringify(of));
      draw(undefined);
    },
    reopen: (lines) => {
      for (const line of lines) if (now()[line]?.takes.length === 0) device.write(recordOf(orderId, line), undefined);
      draw(undefined);
    },
  };
}
