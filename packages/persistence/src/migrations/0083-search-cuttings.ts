import { Migration } from '@mikro-orm/migrations';

/** Adds the search of cuttings by number. The search key is the number in lower case, because numbers are ASCII. */
export class Migration0083SearchCuttings extends Migration {
  override async up(): Promise<void> {
    await this.execute(`alter table cutting add column search_key text collate "C" not null default ''`);
    await this.execute('alter table cutting alter column search_key drop default');
    await this.execute('update cutting set search_key = lower(cutting_number)');
    await this.execute('create index cutting_search_index on cutting using gin (search_grams(search_key))');
  }
}
