/**
 * Tests that the ledger is append-only. Verification finds changes to the ledger or to a batch that were made without
 * the service.
 */
import { existsSync } from 'node:fs';
import { blockStockBatch, removeFromStockBatch, unblockStockBatch } from '@cleaver/domain/inventory';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import { test } from 'tap';
import { connect } from '../../src/connection/index.ts';
import { type LedgerDifference, proveLedger } from '../../src/index.ts';
import { prove } from '../../src/inventory/ledger-proof.ts';
import { onEachDatabase, onEmptyPostgres, tamperer } from '../databases.ts';
import { warehouse } from './warehouse.ts';

onEachDatabase('the ledger is append-only, and prove finds tampering', async (t, open, place) => {
  const database = await open();
  const { ask, stock, batch } = warehouse(database);
  const { id: stockId } = await stock();
  const path = await batch(stockId);
  await batch(stockId);
  await ask(removeFromStockBatch, { ...path, quantityAmount: '1', quantityUnit: 'LB' });
  await ask(blockStockBatch, { ...path, reason: 'zu warm' });
  await ask(unblockStockBatch, path);
  await ask(removeFromStockBatch, { ...path, quantityAmount: '500', quantityUnit: 'g' });
  await database.close();

  // From here on, the test changes rows without the service, as an attacker with access to the database.
  const connection = await connect(place, { patient: true });
  t.teardown(() => connection.close());
  const tamper = tamperer(connection);
  /** Runs the statements with the triggers of the ledger disabled. */
  const force = async (...texts: string[]) =>
    t.equal(
      await tamper(
        'alter table stock_movement disable trigger all',
        ...texts,
        'alter table stock_movement enable always trigger append_only',
        'alter table stock_movement enable always trigger no_truncate',
      ),
      '',
    );
  const found = async () => {
    const differences: LedgerDifference[] = [];
    const proof = await prove(connection, (difference) => differences.push(difference));
    t.equal(proof.differences, differences.length);
    t.ok(differences.every(({ what }) => what.includes(path.batchId) && what.includes(stockId)));
    return differences.flatMap(({ problems }) => problems).join('; ');
  };
  const of = `where stock_batch_id = '${path.batchId}'`;
  const batchOf = `where id = '${path.batchId}'`;

  await t.test('the ledger refuses updates, deletes and truncation, also in a replication session', async (t) => {
    for (const text of [
      'update stock_movement set reason = null',
      'delete from stock_movement',
      'truncate stock_movement',
      'truncate stock_batch cascade',
    ]) {
      t.match(await tamper(text), /only added/, text);
      t.match(await tamper('set local session_replication_role = replica', text), /only added/, text);
    }
  });

  await t.test('the ledger refuses a row with a wrong sum, a negative quantity or a duplicate number', async (t) => {
    const row = (number: number, change: string, after: string, before = '9') =>
      tamper(`insert into stock_movement (id, stock_id, stock_batch_id, number, type, change, before, after, unit, status_after, at, user_id, username, row_version)
        values (gen_random_uuid(), '${stockId}', '${path.batchId}', ${number}, 'REMOVED', ${change}, ${before}, ${after}, 'KG', 'AVAILABLE', now(), gen_random_uuid(), 'x', 1)`);
    t.match(await row(6, '-1', '9'), /stock_movement_change_check/);
    t.match(await row(6, '-10', '-1'), /stock_movement_quantity_check/);
    t.match(await row(6, `'NaN'`, `'NaN'`), /stock_movement_quantity_check/);
    t.match(await row(0, '-1', '8'), /stock_movement_number_check/);
    t.match(await row(1, '-1', '8'), /stock_movement_stock_batch_id_number_unique/);
    t.match(await tamper(`update stock_batch set quantity_base = -1 ${batchOf}`), /stock_batch_quantity_check/);
    t.match(await tamper(`update stock_batch set condition = 'DEPLETED' ${batchOf}`), /stock_batch_depleted_check/);
  });

  t.equal(await found(), '', 'nothing happened so far');

  await t.test('prove reports each change made without the service, with its batch', async (t) => {
    const change = async (there: string, back: string, problem: RegExp) => {
      await force(...there.split(';'));
      t.match(await found(), problem);
      await force(...back.split(';'));
      t.equal(await found(), '', 'and all is well again');
    };
    await change(
      `update stock_batch set quantity_base = quantity_base + 0.000001 ${batchOf}`,
      `update stock_batch set quantity_base = quantity_base - 0.000001 ${batchOf}`,
      /it holds 9.04640863 KG, its movements come to 9.04640763 KG/,
    );
    await change(
      `update stock_batch set condition = 'BLOCKED', blocked = true ${batchOf}`,
      `update stock_batch set condition = 'IN_STOCK', blocked = false ${batchOf}`,
      /it is BLOCKED, its last movement left it IN_STOCK/,
    );
    await change(
      `update stock_batch set movements = 6 ${batchOf}`,
      `update stock_batch set movements = 5 ${batchOf}`,
      /it counts 6 movements, the ledger has 5/,
    );
    await change(
      `update stock_movement set number = 7 ${of} and number = 5`,
      `update stock_movement set number = 5 ${of} and number = 7`,
      /numbers of 1 movements/,
    );
    await change(
      `update stock_movement set before = before + 1, after = after + 1 ${of} and number = 3`,
      `update stock_movement set before = before - 1, after = after - 1 ${of} and number = 3`,
      /2 movements do not begin where/,
    );
    await change(
      `update stock_movement set unit = 'G' ${of} and number = 2`,
      `update stock_movement set unit = 'KG' ${of} and number = 2`,
      /1 movements are of another stock or unit/,
    );
    await change(
      `create table kept as select * from stock_movement ${of} and number = 4; delete from stock_movement ${of} and number = 4`,
      'insert into stock_movement select * from kept; drop table kept',
      /the ledger has 4; the numbers of 1 movements/,
    );
  });
});

onEmptyPostgres('proveLedger refuses a database that has no ledger yet', async (t, url) => {
  await t.rejects(proveLedger({ url }, t.fail), { name: 'StartupError', message: /no table lot yet/ });
});

test('proveLedger refuses a missing data directory and does not create it', async (t) => {
  const nowhere = `${temporaryDirectory(t)}/nowhere`;
  await t.rejects(proveLedger({ dataDir: nowhere }, t.fail), { name: 'StartupError', message: /no data directory/ });
  t.notOk(existsSync(nowhere), 'and none is made');
});
