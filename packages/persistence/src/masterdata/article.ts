import { ArticleCodes, Articles } from '@cleaver/domain/masterdata';
import { p } from '@mikro-orm/core';
import { time, words } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

export const articles = table(
  Articles,
  {
    name: p.text(),
    articleNumber: p.text(),
    categoryId: p.uuid(),
    salesUnits: p.json(),
    // The ids need no foreign key: only the removal of the demo shop removes suppliers, together with the articles.
    supplierIds: words(),
    gtins: words(),
    plu: p.text(),
    vatClass: p.text().nullable(),
    minimumRemainingDays: p.integer().nullable(),
    pieceWeight: p.json().nullable(),
    productKind: p.text().nullable(),
    frozen: p.boolean().default(false),
    status: p.text(),
    createdAt: time(),
    updatedAt: time(),
  },
  { indexes: [{ members: ['status'], counting: true }, { members: ['categoryId', 'name'] }] },
);

export const articleCodes = table(ArticleCodes, { articleId: p.uuid(), code: p.text() });
