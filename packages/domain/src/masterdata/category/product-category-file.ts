/** The file of product categories. */
import { fileColumns } from '../../kernel/contract/file.ts';
import { fileKind, statesIn } from '../../kernel/execution/file-kind.ts';
import { say } from '../../kernel/values/message.ts';
import { ProductCategories, type ProductCategoryState } from './product-category.ts';
import { createProductCategory, listProductCategories, updateProductCategory } from './product-category-contracts.ts';

export const productCategoryFile = fileKind<ProductCategoryState, undefined>({
  name: 'categories',
  title: say`Product categories`,
  columns: fileColumns(createProductCategory.input),
  example: { name: 'Brühwurst', description: 'Lyoner, Wiener', vatClass: 'REDUCED' },
  list: listProductCategories,
  context: async () => undefined,
  rowsOf: ({ name, description, vatClass }) => [{ name, description, vatClass: vatClass ?? undefined }],
  write: {
    command: createProductCategory,
    key: ['name'],
    find: (unit, rows) => statesIn(unit.of(ProductCategories), 'name', rows),
    async write({ stored, head, rows: [row] }, { perform }) {
      if (stored) await perform(updateProductCategory, { id: stored.id, ...head }, row);
      else await perform(createProductCategory, head as never, row);
    },
  },
});
