/** The route that creates many at once. */
import type { Command, Imported } from '@cleaver/domain/kernel';
import { json, type OperationRoute, route } from '../operation-route.ts';
import { boolean, Int32, listOf, object, text } from '../schemas.ts';

const ImportResponse = object('ImportResponse', {
  dryRun: boolean(),
  rows: Int32,
  ids: listOf(text()),
});

export const importRoute = <I>(base: string, operation: Command<I, Imported>): OperationRoute =>
  route({
    method: 'POST',
    path: `${base}/import`,
    operation,
    answer: json(ImportResponse),
    query: ['dryRun'],
    description:
      'Each row is a body of the request that creates one. All that is wrong with them, also what stored things have against them, is a fault like `rows[3].name` of one 400; then nothing is written. `ids` are in the order of the rows, and none after a dry run.',
  });
