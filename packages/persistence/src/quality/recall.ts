import { RecallRecords, Recalls } from '@cleaver/domain/quality';
import { p } from '@mikro-orm/core';
import { time } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

export const recalls = table(Recalls, {
  recallNumber: p.text(),
  mode: p.text(),
  status: p.text(),
  reason: p.text(),
  asOf: time(),
  lotCount: p.integer(),
  customerCount: p.integer(),
  sha256: p.text(),
  elapsedMs: p.integer(),
  contacts: p.json(),
  openedBy: p.text(),
  openedAt: time(),
  closedBy: p.text().nullable(),
  closedAt: time().nullable(),
  conclusion: p.text().nullable(),
});

export const recallRecords = table(RecallRecords, { frozen: p.json() });
