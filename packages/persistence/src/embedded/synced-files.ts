/**
 * Syncs the writes of the embedded database, so that a power cut loses no acknowledged change.
 *
 * By default PGlite requests no syncs, and its file system runs none. Here the server runs with `fsync=on`, and each
 * sync runs immediately, in PostgreSQL's own order. The log is on disk before a change is acknowledged, and before any
 * other file contains it.
 */
import { fdatasyncSync, fsyncSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncNames } from './disk.ts';

/**
 * Start parameters of PGlite with `fsync=on` instead of its default `-F`, which turns syncs off. PGlite's build
 * supports only the sync method `fsync`.
 */
export const SYNCING: readonly string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

/** A stream of Emscripten's file system on Node, which has no types. */
interface Stream {
  readonly node: object;
  /** The file descriptor of the operating system. Directories have none. */
  readonly nfd?: number;
}
interface NodeFiles {
  readonly stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: object): string;
}
type Options = Parameters<NodeFS['init']>[1];
/** Emscripten's runtime. PGlite's type of it does not have `NODEFS`, the file system on Node. */
type Runtime = Options & { readonly NODEFS?: NodeFiles };

/** The files of an embedded database, synced at PostgreSQL's request. */
export class SyncedFiles extends NodeFS {
  readonly #log: string;
  /** The number of log syncs that PostgreSQL has requested. */
  requested = 0;

  constructor(cluster: string) {
    super(cluster);
    this.#log = join(this.rootDir, 'pg_wal');
  }

  override async init(pg: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? [])];
    // No file is open at this point.
    preRun.push((runtime) => this.#hook((runtime as Runtime).NODEFS));
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  /** Sets the hook for syncs. A later PGlite may ignore the hook, so `requested` counts its calls for the log. */
  #hook(files: NodeFiles | undefined): void {
    if (!files) return;
    files.stream_ops.fsync = ({ node, nfd }) => {
      const path = files.realPath(node);
      const isLog = path.startsWith(this.#log);
      if (isLog) this.requested += 1;
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
 * Ends the process, as PostgreSQL does after a failed sync. The system may mark pages as clean that never reached the
 * disk, and the next sync would succeed. Ends it immediately, so that no pending write continues. The embedded server
 * itself would not end after a panic.
 */
function endProcess(error: unknown): never {
  writeSync(
    2,
    `The disk does not take what the embedded database writes (${(error as Error).message}): the service ends\n`,
  );
  process.exit(1);
}
