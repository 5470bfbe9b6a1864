import { ShopSettingsKind } from '@cleaver/domain/settings';
import { p } from '@mikro-orm/core';
import { decimal, table, words } from '../table.ts';

export const shopSettings = table(
  ShopSettingsKind,
  {
    operator: p.json(),
    supplierCertificates: p.text(),
    cuttingTolerancePercent: decimal(),
    weightPatterns: words(),
  },
  // There is one row.
  { textId: true },
);
