import { ShopSettingsKind } from '@cleaver/domain/settings';
import { p } from '@mikro-orm/core';
import { decimal, words } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

export const shopSettings = table(
  ShopSettingsKind,
  {
    operator: p.json(),
    supplierCertificates: p.text(),
    cuttingTolerancePercent: decimal(),
    weightPatterns: words(),
    vatRates: p.json(),
    deliveryTolerancePercent: decimal(),
    closedWeekdays: p.json(),
    closedDays: p.json(),
    scaleSteps: p.json(),
    language: p.text(),
    logo: p.text().nullable(),
    numberPrefixes: p.json(),
    invoicing: p.json(),
    datev: p.json().nullable(),
    sensorRetentionMonths: p.integer(),
    labelSizes: p.json(),
  },
  // The table has one row.
  { textId: true },
);
