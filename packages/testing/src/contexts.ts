/** The list of contexts in the store in memory and in the contract suite. */
import { audit } from './audit/index.ts';
import { hygiene } from './hygiene/index.ts';
import { identity } from './identity/index.ts';
import { inventory } from './inventory/index.ts';
import { invoicing } from './invoicing/index.ts';
import { labels } from './labels/index.ts';
import { masterdata } from './masterdata/index.ts';
import { procurement } from './procurement/index.ts';
import { production } from './production/index.ts';
import { quality } from './quality/index.ts';
import { reports } from './reports/index.ts';
import { sales } from './sales/index.ts';
import { settings } from './settings/index.ts';

export const TESTED = [
  identity,
  masterdata,
  production,
  inventory,
  procurement,
  sales,
  invoicing,
  quality,
  hygiene,
  labels,
  reports,
  settings,
  audit,
] as const;
