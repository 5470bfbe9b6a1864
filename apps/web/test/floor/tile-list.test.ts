import { ROLES } from '@cleaver/domain';
import { ROLE_NAMES } from '@cleaver/domain/identity';
import { test } from 'tap';
import { tilesOf } from '../../src/floor/tile-list.ts';
import { SCREENS } from '../../src/shell/navigation/routes.ts';
import type { Need } from '../../src/shell/session/session.ts';

const TODAY = '2026-11-23';
const tilesFor = (permissions: readonly string[]) =>
  tilesOf((need: Need) => [need].flat().some((one) => permissions.includes(one)), TODAY).map(({ to }) => to);

test('each role has four to six tiles, the most frequent tasks first', (t) => {
  for (const role of ROLE_NAMES) {
    const count = tilesFor(ROLES[role].permissions).length;
    t.ok(count >= 4 && count <= 6, `${role} has ${count}`);
  }
  t.same(tilesFor(ROLES.WAREHOUSE_WORKER.permissions), [
    ...['/round', '/goods-receipts/new', '/scan', '/transfer', '/deliveries/new', '/counts'],
  ]);
  t.same(tilesFor(ROLES.PRODUCTION_WORKER.permissions), [
    ...['/round', '/scan', `/batches?productionDate=${TODAY}`, '/cuttings/new', '/stocks', '/articles'],
  ]);
  t.same(tilesFor([]), []);
  t.end();
});

test('a tile opens a screen that needs no more permissions than the tile', (t) => {
  for (const { to, need } of tilesOf(() => true, TODAY)) {
    const screen = SCREENS.find(({ path }) => path === to.split('?')[0]);
    const opens = [screen?.need ?? []].flat() as readonly string[];
    // A user who may write may also read. So these screens need only the reading permission.
    const read = [need].flat().map((one) => one.replace('_WRITE', '_READ'));
    t.ok([need].flat().every((one) => opens.includes(one)) || read.every((one) => opens.includes(one)), to);
  }
  t.end();
});
