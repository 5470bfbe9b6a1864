import { Migration } from '@mikro-orm/migrations';

/** Renames the column of a customer's other frame contracts, which now also has contracts that begin later. */
export class Migration0115OtherContracts extends Migration {
  override async up(): Promise<void> {
    await this.execute('alter table customer rename column ended_contracts to other_contracts');
  }
}
