/** MikroORM's driver for PostgreSQL, of which reads may go to replicas. */
import { PostgreSqlDriver } from '@mikro-orm/postgresql';

export class ReplicatedDriver extends PostgreSqlDriver {
  /** All of them: MikroORM would choose one at random, here it depends on how far each has replayed. */
  get readers(): typeof this.replicas {
    return this.replicas;
  }
}
