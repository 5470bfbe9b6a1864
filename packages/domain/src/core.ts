/** The core of the service. It contains all contexts, which share one set of ports. */
import { audit } from './audit/context.ts';
import { files } from './files/context.ts';
import { hygiene } from './hygiene/context.ts';
import { batchChecks, deviceCaller } from './hygiene/index.ts';
import { identity } from './identity/context.ts';
import { Access, type Roles, rolesOver } from './identity/index.ts';
import { inventory } from './inventory/context.ts';
import type { DocumentsByKind } from './inventory/index.ts';
import { invoicing } from './invoicing/context.ts';
import type { Caller } from './kernel/contract/caller.ts';
import type { AnyContract } from './kernel/contract/contract.ts';
import { readInput } from './kernel/contract/form.ts';
import { type JsonSchema, MEANING } from './kernel/contract/json-schema.ts';
import { KERNEL_REFUSALS, type RefusalData } from './kernel/contract/refusal.ts';
import { type Context, contractsOf } from './kernel/execution/context.ts';
import { Executor, hidden } from './kernel/execution/executor.ts';
import type { Handler } from './kernel/execution/handler.ts';
import type { CoreServices, Ports } from './kernel/execution/ports.ts';
import { word } from './kernel/values/message.ts';
import { labels } from './labels/context.ts';
import { masterdata } from './masterdata/context.ts';
import { PERMISSIONS } from './permissions.ts';
import { procurement } from './procurement/context.ts';
import { production } from './production/context.ts';
import { runDocuments } from './production/index.ts';
import { quality } from './quality/context.ts';
import { reports } from './reports/context.ts';
import { sales } from './sales/context.ts';
import { addressesOfDraftsAndStandingOrders, deliveryDocuments, draftsAndStandingOrders } from './sales/index.ts';
import { settings } from './settings/context.ts';
import { today } from './today/context.ts';
import { choiceWord, fieldWord, unitWord } from './words.ts';

/** All contexts. The lists of handlers, refusals and used permissions below derive from this list. */
export const CONTEXTS: readonly Context[] = [
  ...[identity, masterdata, production, inventory, procurement],
  ...[sales, invoicing, quality, hygiene, labels, reports, today, settings, files, audit],
];

/** All refusals of the kernel and of the contexts, in both languages. */
export const REFUSALS: readonly RefusalData[] = [
  ...KERNEL_REFUSALS,
  ...new Set(
    CONTEXTS.flatMap(({ refusals, kinds }) => [
      ...refusals,
      ...kinds.flatMap(({ unknown, inUse }) => [unknown, inUse]),
    ]),
  ),
];

const CONTRACTS = CONTEXTS.flatMap(contractsOf);

/** The roles for sessions opened with a PIN. They hold only permissions that floor operations require. */
const FLOOR_ROLES: Roles = rolesOver(
  PERMISSIONS.filter((one) =>
    CONTRACTS.some(({ floor, permission, orPermission }) => floor && (permission === one || orPermission === one)),
  ),
);

/**
 * The permissions that operations require, without alternative permissions (`orPermission`). Other permissions have no
 * effect yet.
 */
const USED_PERMISSIONS: ReadonlySet<string> = new Set(
  CONTRACTS.flatMap(({ permission, andPermission = permission }) => [permission, andPermission]),
);

/** Documents of other contexts that an undo in the ledger must check. */
const DOCUMENTS: DocumentsByKind = { RUN: runDocuments, DELIVERY: deliveryDocuments };

/** The contexts whose kinds the removal of the demo shop does not empty. */
const KEPT = [identity, settings, audit];
const ENTERED_KINDS = CONTEXTS.filter((context) => !KEPT.includes(context)).flatMap(({ kinds }) => kinds);

const FILE_KINDS = CONTEXTS.flatMap(({ files: kinds = [] }) => kinds);

const HANDLERS: ReadonlyMap<AnyContract, Handler> = new Map(
  CONTEXTS.flatMap(({ handlers }) => handlers.map((handler) => [handler.contract, handler])),
);

/** Returns the function that runs an operation with the ports of another one. */
const performing =
  (handlerOf: (contract: AnyContract) => Handler | undefined): CoreServices['perform'] =>
  async (contract, raw, ports, { caller, origin }) => {
    const handler = handlerOf(contract);
    if (!handler || handler.prepare) throw new Error(`${contract.name} cannot run inside of another operation`);
    const output = await handler.run(ports, readInput(contract.input, raw), { caller, origin });
    return hidden(contract, output, caller);
  };

/** Returns the values of a column of a file as messages show them. */
const fileValue: CoreServices['fileValue'] = ({ field: { schema } }, value) => {
  const { items = schema } = schema as { readonly items?: JsonSchema };
  const wordOf = items[MEANING] === 'unit' ? unitWord : items['enum'] ? choiceWord : undefined;
  const texts = [value].flat().map(String);
  return wordOf ? texts.map((text) => word(wordOf(text) ?? text)) : texts.join(', ');
};

/** Executes operations with all handlers and authentication. */
export class Core extends Executor {
  /** Authenticates callers. It removes callers from its cache when a commit changes their user or session. */
  readonly access: Access;
  /** Returns the caller for the key of a device. Refuses other texts with AUTHENTICATION_REQUIRED. */
  readonly deviceCaller: (key: string) => Promise<Caller>;

  /** Creates the core. `more` returns further handlers, for tests. */
  constructor(ports: Ports, more: (contract: AnyContract) => Handler | undefined = () => undefined) {
    const access = new Access(ports, FLOOR_ROLES);
    const { tokens, secrets, settings, clock, sha256, labelPrinter } = ports;
    const handlerOf = (contract: AnyContract) => HANDLERS.get(contract) ?? more(contract);
    const core = {
      documents: DOCUMENTS,
      batchChecks,
      namedAfterCustomer: draftsAndStandingOrders,
      neededAddresses: addressesOfDraftsAndStandingOrders,
      floorRoles: FLOOR_ROLES,
      usedPermissions: USED_PERMISSIONS,
      enteredKinds: ENTERED_KINDS,
      fileKinds: FILE_KINDS,
      fileHeading: (member: string) => word(fieldWord(member)),
      fileValue,
      perform: performing(handlerOf),
    };
    super({
      ports,
      services: { tokens, secrets, settings, clock, sha256, labelPrinter },
      core,
      callers: access,
      handlerOf,
    });
    this.access = access;
    this.deviceCaller = (key) => deviceCaller(ports, key);
  }
}
