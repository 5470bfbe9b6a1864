/// <reference lib="dom" />
/** The rules for every page: no accessibility fault found by axe, no target too small, nothing cut off. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** The part of axe's message for a target that a bar covers at the current scroll position. */
const COVERED = 'because it is partially obscured';

/**
 * Returns the faults that axe finds, except targets that a bar covers. The caller must evaluate `AXE` on the page
 * first.
 */
export async function axe(page: Page): Promise<string[]> {
  const violations = await page.evaluate(async (standard): Promise<Violation[]> => {
    // An element has less contrast during its fade-in.
    for (const animation of document.getAnimations()) animation.finish();
    // biome-ignore lint/suspicious/noExplicitAny: put there by the test
    const { axe: checker } = globalThis as any;
    return (await checker.run(document, { runOnly: standard, resultTypes: ['violations'] })).violations;
  }, STANDARD);
  return violations.flatMap(({ id, nodes }) => {
    const node = nodes.find(({ failureSummary }) => !failureSummary.includes(COVERED));
    return node ? [`${id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 200)}`] : [];
  });
}

/**
 * Returns targets smaller than 44 by 44 px, on the floor of touch devices 56 by 56 px. Links within sentences are
 * exempt (WCAG 2.5.8, 2.5.5).
 */
export const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [role=option]',
    )) {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (one.closest('p, dd, td > div, li > p') && one.tagName === 'A') continue;
      // The label of a checkbox is part of its target.
      const target = one.matches('[type=checkbox], [type=radio]') ? (one.closest('label') ?? one) : one;
      const { width, height, bottom } = target.getBoundingClientRect();
      if (bottom <= 0) continue;
      const isForHands = matchMedia('(pointer: coarse)').matches || innerWidth < 1025;
      const isFloor = one.closest('main[data-floor], header:has(~ main[data-floor])') !== null;
      const least = isForHands && isFloor ? 55.5 : 43.5;
      if (width < least || height < least)
        found.push(`${Math.round(width)}×${Math.round(height)} ${one.outerHTML.slice(0, 120)}`);
    }
    return found;
  });

/**
 * Returns a fault for the page, and for each open dialog, whose content overflows to the right. A fault names the
 * widths and the last element beyond the edge.
 */
export const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')].flatMap((root) => {
      const { scrollWidth, clientWidth } = root;
      if (scrollWidth <= clientWidth) return [];
      const end = root.getBoundingClientRect().left + clientWidth;
      const wide = [...root.querySelectorAll<HTMLElement>(':is(main, dialog) *')].filter(
        (one) => one.getBoundingClientRect().right > end + 1 && !one.closest('section[tabindex]'),
      );
      return [`${scrollWidth} px of ${clientWidth}: ${wide.at(-1)?.outerHTML.slice(0, 160)}`];
    }),
  );

/** Returns buttons whose text is wider than the button. */
export const overfull = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button')]
      .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
      .map((one) => `${one.scrollWidth} px of ${one.clientWidth}: ${one.outerHTML.slice(0, 160)}`),
  );

/** Returns row buttons that are visible only after scrolling to the right. */
export const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main td[data-action] :is(a, button)')].flatMap((one) => {
      const box = one.closest('div:has(> table)');
      const isBeyond = box && one.getBoundingClientRect().right > box.getBoundingClientRect().right + 1;
      return isBeyond ? [one.outerHTML.slice(0, 160)] : [];
    }),
  );

/** Returns visible words that break without a hyphen, because they are too long for their line. Codes may break. */
export const broken = (page: Page, within = 'main'): Promise<string[]> =>
  page.evaluate((root) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.querySelector(root) as Element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest('code, .visually-hidden')) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s\-\u00ad–/·@]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // The rectangle of a visible soft hyphen belongs to the word after it.
        const boxes = [...range.getClientRects()].slice(text.nodeValue?.[index - 1] === '\u00ad' ? 1 : 0);
        const lines = new Set(boxes.map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${word} in ${parent.outerHTML.slice(0, 100)}`);
      }
    }
    return found;
  }, within);

/**
 * Returns "first field" if the first field of `within` has the focus. If `within` has no field, its heading counts as
 * the first field. Otherwise returns the HTML of the focused element.
 */
export const begins = (page: Page, within: string): Promise<string> =>
  page.evaluate((selector) => {
    const at = document.activeElement;
    const visible = (one: HTMLElement): boolean => one.checkVisibility() && !one.matches('[data-scanner], [readonly]');
    const fields = document.querySelectorAll<HTMLElement>(
      `${selector} :is(input:not([type=hidden], [type=file]), select, textarea):enabled`,
    );
    const [first] = [...fields].filter(visible);
    if (first) return at === first ? 'first field' : (at?.outerHTML.slice(0, 120) ?? 'nothing');
    return at?.matches(`${selector} :is(h1, h2)`) ? 'first field' : (at?.outerHTML.slice(0, 120) ?? 'nothing');
  }, within);
