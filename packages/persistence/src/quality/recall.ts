import { Recalls } from '@cleaver/domain/quality';
import { p } from '@mikro-orm/core';
import { table, time } from '../table.ts';

export const recalls = table(
  Recalls,
  {
    recallNumber: p.text(),
    mode: p.text(),
    status: p.text(),
    reason: p.text(),
    frozen: p.json(),
    sha256: p.text(),
    elapsedMs: p.integer(),
    contacts: p.json(),
    openedBy: p.text(),
    openedAt: time(),
    closedBy: p.text().nullable(),
    closedAt: time().nullable(),
    conclusion: p.text().nullable(),
  },
  { indexes: [{ members: ['status', 'recallNumber'] }, { members: ['mode', 'recallNumber'] }] },
);
