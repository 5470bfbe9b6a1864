/** The location of the database, and the options to open it. */
import type { ReplicaReport } from '../replication/replicas.ts';
import type { Observe } from './connection.ts';

/** The location of the database. */
export type Location = OnServer | Embedded;
interface OnServer {
  /**
   * The address of the database: `postgresql://user:password@host:port/database`. Add `?prepared=false` for a pooler
   * that shares connections.
   */
  readonly url: string;
  readonly dataDir?: string;
}
export interface Embedded {
  readonly url?: string | undefined;
  /** The directory of the embedded database, used without a `url`. */
  readonly dataDir: string;
  /**
   * Whether the database syncs writes to the disk, by default true. Without syncs, a power cut may destroy the whole
   * database. False suits tests and trials.
   */
  readonly fsync?: boolean | undefined;
}

export interface Connecting {
  /** Whether to disable the timeouts, for long work: migrations, proofs, a restore. */
  readonly patient?: boolean;
  /** Maximum number of connections to PostgreSQL. The default is 10, for a process that serves requests. */
  readonly connections?: number | undefined;
  /** Wraps every statement, for metrics and traces. */
  readonly observe?: Observe | undefined;
  /**
   * Addresses of streaming replicas of the database, in the form of `url`. They serve reads. The database opens even if
   * a replica is down.
   */
  readonly replicaUrls?: readonly string[] | undefined;
  /** Reports when reads from a replica stop, and when they resume. Does not report outages that recover immediately. */
  readonly reportReplica?: ReplicaReport | undefined;
}

/** Returns whether the database is PostgreSQL and not the embedded one. */
export const isOnServer = (location: Location): location is OnServer => location.url !== undefined;
