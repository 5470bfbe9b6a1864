/** The checks of a day at the butcher's shop: what is planned, measured, cleaned, sent by a sensor and told. */
import { Client } from '../helper.ts';
import type { Scene } from './scene.ts';

type Found = { readonly id: string };
type Opened = { readonly deviations: readonly Found[]; readonly readings: readonly Found[] };

export async function hygiene(scene: Scene): Promise<void> {
  const { permitted: admin, play } = scene;
  const room = await admin.post('/api/inventory/storage-locations', { name: 'Kühlhaus', storageType: 'COLD_ROOM' });
  const storageLocationId: string = room.json().id;
  await play('hygiene-plan.starting', {});
  const { key, id: deviceId } = await devices(scene);
  const controlPointId = await points(scene, storageLocationId, deviceId);
  await sensor(scene, key, controlPointId);
  await display(scene, key);
  await readings(scene, controlPointId, storageLocationId);
  await cleaning(scene, storageLocationId);
  await play('hygiene-plan.day', { date: '2026-11-23' });
  await scene.refuse('hygiene-plan.day', { date: '2099-01-01' }, 400);
  const period = { from: '2026-11-01', to: '2026-11-23' };
  await play('hygiene-report.get', { ...period, format: 'JSON' });
  await scene.refuse('hygiene-report.get', { ...period, format: 'CSV' }, 400);
}

async function devices({ play, playTwice, refuse }: Scene) {
  const device = await play('device.create', { name: 'Funkstation' });
  const { id = '' } = device;
  await refuse('device.create', { name: 'Funkstation' }, 409);
  await play('device.list', { status: 'ACTIVE' });
  await play('device.get', { id });
  await playTwice('device.deactivate', { id });
  await playTwice('device.activate', { id });
  const { key = '' } = await play('device.replace-key', { id });
  return { id, key };
}

async function points(scene: Scene, storageLocationId: string, deviceId: string): Promise<string> {
  const { play, playTwice, refuse } = scene;
  const point = {
    ...{ name: 'Temperatur Kühlhaus', measure: 'TEMPERATURE', storageLocationId, limits: { min: 0, max: 7 } },
    ...{ kind: 'OPRP', toleratedMinutes: 45, schedule: { every: 'DAY', times: ['07:00'] } },
    sensor: { deviceId, channel: '1', minutes: 15 },
    correctiveAction: 'Tür schließen, Ware prüfen, Kältetechnik anrufen',
  };
  const { id = '' } = await play('control-point.create', point);
  await refuse('control-point.create', point, 409);
  await refuse('control-point.create', { ...point, name: 'Anderer', storageLocationId: 'unknown' }, 404);
  await refuse('control-point.create', { ...point, name: 'Anderer', measure: 'CHECK' }, 400);
  await play('control-point.list', { scope: 'SHOP' });
  await play('control-point.update', { id, limits: { min: 0, max: 6.5 } });
  await refuse('control-point.update', { id, limits: { max: 1000.5 } }, 400);
  await playTwice('control-point.deactivate', { id });
  await playTwice('control-point.activate', { id });
  await play('control-point.get', { id });
  return id;
}

async function sensor({ shop, play }: Scene, key: string, id: string): Promise<void> {
  const station = new Client(shop.app, key);
  const sent = ['05:30', '05:45', '06:00'].map((time, at) => ({
    ...{ channel: '1', measuredAt: `2026-11-23T${time}:00.000Z`, value: 4 + at / 4 },
  }));
  await play('device-reading.send', { readings: sent }, station);
  await play('control-point.read-series', { id, from: '2026-11-23', to: '2026-11-23', resolution: 'HOUR' });
}

/** Shows the sheet of loose goods on a tablet at the counter. */
async function display(scene: Scene, key: string): Promise<void> {
  const { permitted: admin, play, refuse, shop } = scene;
  const place = await admin.post('/api/inventory/storage-locations', { name: 'Theke', storageType: 'DISPLAY_COUNTER' });
  const { id } = place.json();
  await lotIn(scene, id, 'H-2');
  const tablet = new Client(shop.app, key);
  await play('counter.display', { storageLocationId: [id] }, tablet);
  await refuse('counter.display', { storageLocationId: ['unknown'] }, 404, tablet);
}

async function readings(scene: Scene, controlPointId: string, storageLocationId: string): Promise<void> {
  const { permitted: admin, play, playTwice, refuse } = scene;
  const warm = { controlPointId, value: 9.5, note: 'Die Tür stand offen' };
  const found = await play<Opened>('reading.record', { readings: [warm] });
  await refuse('reading.record', { readings: [{ ...warm, controlPointId: 'unknown' }] }, 404);
  const id = found.deviations[0]?.id ?? '';
  const check = { name: 'Schädlinge', measure: 'CHECK', schedule: { every: 'MONTH' } };
  const { id: other } = (await admin.post('/api/quality/control-points', check)).json();
  await admin.post(`/api/quality/control-points/${other}/deactivate`, {});
  await refuse('reading.record', { readings: [{ controlPointId: other, result: 'OK' }] }, 409);
  await playTwice('reading.correct', { id: found.readings[0]?.id ?? '', value: 8.5, note: 'Falsch abgelesen' });
  await play('reading.list', { controlPointId, verdict: 'ABOVE' });
  await play('deviation.list', { status: 'OPEN', storageLocationId });
  await refuse('deviation.verify', { id, effective: true }, 409);
  await play('deviation.act', { id, cause: 'Tür offen', measure: 'Tür geschlossen', goods: 'RELEASED' });
  await play('deviation.exposure', { id });
  await refuse('deviation.hold', { id, lotIds: ['unknown'], reason: 'Zu warm gelagert' }, 404);
  await play('deviation.hold', { id, lotIds: [await lotIn(scene, storageLocationId)], reason: 'Zu warm gelagert' });
  await admin.post('/api/quality/readings', { readings: [{ controlPointId, value: 4 }] });
  await playTwice('deviation.verify', { id, effective: true, note: 'Türschließer ist repariert' });
  await refuse('deviation.act', { id, cause: 'Tür offen', measure: 'Noch einmal', goods: 'NONE' }, 409);
  await play('deviation.get', { id });
}

/** Books a lot into the room. Returns its id. */
async function lotIn({ permitted: admin }: Scene, storageLocationId: string, batchId = 'H-1'): Promise<string> {
  const { content } = (await admin.get('/api/articles?size=1')).json();
  const stock = { articleId: content[0].id, storageLocationId };
  const { id: stockId } = (await admin.post('/api/inventory/stocks', stock)).json();
  const lot = {
    batchType: 'PRODUCED',
    batchId,
    quantityAmount: '5',
    quantityUnit: 'KG',
    expiryDate: '2026-12-20',
  };
  return (await admin.post(`/api/inventory/stocks/${stockId}/batches`, lot)).json().lotId;
}

async function cleaning({ play, playTwice, refuse }: Scene, storageLocationId: string): Promise<void> {
  const task = { name: 'Böden', schedule: { every: 'DAY' }, agent: 'Schaumreiniger 2 %', storageLocationId };
  const { id = '' } = await play('cleaning-task.create', task);
  await refuse('cleaning-task.create', task, 409);
  await refuse('cleaning-task.create', { ...task, name: 'Theke', storageLocationId: 'unknown' }, 404);
  await play('cleaning-task.list', {});
  await play('cleaning-task.update', { id, responsible: 'Spüldienst' });
  await play('cleaning-task.get', { id });
  await playTwice('cleaning-task.deactivate', { id });
  await refuse('cleaning-record.record', { records: [{ cleaningTaskId: id, result: 'OK' }] }, 409);
  await playTwice('cleaning-task.activate', { id });
  await play('cleaning-record.record', { records: [{ cleaningTaskId: id, result: 'OK' }] });
  await refuse('cleaning-record.record', { records: [{ cleaningTaskId: 'unknown', result: 'OK' }] }, 404);
  await play('cleaning-record.list', { cleaningTaskId: id });
}
