/** Slots and sensors as responses show them. In a file of their own, so that Today does not load the plan's operations. */
import * as out from '../../kernel/contract/output.ts';
import { limitsOutput } from '../../production/contracts.ts';
import { INTERVALS, MEASURES, RESULTS, VERDICTS } from '../check/check.ts';
import { SENSOR_STATES, SLOT_STATES } from './slot-state.ts';

export const slotOutput = out.object('PlannedSlotResponse', {
  controlPointId: out.nullable(out.text()),
  cleaningTaskId: out.nullable(out.text()),
  name: out.text(),
  measure: out.oneOf(MEASURES),
  storageLocationName: out.nullable(out.text()),
  limits: out.nullable(limitsOutput),
  every: out.oneOf(INTERVALS),
  from: out.timestamp(),
  until: out.timestamp({ description: 'The end, which is not part of it' }),
  dueAt: out.timestamp(),
  state: out.oneOf(SLOT_STATES),
  last: out.nullable(
    out.object('SlotEntryResponse', {
      id: out.text({ description: 'Of the reading or the cleaning record' }),
      at: out.timestamp(),
      value: out.nullable(out.exactNumber()),
      result: out.nullable(out.oneOf(RESULTS)),
      verdict: out.nullable(out.oneOf(VERDICTS)),
      note: out.text(),
    }),
    { description: 'The last entry in it' },
  ),
});
/** A slot as responses show it. */
export type SlotView = out.GivenBy<typeof slotOutput>;

export const sensorStateOutput = out.object('SensorStateResponse', {
  controlPointId: out.text(),
  name: out.text(),
  storageLocationName: out.nullable(out.text()),
  state: out.oneOf(SENSOR_STATES),
  last: out.nullable(
    out.object('SensorValueResponse', { at: out.timestamp(), value: out.exactNumber({ description: 'In °C' }) }),
  ),
});
/** A sensor as responses show it. */
export type SensorView = out.GivenBy<typeof sensorStateOutput>;
