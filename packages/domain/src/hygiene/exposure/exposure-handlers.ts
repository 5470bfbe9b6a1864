/** Handlers that read the lots that a deviation puts in doubt, and place holds on them. */
import { Lots, namedLots, placeHolds, Warehouse } from '../../inventory/index.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { lookAt, lookInside, unique } from '../../quality/index.ts';
import { Deviations } from '../deviation/deviation.ts';
import { notExposed } from '../refusals.ts';
import { exposureOf, heldBy, inDoubt } from './exposure.ts';
import { getExposure, holdExposedLots } from './exposure-contracts.ts';

export const exposureHandlers: readonly Handler[] = [
  handle(getExposure, {
    atOneInstant: true,
    async run(ports, { id }) {
      const deviation = await ports.reader.get(Deviations, id);
      return exposureOf({ ...lookAt(ports), goods: ports.hygieneGoods }, deviation, ports.clock.now());
    },
  }),
  handle(holdExposedLots, {
    isLong: true,
    async run(unit, { id: deviationId, lotIds, reason }, { caller }) {
      const deviation = await unit.of(Deviations).peek(deviationId);
      // The locks come first, so that no goods of these lots move between the reads and the holds.
      const lots = await unit.of(Lots).getAll(unique(lotIds));
      const look = { ...lookInside(unit), goods: unit.reads.hygieneGoods };
      const doubtful = new Set((await inDoubt(look, deviation, unit.now)).lots.map(({ lot }) => lot.id));
      const others = lots.filter(({ state }) => !doubtful.has(state.id));
      if (others.length > 0) throw notExposed({ lots: namedLots(others.map(({ state }) => state)) });
      const held = await heldBy(look, deviationId);
      const free = lots.filter(({ state }) => !held.has(state.id));
      const hold = { cause: 'DEVIATION', reason, deviationId } as const;
      const holds = await placeHolds(new Warehouse(unit, caller), free, hold);
      return {
        holds: holds.map(({ state }) => state),
        skipped: lots.filter(({ state }) => held.has(state.id)).map(({ state }) => state.id),
      };
    },
  }),
];
