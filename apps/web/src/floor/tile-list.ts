/** Selects the tiles of the floor home, which are frequent tasks, by the user's permissions. */
import { say } from '@cleaver/domain/kernel';
import type { Tile } from '../contexts/context.ts';
import { CONTEXTS } from '../contexts/contexts.ts';
import type { Need } from '../shell/session/session.ts';

const MAX = 6;

const SCAN: Tile = { to: '/scan', icon: 'scan', text: say`Scan`, need: ['STOCK_READ', 'MASTERDATA_READ'], place: 2 };

/** All tiles, the most important first. */
const TILES = [SCAN, ...CONTEXTS.flatMap(({ tiles = [] }) => tiles)].sort((a, b) => a.place - b.place);

/** Returns the tiles of a user, at most six. `today` is the shop's calendar day. */
export const tilesOf = (may: (need: Need) => boolean, today: string): readonly Tile[] =>
  TILES.filter(({ need }) => may(need))
    .slice(0, MAX)
    .map((tile) => ({ ...tile, to: tile.to.replace('{today}', today) }));
