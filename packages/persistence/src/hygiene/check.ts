import { CleaningTasks, ControlPoints, Devices } from '@cleaver/domain/hygiene';
import { p } from '@mikro-orm/core';
import { time, words } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

/** The columns that control points and cleaning tasks share. */
const checkColumns = () => ({
  name: p.text(),
  status: p.text(),
  storageLocationId: p.uuid().nullable(),
  responsible: p.text(),
  instructions: p.text(),
  versions: p.json(),
  createdAt: time(),
  updatedAt: time(),
});

export const controlPoints = table(ControlPoints, {
  ...checkColumns(),
  kind: p.text(),
  scope: p.text(),
  measure: p.text(),
  productKinds: words(),
  // The ids need no foreign key: only the removal of the demo shop removes articles, together with the points.
  articleIds: words(),
  correctiveAction: p.text(),
  activeChannel: p.text().nullable(),
  deviceIds: words(),
});

export const cleaningTasks = table(CleaningTasks, { ...checkColumns(), agent: p.text() });

// A shop has few devices, so finding one by its key needs no index.
export const devices = table(Devices, {
  name: p.text(),
  status: p.text(),
  keyDigest: p.text(),
  lastSeenAt: time().nullable(),
  createdAt: time(),
});
