import { PERMISSIONS } from '@cleaver/domain';
import { test } from 'tap';
import { SCREENS } from '../../src/shell/navigation/routes.ts';
import { screenAt } from '../../src/shell/navigation/screens.ts';

test('each screen has an address of its own, and needs permissions that exist', (t) => {
  t.equal(new Set(SCREENS.map(({ path }) => path)).size, SCREENS.length);
  for (const { path, need } of SCREENS) {
    t.match(path, /^\/$|^(\/(:\w+|[a-z-]+))+$/, path);
    t.notMatch(path, /^\/(api|docs|health|metrics|assets|openapi)/, `${path} is not one of the service's own`);
    for (const one of [need].flat())
      t.ok(one === 'known' || (PERMISSIONS as readonly string[]).includes(one), `${path}: ${one}`);
  }
  t.end();
});

test('screenAt prefers fixed words of a path to parameters', (t) => {
  t.equal(screenAt('/suppliers/new')?.screen.path, '/suppliers/new');
  t.equal(screenAt('/suppliers/x')?.screen.path, '/suppliers/:id');
  t.same({ ...screenAt('/stocks/a/batches/b')?.params }, { stockId: 'a', batchId: 'b' });
  t.equal(screenAt('/nothing'), undefined);
  t.equal(screenAt('/suppliers/x/y'), undefined);
  t.end();
});
