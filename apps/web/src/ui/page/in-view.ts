/** The space in pixels between an element in view and the bars. */
const SPACE = 8;

/**
 * Scrolls until no bar covers the element. The scroll padding of the page keeps the element clear of the header, but
 * not of a numpad in the bar at the bottom. If the element is too tall for the space between the bars, its top is in
 * view.
 */
export function bringIntoView(element: Element): void {
  element.scrollIntoView({ block: 'nearest' });
  if (element.closest('dialog')) return;
  uncover(element);
  // Scrolls again, because scrolling can move a sticky bar.
  uncover(element);
}

function uncover(element: Element): void {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const bar = Math.min(innerHeight, ...[...document.querySelectorAll('[data-bar]')].filter(isSticky).map(topOf));
  const { top, bottom } = element.getBoundingClientRect();
  const covered = Math.min(bottom + SPACE - bar, top - SPACE - header);
  if (covered > 0) scrollBy(0, covered);
}

const topOf = (bar: Element): number => bar.getBoundingClientRect().top;

/** Returns whether the bar stays at the edge of the window. On the desk, the buttons of most forms scroll with the form. */
const isSticky = (bar: Element): boolean => getComputedStyle(bar).position === 'sticky' && topOf(bar) > 0;
