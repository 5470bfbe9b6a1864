import { Cuttings } from '@cleaver/domain/production';
import { p } from '@mikro-orm/core';
import { time, words } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

export const cuttings = table(Cuttings, {
  cuttingNumber: p.text(),
  status: p.text(),
  postingId: p.uuid(),
  inputs: p.json(),
  outputs: p.json(),
  articleIds: words(),
  waste: p.json(),
  loss: p.json().nullable(),
  note: p.text(),
  createdBy: p.text(),
  createdAt: time(),
  undoReason: p.text().nullable(),
});
