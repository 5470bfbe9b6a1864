/** Finds the names of ids in responses of the service. */

type Row = Readonly<Record<string, unknown>>;

/** The members with the id and the name of another record. */
const NAMED = [
  ['orderId', 'orderNumber'],
  ['customerId', 'customerName'],
  ['controlPointId', 'name'],
  ['cleaningTaskId', 'name'],
] as const;
/** The members with the name of a record itself. */
const NAMES = ['batchNumber', 'orderNumber', 'deliveryNumber', 'name'];

/** The names in a response, by id. Responses never change, so each is searched once. */
const found = new WeakMap<object, ReadonlyMap<string, string>>();

/** Returns the names in a response, by id. */
export function namesIn(data: unknown): ReadonlyMap<string, string> {
  if (typeof data !== 'object' || data === null) return new Map();
  const known = found.get(data);
  if (known) return known;
  const all = new Map<string, string>();
  collect(data, all);
  found.set(data, all);
  return all;
}

function collect(value: unknown, all: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    const row = value as Row;
    const note = (id: unknown, name: unknown): void => {
      if (typeof id === 'string' && typeof name === 'string' && name !== '') all.set(id, name);
    };
    const number = lotNumberOf(row);
    for (const member of ['lotId', 'stockBatchId', 'id']) note(row[member], number);
    if (Array.isArray(row['stockBatches']))
      for (const batch of row['stockBatches'] as readonly Row[]) note(batch['stockBatchId'], number);
    if (number === undefined)
      note(
        row['id'],
        NAMES.map((member) => row[member]).find((name) => name !== undefined),
      );
    for (const [id, name] of NAMED) note(row[id], row[name]);
  }
  for (const part of Object.values(value)) collect(part, all);
}

/** Returns the lot number in a lot, a stock batch, or a line with goods. The one of a stock batch is its `batchId`. */
const lotNumberOf = (row: Row): unknown =>
  row['lotNumber'] ?? (row['lotId'] !== undefined && row['stockId'] !== undefined ? row['batchId'] : undefined);
