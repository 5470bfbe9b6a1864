import { CuttingSchemes } from '@cleaver/domain/production';
import { p } from '@mikro-orm/core';
import { time } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

export const cuttingSchemes = table(CuttingSchemes, {
  name: p.text(),
  articleId: p.uuid(),
  // A JSON column without foreign keys suffices: parts are always read with their scheme, and only the removal of the
  // demo shop removes articles, together with the schemes.
  parts: p.json(),
  createdAt: time(),
  updatedAt: time(),
});
