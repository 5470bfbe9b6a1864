/** The tables of declarations, labels and prints. */
import { Declarations, LabelPrints, Labels } from '@cleaver/domain/labels';
import { p } from '@mikro-orm/core';
import type { StoredContext } from '../engine/context.ts';
import { day, decimal, time, words } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

const declarations = table(Declarations, {
  articleId: p.uuid(),
  version: p.integer(),
  role: p.text(),
  name: p.text(),
  composition: p.text(),
  allergens: p.json(),
  additives: words(),
  meat: p.json().nullable(),
  kgPerUnit: decimal().nullable(),
  source: p.text(),
  validFrom: day().nullable(),
  createdBy: p.text(),
  createdAt: time(),
  isLatest: p.boolean(),
});

const labelTable = table(Labels, {
  articleId: p.uuid(),
  articleName: p.text(),
  version: p.integer(),
  status: p.text(),
  decisions: p.json(),
  frozen: p.json().nullable(),
  declaredIds: words(),
  outdated: p.boolean(),
  createdBy: p.text(),
  createdAt: time(),
  changedBy: p.text(),
  changedAt: time(),
  releasedBy: p.text().nullable(),
  releasedAt: time().nullable(),
  withdrawnBy: p.text().nullable(),
  withdrawnAt: time().nullable(),
  withdrawReason: p.text().nullable(),
});

const labelPrints = table(LabelPrints, {
  labelId: p.uuid(),
  labelVersion: p.integer(),
  lotId: p.uuid(),
  lotNumber: p.text(),
  articleId: p.uuid(),
  articleName: p.text(),
  size: p.json(),
  elements: p.json(),
  packs: p.json(),
  count: p.integer(),
  warnings: p.json(),
  printedBy: p.text(),
  printedAt: time(),
});

export const labels = {
  name: 'labels',
  tables: [declarations, labelTable, labelPrints],
  records: [],
  reads: {},
  expiring: [],
} satisfies StoredContext;
