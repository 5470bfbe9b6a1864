/** What answers show: Batch. */
import { BATCH_STATUSES } from '@cleaver/domain/production';
import { CalendarDay, object, oneOf, Timestamp, text } from '../schemas.ts';
import { Amount, UnitName } from './recipe-schemas.ts';

export const BatchResponse = object('BatchResponse', {
  id: text(),
  batchNumber: text({ examples: ['P-2026-11-21-001'] }),
  recipeId: text(),
  status: oneOf(BATCH_STATUSES),
  plannedQuantity: Amount,
  plannedQuantityUnit: UnitName,
  productionDate: CalendarDay,
  bestBeforeDate: CalendarDay,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
