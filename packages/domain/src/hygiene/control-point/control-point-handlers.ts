/** Handlers that create, change and read control points. */
import { StorageLocations } from '../../inventory/index.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import { Articles } from '../../masterdata/index.ts';
import { followBreak } from '../deviation/following.ts';
import { Devices } from '../device/device.ts';
import type { SwitchVerb } from '../subjects.ts';
import { ControlPoint, ControlPoints, type PointDetails } from './control-point.ts';
import {
  activateControlPoint,
  createControlPoint,
  deactivateControlPoint,
  getControlPoint,
  listControlPoints,
  updateControlPoint,
} from './control-point-contracts.ts';
import { pointView } from './control-point-view.ts';

type Named = Partial<Pick<PointDetails, 'storageLocationId' | 'articleIds' | 'sensor'>>;

/**
 * Refuses an unknown storage location with STORAGE_LOCATION_NOT_FOUND, article with ARTICLE_NOT_FOUND, and device with
 * DEVICE_NOT_FOUND.
 */
async function checkKnown(
  unit: UnitPorts,
  { storageLocationId, articleIds = [], sensor }: { readonly [M in keyof Named]: Named[M] | undefined },
): Promise<void> {
  if (storageLocationId) await unit.of(StorageLocations).peek(storageLocationId);
  await unit.of(Articles).peekAll(articleIds);
  if (sensor) await unit.of(Devices).peek(sensor.deviceId);
}

const switched = (contract: typeof activateControlPoint, verb: SwitchVerb) =>
  handle(contract, {
    async run(unit, { id }, { caller, expected }) {
      const point = await unit.of(ControlPoints).get(id, expected);
      point.move(verb, caller.username, unit.now);
      if (verb === 'deactivate')
        await followBreak(unit, { of: { controlPointId: id, cleaningTaskId: null }, state: point.state });
      return pointView(point.state);
    },
  });

export const controlPointHandlers: readonly Handler[] = [
  handle(listControlPoints, {
    async run({ reader }, { scope, measure, storageLocationId, status, ...request }) {
      const { content, page } = await reader.page(
        ControlPoints,
        { scope, measure, storageLocationId, status },
        request,
      );
      return { content: content.map(pointView), page };
    },
  }),
  handle(getControlPoint, {
    async run({ reader }, { id }) {
      const { state, version } = await reader.versioned(ControlPoints, id);
      return { state: pointView(state), version };
    },
  }),
  handle(createControlPoint, {
    async run(unit, { name, scope, measure, storageLocationId, ...details }, { caller }) {
      const given = { ...details, storageLocationId: storageLocationId ?? null };
      await checkKnown(unit, given);
      const point = ControlPoint.create({ id: unit.newId(), name, scope, measure }, given, caller.username, unit.now);
      unit.of(ControlPoints).add(point);
      return pointView(point.state);
    },
  }),
  handle(updateControlPoint, {
    async run(unit, { id, ...given }, { caller, expected }) {
      const point = await unit.of(ControlPoints).get(id, expected);
      await checkKnown(unit, given);
      point.update(given, caller.username, unit.now);
      return pointView(point.state);
    },
  }),
  switched(activateControlPoint, 'activate'),
  switched(deactivateControlPoint, 'deactivate'),
];
