/**
 * Compares the traces of a random genealogy with the test's books. Compares the lots and documents of the traces with
 * the memory store.
 */
import { Lots } from '@cleaver/domain/inventory';
import { graphOf, type UndoneDispatch, walk } from '@cleaver/domain/quality';
import { memoryTrace } from '@cleaver/testing';
import { genealogies } from '@cleaver/testing/contract';
import { connect } from '../../src/connection/index.ts';
import { prove } from '../../src/inventory/ledger-proof.ts';
import { onEachDatabase } from '../databases.ts';

const byId = <T extends { readonly id: string }>(rows: readonly T[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
const byDelivery = (undone: readonly UndoneDispatch[]) =>
  undone.toSorted((a, b) => (a.deliveryId < b.deliveryId ? -1 : 1));

onEachDatabase(
  'the traces of a random genealogy match the books of the test and the memory store',
  async (t, open, place) => {
    const database = await open();
    await genealogies(t, database, { steps: 80, looks: 6 });

    const { reader, trace } = database;
    const oracle = memoryTrace(reader);
    const lots = (await reader.where(Lots, {})).map(({ id }) => id);
    t.strictSame(byId(await trace.lots(lots)), byId(await oracle.lots(lots)));
    const edges = await trace.reach(lots, undefined);
    const graph = graphOf(edges);
    for (const lot of lots) {
      const affected = [...walk(graph, [lot], 'FORWARD').lots.keys()];
      const [undone, expected] = [await trace.undone(affected, undefined), await oracle.undone(affected, undefined)];
      t.strictSame(byDelivery(undone), byDelivery(expected), 'the undone deliveries');
    }
    const ends = (...types: readonly string[]) => [
      ...new Set(edges.filter(({ type }) => types.includes(type)).map(({ documentId }) => documentId)),
    ];
    const documents = {
      runs: ends('CONSUMED', 'PRODUCED'),
      receipts: ends('RECEIVED'),
      deliveries: ends('DISPATCHED'),
    };
    t.strictSame(byId(await trace.documents(documents)), byId(await oracle.documents(documents)));

    await database.close();
    const connection = await connect(place, { patient: true });
    t.teardown(() => connection.close());
    const differences: unknown[] = [];
    await prove(connection, (difference) => differences.push(difference));
    t.strictSame(differences, [], 'the ledger proves it all');
  },
);
