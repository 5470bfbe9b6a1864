/** All migrations, in order. A released migration never changes, so a new table or column needs a new migration. */
import { Migration0001Identity } from './0001-identity.ts';
import { Migration0002Masterdata } from './0002-masterdata.ts';
import { Migration0003Production } from './0003-production.ts';
import { Migration0004Inventory } from './0004-inventory.ts';
import { Migration0005RequestCount } from './0005-request-count.ts';
import { Migration0006Lots } from './0006-lots.ts';
import { Migration0007Documents } from './0007-documents.ts';
import { Migration0008Runs } from './0008-runs.ts';
import { Migration0010SortKeys } from './0010-sort-keys.ts';
import { Migration0011OpenUnits } from './0011-open-units.ts';
import { Migration0012RepeatedRefusals } from './0012-repeated-refusals.ts';
import { Migration0013SessionsByNumber } from './0013-sessions-by-number.ts';
import { Migration0015ArticleCodes } from './0015-article-codes.ts';
import { Migration0016Recalls } from './0016-recalls.ts';
import { Migration0020Writes } from './0020-writes.ts';
import { Migration0021Search } from './0021-search.ts';
import { Migration0022Reads } from './0022-reads.ts';
import { Migration0023SearchGrams } from './0023-search-grams.ts';
import { Migration0024UndoneCompletions } from './0024-undone-completions.ts';
import { Migration0025LiveSessions } from './0025-live-sessions.ts';
import { Migration0030KnownAddresses } from './0030-known-addresses.ts';
import { Migration0032CountedAfter } from './0032-counted-after.ts';
import { Migration0034RecallRecords } from './0034-recall-records.ts';
import { Migration0039RequestCounts } from './0039-request-counts.ts';
import { Migration0041PlainWrites } from './0041-plain-writes.ts';
import { Migration0043Sessions } from './0043-sessions.ts';
import { Migration0045FewerIndexes } from './0045-fewer-indexes.ts';
import { Migration0060SalesData } from './0060-sales-data.ts';
import { Migration0061Orders } from './0061-orders.ts';
import { Migration0062DeliveryLines } from './0062-delivery-lines.ts';
import { Migration0065StandingOrders } from './0065-standing-orders.ts';
import { Migration0070IndexesOfLists } from './0070-indexes-of-lists.ts';
import { Migration0075CuttingSchemes } from './0075-cutting-schemes.ts';
import { Migration0078Pins } from './0078-pins.ts';
import { Migration0082SearchDocuments } from './0082-search-documents.ts';
import { Migration0083SearchCuttings } from './0083-search-cuttings.ts';
import { Migration0085LotNumbers } from './0085-lot-numbers.ts';
import { Migration0090CutArticles } from './0090-cut-articles.ts';
import { Migration0100LargeChanges } from './0100-large-changes.ts';
import { Migration0105NamedRecords } from './0105-named-records.ts';
import { Migration0106WalkedAuditLog } from './0106-walked-audit-log.ts';
import { Migration0110LookAlikes } from './0110-look-alikes.ts';
import { Migration0115OtherContracts } from './0115-other-contracts.ts';
import { Migration0120StandingOrderRhythms } from './0120-standing-order-rhythms.ts';
import { Migration0121FollowedDrafts } from './0121-followed-drafts.ts';
import { Migration0125AlreadyCounted } from './0125-already-counted.ts';

const migrations = [
  Migration0001Identity,
  Migration0002Masterdata,
  Migration0003Production,
  Migration0004Inventory,
  Migration0005RequestCount,
  Migration0006Lots,
  Migration0007Documents,
  Migration0008Runs,
  Migration0010SortKeys,
  Migration0011OpenUnits,
  Migration0012RepeatedRefusals,
  Migration0013SessionsByNumber,
  Migration0015ArticleCodes,
  Migration0016Recalls,
  Migration0020Writes,
  Migration0021Search,
  Migration0022Reads,
  Migration0023SearchGrams,
  Migration0024UndoneCompletions,
  Migration0025LiveSessions,
  Migration0030KnownAddresses,
  Migration0032CountedAfter,
  Migration0034RecallRecords,
  Migration0043Sessions,
  Migration0039RequestCounts,
  Migration0045FewerIndexes,
  Migration0041PlainWrites,
  Migration0060SalesData,
  Migration0061Orders,
  Migration0062DeliveryLines,
  Migration0065StandingOrders,
  Migration0070IndexesOfLists,
  Migration0075CuttingSchemes,
  Migration0078Pins,
  Migration0082SearchDocuments,
  Migration0083SearchCuttings,
  Migration0085LotNumbers,
  Migration0090CutArticles,
  Migration0115OtherContracts,
  Migration0120StandingOrderRhythms,
  Migration0121FollowedDrafts,
  Migration0125AlreadyCounted,
  Migration0105NamedRecords,
  Migration0106WalkedAuditLog,
  Migration0110LookAlikes,
  Migration0100LargeChanges,
];

export const MIGRATIONS = migrations.map((migration) => ({ name: migration.name, class: migration }));

/** The table in which the database records its migrations. */
export const MIGRATION_TABLE = 'migration';
