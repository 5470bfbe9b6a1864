/** All operations as data, in the order of the published document, for pages, programs and documents. */
import { auditChapters } from './audit/chapters.ts';
import { identityChapters } from './identity/chapters.ts';
import { inventoryChapters } from './inventory/chapters.ts';
import type { AnyContract, Chapter } from './kernel/contract/contract.ts';
import { masterdataChapters } from './masterdata/chapters.ts';
import { procurementChapters } from './procurement/chapters.ts';
import { productionChapters } from './production/chapters.ts';
import { qualityChapters } from './quality/chapters.ts';
import { salesChapters } from './sales/chapters.ts';
import { settingsChapters } from './settings/chapters.ts';
import { todayChapters } from './today/chapters.ts';

export const CHAPTERS: readonly Chapter[] = [
  ...identityChapters,
  ...todayChapters,
  ...masterdataChapters,
  ...productionChapters,
  ...inventoryChapters,
  ...procurementChapters,
  ...salesChapters,
  ...settingsChapters,
  ...qualityChapters,
  ...auditChapters,
];

export const CONTRACTS: readonly AnyContract[] = CHAPTERS.flatMap(({ contracts }) => contracts);
