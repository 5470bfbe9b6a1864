/**
 * The keys of a list: j and k move through its rows, x ticks the row, n presses the main button of the page, and / goes
 * to the search of the list. The row's link has the focus, so Enter opens the row. Arrow keys move while a row has the
 * focus. Of several lists on a page, the keys work in the list with the focus, or else in the first list.
 */
import { useEffect } from 'preact/hooks';
import { isField, isInDialog } from '../../shell/navigation/shortcuts.ts';

const TICK = '[data-tick] input';
const TARGET = `[data-row], ${TICK}, a, button`;

export function useListKeys(): void {
  useEffect(() => {
    // Captures the event before the shortcuts of the shell, whose / opens the search of the shop.
    addEventListener('keydown', pressed, true);
    return () => removeEventListener('keydown', pressed, true);
  }, []);
}

const isTick = (target: EventTarget | null): boolean => target instanceof Element && target.matches(TICK);

function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isInDialog()) return;
  if (isField(event.target) && !isTick(event.target)) return;
  const list = listWithKeys();
  const act = list && actionOf(event.key, list);
  if (!act || act() === false) return;
  event.preventDefault();
  event.stopPropagation();
}

function listWithKeys(): Element | undefined {
  const lists = [...document.querySelectorAll('[data-list]')];
  return lists.find((one) => one.contains(document.activeElement)) ?? lists[0];
}

/** Returns the action of a key. The action returns false if it does nothing. */
function actionOf(key: string, list: Element): (() => boolean) | undefined {
  const rows = [...list.querySelectorAll('tbody > tr')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const isInLink = document.activeElement?.matches('[data-row]') === true || isTick(document.activeElement);
  const row = rows[at];
  const go = (to: number) => () => focus(rows[Math.max(0, Math.min(rows.length - 1, to))]?.querySelector(TARGET));
  if (key === 'j' || (key === 'ArrowDown' && isInLink)) return go(at + 1);
  if (key === 'k' || (key === 'ArrowUp' && isInLink)) return go(at === -1 ? 0 : at - 1);
  if (key === 'Enter' && isTick(document.activeElement)) return () => click(row?.querySelector('[data-row]'));
  if (key === 'x') return () => click(row?.querySelector(TICK));
  if (key === 'n') return () => click(document.querySelector('main header [data-main-action]'));
  if (key === '/') return () => focus(list.querySelector('[data-search] input'));
  return undefined;
}

function focus(target: Element | null | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  target.focus();
  target.scrollIntoView({ block: 'nearest' });
  return true;
}

function click(target: Element | null | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  target.click();
  return true;
}
