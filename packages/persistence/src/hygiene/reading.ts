import { ReadingDays, Readings } from '@cleaver/domain/hygiene';
import { p } from '@mikro-orm/core';
import { decimal, time } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

// The unique rule has the index of each point's readings by time. Readings of sensors pay for each further index.
export const readings = table(
  Readings,
  {
    controlPointId: p.uuid().nullable(),
    cleaningTaskId: p.uuid().nullable(),
    measuredAt: time(),
    value: decimal().nullable(),
    result: p.text().nullable(),
    verdict: p.text().nullable(),
    version: p.integer(),
    batchId: p.uuid().nullable(),
    deviceId: p.uuid().nullable(),
    note: p.text(),
    correctsId: p.uuid().nullable(),
    correctionId: p.uuid().nullable(),
    recordedBy: p.text().nullable(),
    recordedAt: time(),
  },
  {
    checks: { one_check: 'num_nonnulls(control_point_id, cleaning_task_id) = 1' },
    indexes: [
      // What is out of limits or not done, of a point that mostly is in order.
      { members: ['controlPointId', 'measuredAt'], where: "correction_id is null and verdict is distinct from 'IN'" },
      { members: ['cleaningTaskId', 'measuredAt'], where: 'cleaning_task_id is not null' },
      { members: ['batchId', 'measuredAt'], where: 'batch_id is not null' },
      { members: ['deviceId', 'measuredAt'], where: 'device_id is not null' },
    ],
  },
);

export const readingDays = table(
  ReadingDays,
  {
    controlPointId: p.uuid(),
    from: time(),
    until: time(),
    count: p.integer(),
    lowest: decimal(),
    highest: decimal(),
    sum: decimal(),
    firstValue: decimal(),
    lastValue: decimal(),
    stretches: p.json(),
  },
  { textId: true, indexes: [{ members: ['controlPointId', 'from'] }, { members: ['from'] }] },
);
