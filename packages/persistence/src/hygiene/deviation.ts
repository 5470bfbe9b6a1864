import { Deviations } from '@cleaver/domain/hygiene';
import { p } from '@mikro-orm/core';
import { decimal, time } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

export const deviations = table(
  Deviations,
  {
    controlPointId: p.uuid().nullable(),
    cleaningTaskId: p.uuid().nullable(),
    name: p.text(),
    storageLocationId: p.uuid().nullable(),
    limits: p.json().nullable(),
    status: p.text(),
    from: time(),
    lastOutAt: time(),
    until: time().nullable(),
    since: time().nullable(),
    running: p.boolean(),
    readings: p.integer(),
    lowest: decimal().nullable(),
    highest: decimal().nullable(),
    actions: p.json(),
    verifications: p.json(),
  },
  { checks: { one_check: 'num_nonnulls(control_point_id, cleaning_task_id) = 1' } },
);
