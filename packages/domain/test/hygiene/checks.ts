/** Makes a core with control points and cleaning tasks, and functions that measure. */
import {
  correctReading,
  createCleaningTask,
  createControlPoint,
  getDeviation,
  listDeviations,
  recordCleaning,
  recordReadings,
} from '../../src/hygiene/index.ts';
import { createStorageLocation } from '../../src/inventory/index.ts';
import type { Contract } from '../../src/kernel/index.ts';
import { withCore } from '../with-core.ts';

/** A cold room with a point of at most 7 °C. */
export async function checks() {
  const it = withCore();
  const { ask, ports, refusal } = it;
  let names = 0;
  const room = await ask(createStorageLocation, { name: 'Kühlraum', storageType: 'COLD_ROOM' });
  const point = (more: object = {}) =>
    ask(createControlPoint, { name: `Punkt ${++names}`, measure: 'TEMPERATURE', limits: { max: 7 }, ...more });
  const task = (more: object = {}) =>
    ask(createCleaningTask, { name: `Aufgabe ${++names}`, schedule: { every: 'DAY' }, ...more });
  const cold = await point({ name: 'Temperatur Kühlraum', storageLocationId: room.id, toleratedMinutes: 45 });
  return {
    ...it,
    room,
    cold,
    point,
    task,
    /** Returns the instant that many minutes after the start of the test. */
    minute: (minutes: number): string => new Date(Date.parse('2026-01-05T11:00:00Z') + minutes * 60_000).toISOString(),
    /** Lets minutes pass. */
    wait: (minutes: number) => ports.clock.advance(minutes * 60_000),
    /** Measures a point now. A number is a value, a text a result. */
    async measure(controlPointId: string, found: number | string, more: object = {}) {
      const measured = typeof found === 'number' ? { value: found } : { result: found, note: 'weil' };
      return ask(recordReadings, { readings: [{ controlPointId, ...measured, ...more }] });
    },
    clean: (cleaningTaskId: string, result: string, more: object = {}) =>
      ask(recordCleaning, { records: [{ cleaningTaskId, result, ...more }] }),
    correct: (id: string, found: number | string) =>
      ask(correctReading, {
        id,
        note: 'vertippt',
        ...(typeof found === 'number' ? { value: found } : { result: found }),
      }),
    deviations: async (filter: object = {}) => (await ask(listDeviations, filter)).content,
    deviation: (id: string) => ask(getDeviation, { id }),
    /** Returns the fields that the form or the rules refuse, or the code of another refusal. */
    async faultsOf<I, O>(operation: Contract<I, O>, input: unknown): Promise<string | readonly string[]> {
      const { code, faults = [] } = await refusal(operation, input);
      return code === 'VALIDATION_ERROR' ? faults.map(({ field }) => field) : code;
    },
  };
}
