/** The core of the service: all contexts on one set of ports. */
import * as audit from './audit/index.ts';
import * as identity from './identity/index.ts';
import { Access, type Roles, rolesOver } from './identity/index.ts';
import * as inventory from './inventory/index.ts';
import { type Context, context, refusalsIn } from './kernel/context.ts';
import { Executor } from './kernel/executor.ts';
import type { Permission } from './kernel/operation.ts';
import type { Ports } from './kernel/ports.ts';
import type { RefusalData } from './kernel/refusal.ts';
import * as kernel from './kernel/refusal.ts';
import * as masterdata from './masterdata/index.ts';
import * as procurement from './procurement/index.ts';
import * as production from './production/index.ts';
import { runDocuments } from './production/index.ts';
import * as quality from './quality/index.ts';
import * as sales from './sales/index.ts';
import * as settings from './settings/index.ts';
import * as today from './today/index.ts';

/** In the order of the service's table of contents. The one list of contexts there is: all others are made from it. */
export const CONTEXTS: readonly Context[] = [
  context('identity', [], identity),
  context('masterdata', [], masterdata),
  context('production', ['masterdata', 'inventory', 'settings'], production),
  context('inventory', ['masterdata', 'settings'], inventory),
  context('procurement', ['masterdata', 'inventory', 'settings'], procurement),
  context('sales', ['masterdata', 'inventory', 'settings'], sales),
  context('quality', ['masterdata', 'inventory', 'production', 'procurement', 'sales'], quality),
  context('today', ['masterdata', 'inventory', 'production', 'quality'], today),
  context('settings', ['masterdata'], settings),
  context('audit', [], audit),
];

/** All that the core refuses, in both languages: what every context may, and what each brings. */
export const REFUSALS: readonly RefusalData[] = [
  ...refusalsIn(kernel),
  ...CONTEXTS.flatMap(({ refusals }) => refusals),
];

/** What roles may hold, of all contexts. */
export const PERMISSIONS: readonly Permission[] = CONTEXTS.flatMap(({ permissions }) => permissions);

export const ROLES: Roles = rolesOver(PERMISSIONS);

/** The documents of other contexts that an undo in the ledger has to ask. */
const DOCUMENTS: inventory.DocumentsByKind = { RUN: runDocuments };

/** Executes operations for callers whom it knows. */
export class Core extends Executor {
  /** Who is asking. It forgets callers whose user or session a commit changed. */
  readonly access: Access;

  constructor(ports: Ports) {
    const access = new Access(ports, ROLES);
    const { tokens, secrets, settings, clock, sha256 } = ports;
    super(ports, { tokens, secrets, settings, clock, sha256 }, { documents: DOCUMENTS, roles: ROLES }, access);
    this.access = access;
  }
}
