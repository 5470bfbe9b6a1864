/** Hints about the limits of a stock, for its forms. */
import { say } from '@cleaver/domain/kernel';

export const LIMIT_HINTS = {
  minimumShelfLifeDays: { hint: say`Batches with fewer days left count as expiring soon` },
  minimumLevelAmount: { hint: say`Less than this is shown as below minimum` },
};
