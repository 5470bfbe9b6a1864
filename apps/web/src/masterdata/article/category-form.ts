/** The fields of a product category. */
import { say } from '@cleaver/domain/kernel';
import type { OperationFormProps } from '../../ui/form/draft.ts';

export const CATEGORY_OPTIONS: NonNullable<OperationFormProps<unknown>['options']> = {
  vatClass: {
    isRequired: true,
    hint: say`Food has the reduced rate, drinks the standard rate. Without a class, businesses get no list price.`,
  },
};

/** Most goods of a butcher's shop have the reduced rate. */
export const NEW_CATEGORY = { initial: { vatClass: 'REDUCED' }, options: CATEGORY_OPTIONS };
