/** The route that creates many at once. */
import type { Command, Imported } from '@cleaver/domain/kernel';
import { Type } from 'typebox';
import { json, type OperationRoute, route } from '../operation-route.ts';
import { Int32, listOf, object } from '../schemas.ts';

const ImportResponse = object('ImportResponse', {
  dryRun: Type.Boolean(),
  rows: Int32,
  ids: listOf(Type.String()),
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
