import { test } from 'tap';
import { type Place, placesFor, proposedPlace } from '../../src/inventory/storage-location/places.ts';

const place = (id: string, storageType: Place['storageType'] = 'COLD_ROOM', active = true): Place => ({
  ...{ id, name: id.toUpperCase(), storageType, active },
});
const stocks = (...ids: readonly string[]) => ids.map((storageLocationId) => ({ storageLocationId }));
const ids = (of: readonly Place[]) => of.map(({ id }) => id);
const ALL = [place('c'), place('a'), place('q', 'QUARANTINE'), place('old', 'COLD_ROOM', false)];

test('placesFor returns the active places except the current one, and separates those with the article', (t) => {
  const places = placesFor(ALL, stocks('c', 'old'), 'x');
  t.same([ids(places.own), ids(places.others)], [['c'], ['a', 'q']]);
  t.same(ids(placesFor(ALL, stocks('c'), 'c').own), []);
  t.same(ids(placesFor(ALL, [], 'c').others), ['a', 'q']);
  t.end();
});

test('proposedPlace returns the only place of the article, and a quarantine for returned goods', (t) => {
  const proposed = (own: readonly string[], isBack = false, near?: string) =>
    proposedPlace(placesFor(ALL, stocks(...own)), isBack, near)?.id;
  t.equal(proposed(['c']), 'c');
  t.equal(proposed(['a', 'c']), undefined);
  t.equal(proposed([]), undefined);
  t.equal(proposed(['a', 'c'], false, 'c'), 'c', 'where the goods come from');
  t.equal(proposed(['c'], false, 'a'), 'c');
  t.equal(proposed(['a', 'c'], false, 'q'), undefined, 'only where the article has a stock');
  t.equal(proposed(['c'], true), 'q');
  const several = placesFor(ALL, stocks('a', 'c'));
  t.equal(proposedPlace(several, false, 'c')?.id, 'c', 'of several the last one');
  t.equal(proposedPlace(several, false, 'q'), undefined, 'but only one that still has the article');
  t.equal(proposedPlace(placesFor([place('a')], []), false)?.id, 'a', 'the single place of a shop');
  t.equal(proposedPlace(placesFor([place('q', 'QUARANTINE')], []), false), undefined, 'never into quarantine unasked');
  t.equal(proposedPlace(placesFor([place('a')], stocks('a')), true), undefined, 'never among good goods');
  t.end();
});
