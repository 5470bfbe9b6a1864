/** Where the database is, and how it is opened. */
import type { ReplicaTold } from '../replication/replicas.ts';
import type { Observe } from './connection.ts';

/** Where the database is. */
export type Location = OnServer | Embedded;
interface OnServer {
  /** `postgresql://user:password@host:port/database`; with `?prepared=false` for a pooler that shares connections. */
  readonly url: string;
  readonly dataDir?: string;
}
export interface Embedded {
  readonly url?: string | undefined;
  /** The directory of the embedded database, used where there is no `url`. */
  readonly dataDir: string;
  /** False: writes are not synced to the disk, and a power cut may take the whole database. For tests and for trying. */
  readonly fsync?: boolean | undefined;
}

export interface Connecting {
  /** Without time-outs, for what takes as long as it takes: migrations, proofs, a restore. */
  readonly patient?: boolean;
  /** As many as there may be at once to PostgreSQL; left out: as many as a process needs that serves. */
  readonly connections?: number | undefined;
  /** Sees every statement, for metrics and traces. */
  readonly observe?: Observe | undefined;
  /**
   * Where reads may go beside the `url`: addresses like it, each of one streaming replica of its database. The
   * database opens even if a replica is down.
   */
  readonly replicaUrls?: readonly string[] | undefined;
  /** Called when a replica is left alone, and when it is read from again. */
  readonly replicaTold?: ReplicaTold | undefined;
}

/** Whether it is PostgreSQL, and not the embedded database. */
export const isOnServer = (location: Location): location is OnServer => location.url !== undefined;
