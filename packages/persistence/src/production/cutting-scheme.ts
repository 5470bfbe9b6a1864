import { CuttingSchemes } from '@cleaver/domain/production';
import { p } from '@mikro-orm/core';
import { time } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

export const cuttingSchemes = table(CuttingSchemes, {
  name: p.text(),
  articleId: p.uuid(),
  // Parts are always read with their scheme. Their articles are never removed.
  parts: p.json(),
  createdAt: time(),
  updatedAt: time(),
});
