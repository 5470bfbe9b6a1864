/** Opens the pages on the page of the user's work. */
import { opensOn } from '../../contexts/work.ts';
import { tab } from '../session/device.ts';
import { KEPT } from '../session/session-keys.ts';
import { allows, type Me } from '../session/session-request.ts';
import { pathOf } from './places.ts';
import { screenAt } from './screens.ts';

/** The name under which the tab stores that it has opened. A log-in, a lock and a log-out delete it. */
const NAME = `${KEPT} open`;

/** The user for whom this page has opened. A lock deletes the name, but the page stays open. */
let openFor: string | undefined;

/**
 * Replaces the address of Today with the page of the user's work, the first time that the tab shows a page to the user.
 * Keeps any other address, and Today afterwards.
 */
export function openOnOwnPage({ id, permissions, today }: Me): void {
  if (openFor === id) return;
  openFor = id;
  if (tab.read(NAME) !== undefined) return;
  tab.write(NAME, '1');
  const to = opensOn(permissions, today);
  const need = screenAt(pathOf(to))?.screen.need;
  if (location.pathname === '/' && need && allows(need, permissions)) history.replaceState(history.state, '', to);
}
