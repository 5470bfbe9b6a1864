/**
 * How what the embedded database writes reaches the disk, so that a power cut takes nothing of what was answered.
 *
 * As it comes, PGlite asks for no sync, and its file system has none. Here the server runs with `fsync=on` and each of its
 * syncs is done on the spot, in PostgreSQL's own order: the log is on the disk before a change is answered, and before any
 * other file has it.
 */
import { fdatasyncSync, fsyncSync, writeSync } from 'node:fs';
import { join } from 'node:path';
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

/** Of Emscripten's file system on Node, which has no types of its own. */
interface Stream {
  readonly node: object;
  /** The file descriptor of the operating system; none for a directory. */
  readonly nfd?: number;
}
interface NodeFiles {
  readonly stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: object): string;
}
type Options = Parameters<NodeFS['init']>[1];

/** The files of an embedded database, synced where PostgreSQL asks for it. */
export class SyncedFiles extends NodeFS {
  readonly #log: string;
  /** How many syncs of its log PostgreSQL has asked for. */
  asked = 0;

  constructor(cluster: string) {
    super(cluster);
    this.#log = join(this.rootDir, 'pg_wal');
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
    files.stream_ops.fsync = ({ node, nfd }) => {
      const path = files.realPath(node);
      const isLog = path.startsWith(this.#log);
      if (isLog) this.asked += 1;
      try {
        if (nfd === undefined) syncNames(path);
        else if (isLog) fdatasyncSync(nfd);
        else fsyncSync(nfd);
      } catch (error) {
        endProcess(error);
      }
      return 0;
    };
  }
}

/**
 * Ends the process, as PostgreSQL does after a sync that failed: the system may call pages clean that never reached the disk,
 * and the next sync would succeed. At once: nothing that waits is written any more, and after a panic the embedded server
 * would not end.
 */
function endProcess(error: unknown): never {
  writeSync(
    2,
    `The disk does not take what the embedded database writes (${(error as Error).message}): the service ends\n`,
  );
  process.exit(1);
}
