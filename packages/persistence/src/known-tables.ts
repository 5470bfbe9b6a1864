import type { Ingredient } from '@cleaver/domain/production';
import type { StoredEntry } from './audit/audit-entry.ts';
import type { RowOf, StoredRow } from './engine/table.ts';
import type { sessions } from './identity/session.ts';
import type { holds } from './inventory/hold.ts';
import type { lots } from './inventory/lot.ts';
import type { stocks } from './inventory/stock.ts';
import type { stockBatches } from './inventory/stock-batch.ts';
import type { stockMovements } from './inventory/stock-movement.ts';
import type { recipes } from './production/recipe.ts';

/** A `bigint`. `pg` returns it as a text, PGlite as a number. */
type Counted = string | number;

/** The tables that Kysely queries use, by name. Each has its columns in Kysely's types. */
export interface KnownTables {
  readonly audit_entry: StoredRow<StoredEntry> & { readonly position: Counted; readonly username_key: string | null };
  readonly audit_seal: {
    readonly number: Counted;
    readonly position: Counted;
    readonly entry_id: string;
    readonly hash: string;
  };
  readonly hold: RowOf<typeof holds>;
  readonly lot: RowOf<typeof lots>;
  readonly recipe: RowOf<typeof recipes, 'ingredients'>;
  readonly recipe_ingredient: StoredRow<Ingredient> & { readonly recipe_id: string };
  readonly session: RowOf<typeof sessions>;
  readonly stock: RowOf<typeof stocks>;
  readonly stock_batch: RowOf<typeof stockBatches>;
  readonly stock_movement: RowOf<typeof stockMovements>;
}
