import { RefreshTokens, Sessions } from '@cleaver/domain/identity';
import { p } from '@mikro-orm/core';
import { time } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

export const sessions = table(
  Sessions,
  {
    userId: p.uuid(),
    createdAt: time(),
    expiresAt: time(),
    endedAt: time().nullable(),
    deviceId: p.uuid().nullable(),
  },
  {
    indexes: [
      { members: ['userId'], where: 'ended_at is null' },
      { members: ['deviceId'], where: 'ended_at is null and device_id is not null' },
      // The sweep finds expired and ended sessions by the next two indexes.
      { members: ['expiresAt'] },
      { members: ['endedAt'], where: 'ended_at is not null' },
    ],
  },
);

export const refreshTokens = table(
  RefreshTokens,
  { sessionId: p.uuid(), expiresAt: time(), usedAt: time().nullable() },
  { textId: true, indexes: [{ members: ['sessionId'] }] },
);
