/** The core of the service: all contexts on one set of ports. */
import { audit } from './audit/context.ts';
import { identity } from './identity/context.ts';
import { Access, type Roles, rolesOver } from './identity/index.ts';
import { inventory } from './inventory/context.ts';
import type { DocumentsByKind } from './inventory/index.ts';
import type { Permission } from './kernel/caller.ts';
import type { Context } from './kernel/context.ts';
import type { AnyContract } from './kernel/contract.ts';
import { Executor } from './kernel/executor.ts';
import type { Handler } from './kernel/handler.ts';
import type { Ports } from './kernel/ports.ts';
import { KERNEL_REFUSALS, type RefusalData } from './kernel/refusal.ts';
import { masterdata } from './masterdata/context.ts';
import { procurement } from './procurement/context.ts';
import { production } from './production/context.ts';
import { runDocuments } from './production/index.ts';
import { quality } from './quality/context.ts';
import { sales } from './sales/context.ts';
import { deliveryDocuments } from './sales/index.ts';
import { settings } from './settings/context.ts';
import { today } from './today/context.ts';

/** In the order of the service's table of contents. The one list of contexts there is: all others are made from it. */
export const CONTEXTS: readonly Context[] = [
  ...[identity, masterdata, production, inventory, procurement],
  ...[sales, quality, today, settings, audit],
];

/** All that the core refuses, in both languages: what every context may, and what each brings. */
export const REFUSALS: readonly RefusalData[] = [
  ...KERNEL_REFUSALS,
  ...new Set(
    CONTEXTS.flatMap(({ refusals, kinds }) => [
      ...refusals,
      ...kinds.flatMap(({ unknown, inUse }) => [unknown, inUse]),
    ]),
  ),
];

/** What roles may hold, of all contexts. */
export const PERMISSIONS: readonly Permission[] = CONTEXTS.flatMap(({ permissions }) => permissions);

export const ROLES: Roles = rolesOver(PERMISSIONS);

/** The documents of other contexts that an undo in the ledger has to ask. */
const DOCUMENTS: DocumentsByKind = { RUN: runDocuments, DELIVERY: deliveryDocuments };

const HANDLERS: ReadonlyMap<AnyContract, Handler> = new Map(
  CONTEXTS.flatMap(({ handlers }) => handlers.map((handler) => [handler.contract, handler])),
);

/** Executes operations for callers whom it knows. */
export class Core extends Executor {
  /** Who is asking. It forgets callers whose user or session a commit changed. */
  readonly access: Access;

  /** `more`: handlers beside those of the contexts, for tests. */
  constructor(ports: Ports, more: (contract: AnyContract) => Handler | undefined = () => undefined) {
    const access = new Access(ports, ROLES);
    const { tokens, secrets, settings, clock, sha256 } = ports;
    const handlerOf = (contract: AnyContract) => HANDLERS.get(contract) ?? more(contract);
    const core = { documents: DOCUMENTS, roles: ROLES };
    super({ ports, services: { tokens, secrets, settings, clock, sha256 }, core, callers: access, handlerOf });
    this.access = access;
  }
}
