/** Handlers that read deviations and record what people do about them. */
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { Deviations } from './deviation.ts';
import { actOnDeviation, getDeviation, listDeviations, verifyDeviation } from './deviation-contracts.ts';
import { deviationView } from './deviation-view.ts';

export const deviationHandlers: readonly Handler[] = [
  handle(listDeviations, {
    async run({ reader, clock }, { controlPointId, cleaningTaskId, storageLocationId, status, running, ...request }) {
      const filter = { controlPointId, cleaningTaskId, storageLocationId, status, running };
      const { content, page } = await reader.page(Deviations, filter, request);
      const now = clock.now();
      return { content: content.map((state) => deviationView(state, now)), page };
    },
  }),
  handle(getDeviation, {
    run: async ({ reader, clock }, { id }) => deviationView(await reader.get(Deviations, id), clock.now()),
  }),
  handle(actOnDeviation, {
    async run(unit, { id, ...action }, { caller }) {
      const deviation = await unit.of(Deviations).get(id);
      deviation.act({ ...action, actedBy: caller.username, actedAt: unit.now.toISOString() });
      return deviationView(deviation.state, unit.now);
    },
  }),
  handle(verifyDeviation, {
    async run(unit, { id, effective, note = '' }, { caller }) {
      const deviation = await unit.of(Deviations).get(id);
      deviation.verify({ effective, note, verifiedBy: caller.username, verifiedAt: unit.now.toISOString() });
      return deviationView(deviation.state, unit.now);
    },
  }),
];
