import { createStorageLocation } from '@cleaver/domain/inventory/contracts';
import {
  createArticle,
  createCustomer,
  createProductCategory,
  createSupplier,
} from '@cleaver/domain/masterdata/contracts';
import { test } from 'tap';
import { MAKES } from '../../src/ui/control/create-from-picker.ts';
import { exactOf, meantBy, type Names } from '../../src/ui/control/record-match.ts';

interface Article {
  readonly name: string;
  readonly number: string;
}

const names: Names<Article> = { name: ({ name }) => name, sub: ({ number }) => number };
const LYONER = { name: 'Lyoner', number: 'W-100' };
const VEAL = { name: 'Kalbslyoner', number: 'W-101' };
const APPLE = { name: 'Äpfel  rot', number: '7' };

test('meantBy prefers an exact name to names that contain it, and ignores case and accents', (t) => {
  for (const typed of ['Lyoner', ' lyoner ', 'LYONER']) t.equal(meantBy(typed, [VEAL, LYONER], names), LYONER, typed);
  t.equal(meantBy('apfel rot', [APPLE, LYONER], names), APPLE);
  t.equal(meantBy('w-100', [VEAL, LYONER], names), LYONER, 'a number too');
  t.equal(meantBy('7', [{ name: '7', number: 'x' }, APPLE], names)?.number, 'x', 'a name before a number');
  t.end();
});

test('meantBy returns the only hit, and undefined for several hits, no hit, or two of the same name', (t) => {
  t.equal(meantBy('kalbs', [VEAL], names), VEAL);
  t.equal(exactOf('kalbs', [VEAL], names), undefined);
  t.equal(meantBy('lyon', [VEAL, LYONER], names), undefined);
  t.equal(meantBy('wurst', [], names), undefined);
  t.equal(meantBy('lyoner', [LYONER, { ...LYONER, number: 'W-2' }], names), undefined);
  t.equal(exactOf('', [{ name: '', number: '' }], names), undefined);
  t.end();
});

test('making a record in a picker needs the permission of the create operation', (t) => {
  t.same(MAKES, {
    article: createArticle.permission,
    category: createProductCategory.permission,
    customer: createCustomer.permission,
    storageLocation: createStorageLocation.permission,
    supplier: createSupplier.permission,
  });
  t.end();
});
