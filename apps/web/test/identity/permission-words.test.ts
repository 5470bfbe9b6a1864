import { PERMISSIONS } from '@cleaver/domain';
import { test } from 'tap';
import { permissionText } from '../../src/identity/permission-words.ts';

test('every permission is called by words', (t) => {
  t.same(
    PERMISSIONS.filter((permission) => permissionText(permission) === permission),
    [],
  );
  t.equal(permissionText('STOCK_MOVEMENT_READ'), 'Movements of goods: read');
  t.end();
});
