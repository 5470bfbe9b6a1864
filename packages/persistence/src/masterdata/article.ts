import { ArticleCodes, Articles } from '@cleaver/domain/masterdata';
import { p } from '@mikro-orm/core';
import { table, time, words } from '../table.ts';

export const articles = table(
  Articles,
  {
    name: p.text(),
    articleNumber: p.text(),
    categoryId: p.uuid(),
    salesUnits: p.json(),
    // Suppliers are never removed: their ids need no foreign key.
    supplierIds: words(),
    gtins: words(),
    plu: p.text(),
    status: p.text(),
    createdAt: time(),
    updatedAt: time(),
  },
  {
    indexes: [
      { members: ['status'], counting: true },
      { members: ['categoryId', 'status'], counting: true },
      { members: ['status'] },
      { members: ['status', 'name'] },
      { members: ['status', 'articleNumber'] },
      { members: ['status', 'createdAt'] },
      { members: ['status', 'updatedAt'] },
      { members: ['categoryId', 'name'] },
      { members: ['categoryId', 'articleNumber'] },
      { members: ['categoryId', 'createdAt'] },
      { members: ['categoryId', 'updatedAt'] },
    ],
  },
);

export const articleCodes = table(ArticleCodes, { articleId: p.uuid(), code: p.text() });
