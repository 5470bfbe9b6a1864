/**
 * How what the embedded database writes reaches the disk, so that a power cut takes nothing of what was answered.
 *
 * As it comes, PGlite asks for no sync, and its file system would do none. Here PostgreSQL's own order is kept: the log is
 * on the disk before a change is answered, and before any other file has it. Only the waiting is taken out of its hands: it
 * goes on once it has asked to sync the log, the sync runs beside it, and whoever waits for an answer waits for that sync. So
 * those who ask at once share one. Before anything but the log is touched, what is open of the log is synced on the spot.
 */
import { fdatasync, fdatasyncSync, fsyncSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncNames } from './disk.ts';

/** What the server is started with, in the place of PGlite's own `-F`. Its build has no other way to sync than `fsync`. */
export const SYNCING: readonly string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

/** Of Emscripten's file system on Node, which tells no types. */
interface Stream {
  readonly node: object;
  /** The number that the operating system gave; none for a directory. */
  readonly nfd?: number;
}
type Operation = (...args: unknown[]) => unknown;
interface NodeFiles {
  readonly stream_ops: Record<string, Operation> & { fsync?: (stream: Stream) => number };
  readonly node_ops: Record<string, Operation>;
  realPath(node: object): string;
}
type Options = Parameters<NodeFS['init']>[1];

/** What changes files or their names. */
const CHANGES = ['setattr', 'mknod', 'rename', 'unlink', 'rmdir', 'symlink'];

/** Ends the process, as PostgreSQL does: after a sync that failed nobody knows what is on the disk, and asking again hides it. */
export type DiskFailed = (error: unknown) => never;

/** The files of an embedded database, synced where PostgreSQL asks for it. */
export class SyncedFiles extends NodeFS {
  readonly #log: LogSync;
  readonly #inLog: (path: string) => boolean;

  constructor(cluster: string, failed: DiskFailed = endProcess) {
    super(cluster);
    this.#log = new LogSync(failed);
    const log = join(this.rootDir, 'pg_wal');
    this.#inLog = (path) => path.startsWith(log);
  }

  /** How often it was asked to sync the log. */
  get asked(): number {
    return this.#log.asked;
  }

  /** Resolves when all is on the disk that is committed now. */
  settled(): Promise<void> | undefined {
    return this.#log.settled();
  }

  override async init(pg: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? [])];
    // The files are mounted by then, and nothing of them is open.
    preRun.push((runtime) => this.#hook(runtime.FS.filesystems.NODEFS));
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  /** Whether it takes effect is found out by `asked` and not here: a later PGlite may do all this otherwise. */
  #hook(files: NodeFiles | undefined): void {
    if (!files) return;
    const { stream_ops: streams, node_ops: nodes } = files;
    const log = this.#log;
    const isLog = ({ node }: Stream) => this.#inLog(files.realPath(node));
    const before = (operations: Record<string, Operation>, name: string, act: (first: Stream) => void) => {
      const operation = operations[name];
      if (!operation) return;
      operations[name] = (...args) => {
        if (log.isOpen) act(args[0] as Stream);
        return operation(...args);
      };
    };
    for (const name of CHANGES) before(nodes, name, () => log.syncNow());
    before(streams, 'write', (stream) => {
      if (!isLog(stream)) log.syncNow();
    });
    before(streams, 'close', (stream) => log.syncNow(stream.nfd));
    streams.fsync = (stream) => {
      if (stream.nfd !== undefined && isLog(stream)) log.ask(stream.nfd);
      else {
        log.syncNow();
        log.orFail(() => (stream.nfd === undefined ? syncNames(files.realPath(stream.node)) : fsyncSync(stream.nfd)));
      }
      return 0;
    };
  }
}

/** Counts what is asked for, so that one sync answers all that asked before it began. */
class LogSync {
  asked = 0;
  #done = 0;
  /** Files of the log with something that is not on the disk yet, by the number of the request it came with. */
  readonly #open = new Map<number, number>();
  #running: Promise<void> | undefined;
  readonly #failed: DiskFailed;

  constructor(failed: DiskFailed) {
    this.#failed = failed;
  }

  get isOpen(): boolean {
    return this.#open.size > 0;
  }

  ask(file: number): void {
    this.#open.set(file, ++this.asked);
  }

  /** Syncs what is open, at once; of one file alone where it is open. */
  syncNow(file?: number): void {
    if (file !== undefined && !this.#open.has(file)) return;
    this.orFail(() => {
      for (const each of this.#open.keys()) fdatasyncSync(each);
    });
    this.#open.clear();
    this.#done = this.asked;
  }

  settled(): Promise<void> | undefined {
    return this.#done === this.asked ? undefined : this.#wait(this.asked);
  }

  async #wait(wanted: number): Promise<void> {
    while (this.#done < wanted) {
      this.#running ??= this.#sync().finally(() => {
        this.#running = undefined;
      });
      await this.#running;
    }
  }

  /** In a thread of its own, while the database goes on. */
  async #sync(): Promise<void> {
    const upTo = this.asked;
    try {
      await Promise.all([...this.#open.keys()].map((file) => syncAside(file)));
    } catch (error) {
      // Synced on the spot meanwhile, and closed.
      if (this.#done >= upTo) return;
      this.#failed(error);
    }
    if (this.#done >= upTo) return;
    this.#done = upTo;
    for (const [file, asked] of this.#open) if (asked <= upTo) this.#open.delete(file);
  }

  orFail(sync: () => void): void {
    try {
      sync();
    } catch (error) {
      this.#failed(error);
    }
  }
}

const syncAside = promisify(fdatasync);

function endProcess(error: unknown): never {
  // At once: nothing that waits is written any more, and the embedded server would turn in a circle after a panic.
  writeSync(
    2,
    `The disk does not take what the embedded database writes (${(error as Error).message}): the service ends\n`,
  );
  process.exit(1);
}
