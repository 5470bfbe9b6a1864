/**
 * The versions (ETags) of the records that this page has read. A form stores the versions when it opens, and its change
 * sends the version of its record. So the form does not overwrite a change that another user saved after the form
 * opened.
 */

/** The versions by the path of their record. */
export type Versions = ReadonlyMap<string, string>;

let read: Versions = new Map();
let expected: Versions | undefined;
/** The version after each own change, by the path and the version before the change. */
const followed = new Map<string, string>();

/** Maximum number of versions. The oldest versions are removed first. */
const MAX = 300;

/** Returns the versions read so far. */
export const versionsNow = (): Versions => read;

/** Stores the version of the record from a response. */
export function noteVersion(path: string, version: string): void {
  const others = [...read].filter(([other]) => other !== path);
  read = new Map([...others, [path, version] as const].slice(-MAX));
}

/**
 * Returns the versions that a draft of this name needs after a reload: those of the records whose id is in the name.
 */
export const versionsFor = (draftName: string, versions: Versions): [string, string][] =>
  [...versions].filter(([path]) => draftName.includes(path.slice(path.lastIndexOf('/') + 1)));

/** Runs `send`. The changes that `send` requests before its first `await` expect these versions. */
export function expecting<T>(versions: Versions, send: () => T): T {
  expected = versions;
  try {
    return send();
  } finally {
    expected = undefined;
  }
}

/** Returns the path of the record that a request changes: `/api/customers/7` for `/api/customers/7/frame-contract`. */
function recordOf(versions: Versions, path: string): string | undefined {
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) if (versions.has(at)) return at;
  return undefined;
}

/** The last change of each record that has no response yet. */
const open = new Map<string, Promise<void>>();

/**
 * Sends a change of this path with the version that it expects. The version is undefined outside `expecting`, or if the
 * form has not read the record. Waits for earlier changes of the record by this page, because they change its version.
 */
export function sendInOrder<T>(path: string, send: (version: string | undefined) => Promise<T>): Promise<T> {
  const versions = expected;
  const record = versions && recordOf(versions, path);
  if (versions === undefined || record === undefined) return send(undefined);
  const sendNow = (): Promise<T> => send(expectedVersion(versions, record));
  const sent = open.get(record)?.then(sendNow) ?? sendNow();
  const settled: Promise<void> = sent
    .then(
      () => undefined,
      () => undefined,
    )
    .then(() => {
      if (open.get(record) === settled) open.delete(record);
    });
  open.set(record, settled);
  return sent;
}

function expectedVersion(versions: Versions, record: string): string | undefined {
  let version = versions.get(record);
  // Changes by this page after the form read the record are no conflict, for example a change of another row of the
  // record.
  for (let next = version; next !== undefined; next = followed.get(`${record} ${next}`)) version = next;
  return version;
}

/** Stores the new version after a change by this page, so that later changes of the same form expect it. */
export function noteOwnChange(path: string, before: string, after: string): void {
  const record = recordOf(read, path);
  if (record !== undefined && before !== after) followed.set(`${record} ${before}`, after);
}
