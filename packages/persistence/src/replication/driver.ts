/** MikroORM's driver for PostgreSQL, with access to the replicas. */
import { PostgreSqlDriver } from '@mikro-orm/postgresql';

export class ReplicatedDriver extends PostgreSqlDriver {
  /** Returns all replicas, so that `Replicas` chooses one that is up to date. MikroORM would choose at random. */
  get readers(): typeof this.replicas {
    return this.replicas;
  }
}
