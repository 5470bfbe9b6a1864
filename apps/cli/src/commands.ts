/** The commands that the operations make: `POST /api/articles/{id}/sales-units` is `cleaver articles add-sales-unit <id>`. */
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

/** What a path calls longer, or apart. The longer name is understood too. */
export const SHORTER: Readonly<Record<string, string>> = {
  'storage-locations': 'locations',
  stocks: 'stock',
  'stock-batches': 'stock',
  'stock-levels': 'stock',
  'goods-receipts': 'receipts',
  // `cleaver trace` draws what this one tells.
  trace: 'lots',
};

/** Verbs that an operation's id does not give as people say them. */
const VERBS: Readonly<Record<string, string>> = { stockListLevels: 'list' };

/** Parts of the shop: what follows them in a path is the name. */
const AREAS = ['api', 'inventory', 'production', 'procurement', 'sales', 'quality'];

/** A session by cookie is for pages: a command is logged in with tokens. Of stocks people want to see what lies there. */
const LEFT_OUT: ReadonlySet<string> = new Set(['/api/session', 'GET /api/inventory/stocks']);
const forPrograms = operations.filter(
  ({ method, path }) => !LEFT_OUT.has(path) && !LEFT_OUT.has(`${method.toUpperCase()} ${path}`),
);

/** By their path's first word; the verb is what an operation's id has beyond that of the others of its group. */
export const groups: readonly Group[] = [...groupBy(forPrograms, groupOf)].map(([name, members]) => {
  const shared = sharedWords(members.map(({ operationId }) => wordsOf(operationId)));
  return {
    name,
    description: tagDescription(members[0]?.tags[0] ?? ''),
    commands: members.map((operation) => ({
      group: name,
      verb: VERBS[operation.operationId] ?? wordsOf(operation.operationId).slice(shared).join('-'),
      operation,
    })),
  };
});

function groupOf({ path }: Operation): string {
  const name = path.split('/').find((word) => word !== '' && !AREAS.includes(word)) ?? '';
  return SHORTER[name] ?? name;
}

function wordsOf(operationId: string): string[] {
  return operationId.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
}

/** How many words all begin with; at least one is left to each. */
function sharedWords(ids: readonly (readonly string[])[]): number {
  const [first = []] = ids;
  const differs = first.findIndex((word, index) => ids.some((id) => id[index] !== word || id.length === index + 1));
  return Math.max(differs, 0);
}
