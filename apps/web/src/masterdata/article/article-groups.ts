/** The fields of articles and of their sales units. */
import { say } from '@cleaver/domain/kernel';
import { type ArticleUnit, usualPriceModel } from '@cleaver/domain/masterdata/contracts';
import type { OperationFormProps } from '../../ui/form/draft.ts';

type Options = NonNullable<OperationFormProps<unknown>['options']>;

export const KIND_OPTIONS: Options = {
  productKind: { hint: say`A goods receipt takes the highest temperature of this kind.` },
  frozen: { hint: say`The article is kept and bought frozen.` },
};

export const SALES_UNIT_OPTIONS: Options = {
  unit: { follow: (unit) => ({ priceModel: unit === '' ? '' : usualPriceModel(unit as ArticleUnit) }) },
  price: { label: say`Price in €` },
};

export const NEW_ARTICLE: Pick<OperationFormProps<unknown>, 'groups' | 'options'> = {
  groups: [
    { fields: ['name', 'articleNumber', 'categoryId', 'productKind', 'frozen'] },
    { title: say`First sales unit`, fields: ['unit', 'priceModel', 'price'] },
  ],
  options: {
    ...KIND_OPTIONS,
    ...SALES_UNIT_OPTIONS,
    unit: { ...SALES_UNIT_OPTIONS['unit'], hint: say`Leave it empty if the article is not sold, like raw material.` },
  },
};
