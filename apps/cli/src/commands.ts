/** Derives commands from contracts: `article.add-sales-unit` is `cleaver articles add-sales-unit <id>`. */
import { groupBy } from '@cleaver/domain/kernel';
import { type Operation, operations, tagDescription } from './openapi.ts';

export interface Command {
  readonly group: string;
  readonly verb: string;
  readonly operation: Operation;
}

export interface Group {
  readonly name: string;
  readonly description: string;
  readonly commands: readonly Command[];
}

/** Group names that differ from the subject with an added `s`. */
const GROUPS: Readonly<Record<string, string>> = {
  audit: 'audit-log',
  availability: 'availability',
  batch: 'batches',
  delivery: 'deliveries',
  'demo-shop': 'demo-shop',
  'goods-receipt': 'receipts',
  health: 'health',
  'inventory-count': 'counts',
  picking: 'picking',
  'product-category': 'categories',
  scan: 'scan',
  session: 'auth',
  'shop-settings': 'settings',
  stock: 'stock',
  'stock-batch': 'stock-batches',
  'stock-movement': 'movements',
  'storage-location': 'locations',
  today: 'today',
};

/** Verbs that differ from the name of the contract. `list-of-stock` lists the records of one stock. */
const VERBS: Readonly<Record<string, string>> = {
  'stock.list-levels': 'list',
  'stock-batch.list': 'list-of-stock',
  'stock-batch.list-all': 'list',
  'stock-movement.list': 'list-of-stock',
  'stock-movement.list-all': 'list',
};

/** Aliases of groups, as in the paths of the API. */
export const ALSO: Readonly<Record<string, string>> = {
  'storage-locations': 'locations',
  stocks: 'stock',
  'stock-levels': 'stock',
  'goods-receipts': 'receipts',
};

/**
 * Operations without a command. Cookie sessions, PINs and keys of devices are only for browsers, because commands use
 * tokens. The command `stock list` runs `stock.list-levels`, which also returns quantities.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...[
    'session.open',
    'session.get',
    'session.confirm',
    'session.close',
    'session.list-pin-users',
    'session.open-by-pin',
  ],
  ...['shared-device.register', 'user.set-pin', 'stock.list'],
]);
const forPrograms = operations.filter(({ name }) => !LEFT_OUT.has(name));

const partsOf = ({ name }: Operation): readonly [group: string, verb: string] => {
  const [subject = '', verb = ''] = name.split('.');
  return [GROUPS[subject] ?? `${subject}s`, VERBS[name] ?? verb];
};

/** Returns the tag that most of the operations have. */
function tagOf(members: readonly Operation[]): string {
  const tags = [...groupBy(members, ({ tags: [tag] }) => tag)];
  return tags.reduce((most, one) => (one[1].length > most[1].length ? one : most), ['', []] as const)[0];
}

export const groups: readonly Group[] = [...groupBy(forPrograms, (operation) => partsOf(operation)[0])].map(
  ([name, members]) => ({
    name,
    description: tagDescription(tagOf(members)),
    commands: members.map((operation) => ({ group: name, verb: partsOf(operation)[1], operation })),
  }),
);
