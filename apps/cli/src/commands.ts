/** Derives commands from contracts: `article.add-sales-unit` is `cleaver articles add-sales-unit <id>`. */
import { TAGS } from '@cleaver/domain/contracts';
import { type AnyContract, form, groupBy, out, publicQuery, subject, type Tag } from '@cleaver/domain/kernel';

export interface Command {
  readonly group: string;
  readonly verb: string;
  readonly contract: AnyContract;
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
  'hygiene-report': 'hygiene-report',
  'hygiene-plan': 'hygiene-plan',
  'inventory-count': 'counts',
  'open-items': 'open-items',
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
  'lot.list-blocked-goods': 'blocked-goods',
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
 * Operations without a command. Cookie sessions, PINs and shared devices are only for browsers, because commands use
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
  // Devices run these with their key.
  ...['device-reading.send', 'counter.display'],
  // The commands `import` and `export` send and fetch files.
  ...['file.import', 'file.export'],
]);

const health = (verb: string, summary: string, description: string): AnyContract =>
  publicQuery({
    name: `health.${verb}`,
    summary,
    description,
    address: `GET /health/${verb}`,
    subject: subject({ name: 'health' }),
    input: form({}),
    output: out.object('Health', { status: out.text() }),
  });

/** The health checks, which the service answers without an operation of the core. */
const HEALTH: Tag = {
  title: 'Health',
  description: 'Health checks for process managers and load balancers',
  contracts: [
    health(
      'live',
      'Check that the process runs',
      'Checks nothing else. For a process manager that restarts the service.',
    ),
    health(
      'ready',
      'Check that the service can handle requests',
      'Checks the database; returns 503 while the service shuts down. For a load balancer.',
    ),
  ],
};

const partsOf = ({ name }: AnyContract): readonly [group: string, verb: string] => {
  const [subject = '', verb = ''] = name.split('.');
  return [GROUPS[subject] ?? `${subject}s`, VERBS[name] ?? verb];
};

const commands = [...TAGS, HEALTH].flatMap(({ description, contracts }) =>
  contracts
    .filter(({ name }) => !LEFT_OUT.has(name))
    .map((contract) => {
      const [group, verb] = partsOf(contract);
      return { group, verb, contract, description };
    }),
);

/** Returns the description that most of the commands have. */
function mostOf(members: readonly { readonly description: string }[]): string {
  const [most] = [...groupBy(members, ({ description }) => description)].sort(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? '';
}

export const groups: readonly Group[] = [...groupBy(commands, ({ group }) => group)].map(([name, members]) => ({
  name,
  description: mostOf(members),
  commands: members,
}));
