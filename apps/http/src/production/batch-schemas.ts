/** What answers show: Batch. */
import { BATCH_STATUSES } from '@cleaver/domain/production';
import { Type } from 'typebox';
import { CalendarDay, object, oneOf, Timestamp } from '../schemas.ts';
import { Amount, UnitName } from './recipe-schemas.ts';

export const BatchResponse = object('BatchResponse', {
  id: Type.String(),
  batchNumber: Type.String({ examples: ['P-2026-11-21-001'] }),
  recipeId: Type.String(),
  status: oneOf(BATCH_STATUSES),
  plannedQuantity: Amount,
  plannedQuantityUnit: UnitName,
  productionDate: CalendarDay,
  bestBeforeDate: CalendarDay,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
