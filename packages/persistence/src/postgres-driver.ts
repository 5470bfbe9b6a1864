/** MikroORM's driver for PostgreSQL. */
import { PostgreSqlDriver } from '@mikro-orm/postgresql';

/** Tells all replicas: which of them a read goes to depends on how far each is, where MikroORM draws lots. */
export class Driver extends PostgreSqlDriver {
  get readers(): typeof this.replicas {
    return this.replicas;
  }
}
