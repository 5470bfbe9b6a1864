import { test } from 'tap';
import { inKind, withRecent } from '../../src/shell/navigation/search-text.ts';

test('inKind removes the word that names the kind from the search text', (t) => {
  t.same(inKind(['lieferung', '001'], 'Lieferungen'), { text: '001', isNamed: true });
  t.same(inKind(['001', 'wareneingang'], 'Wareneingänge'), { text: '001', isNamed: true });
  t.same(inKind(['huber', '001'], 'Lieferungen'), { text: 'huber 001', isNamed: false });
  t.same(inKind(['li', '001'], 'Lieferungen'), { text: 'li 001', isNamed: false }, 'two letters name nothing');
  t.same(inKind(['rezept'], 'Rezepte'), { text: 'rezept', isNamed: false }, 'and one word alone is searched for');
  t.end();
});

test('withRecent puts the record opened last first, once, and ignores pages that are not records', (t) => {
  const at = (digit: number) => ({ to: `/lots/${digit}0000000-0000-7000-8000-000000000000`, name: `L-${digit}` });
  t.same(withRecent([at(1), at(2)], at(2)), [at(2), at(1)]);
  t.same(withRecent([at(1)], { to: '/lots', name: 'Lots' }), [at(1)]);
  t.same(withRecent([at(1)], { to: '/lots', name: '' }), [{ to: '/lots', name: '' }, at(1)], 'but keeps screens');
  t.equal(withRecent([1, 2, 3, 4, 5, 6, 7, 8].map(at), at(9)).length, 8);
  t.end();
});
