/** The fields of a new article. */
import { say } from '@cleaver/domain/kernel';
import type { OperationFormProps } from '../../ui/form/draft.ts';

export const NEW_ARTICLE: Pick<OperationFormProps<unknown>, 'groups' | 'options'> = {
  groups: [
    { fields: ['name', 'articleNumber', 'categoryId'] },
    { title: say`First sales unit`, fields: ['unit', 'priceModel', 'price'] },
  ],
  options: { price: { label: say`Price in €` } },
};
