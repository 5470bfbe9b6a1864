import { Holds } from '@cleaver/domain/inventory';
import { p } from '@mikro-orm/core';
import { time } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

export const holds = table(
  Holds,
  {
    lotId: p.uuid(),
    cause: p.text(),
    reason: p.text(),
    placedBy: p.text(),
    placedAt: time(),
    recallId: p.uuid().nullable(),
    deviationId: p.uuid().nullable(),
    inheritedFrom: p.uuid().nullable(),
    releasedBy: p.text().nullable(),
    releasedAt: time().nullable(),
    releaseReason: p.text().nullable(),
  },
  {
    within: 'lotId',
    indexes: [
      { members: ['recallId'], where: 'recall_id is not null' },
      { members: ['deviationId'], where: 'deviation_id is not null' },
      // Finds the open holds, newest first.
      { members: ['placedAt'], where: 'released_at is null' },
    ],
  },
);
