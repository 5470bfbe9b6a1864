/** MikroORM's driver for PostgreSQL, with access to the replicas. */
import { PostgreSqlDriver } from '@mikro-orm/postgresql';

export class ReplicatedDriver extends PostgreSqlDriver {
  /** Returns all replicas, for a choice by their replayed positions. MikroORM would choose at random. */
  get readers(): typeof this.replicas {
    return this.replicas;
  }
}
