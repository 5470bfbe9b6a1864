/// <reference lib="dom" />
/** Tests the numpad on tablets and phones in landscape. The numpad is beside the fields, with all its keys in view. */
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { browsing } from './browser.ts';
import { AXE, axe, broken, cut, small } from './checks.ts';
import { floorStates, openFloor } from './floor-states.ts';
import { fill } from './goods.ts';

/** A tablet, and a large and a small phone. */
const ACROSS = [
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
] as const;

const PAD = 'fieldset[aria-label="Ziffernblock"]';

/** Returns the faults of the position of the open numpad. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate((padOf) => {
    const faults: string[] = [];
    const pad = document.querySelector(padOf);
    if (!pad) return ['no numpad'];
    document.activeElement?.closest('[data-pad]')?.scrollIntoView({ block: 'nearest' });
    const { left } = pad.getBoundingClientRect();
    for (const one of [document.activeElement, document.querySelector('[data-bar]')]) {
      const right = one?.getBoundingClientRect().right ?? 0;
      if (right > left) faults.push(`it begins at ${left}, and this ends at ${right}: ${one?.outerHTML.slice(0, 80)}`);
    }
    const keys = [...pad.querySelectorAll('button')];
    const digits = keys.slice(0, 12).map((key) => key.getBoundingClientRect());
    for (const [index, key] of keys.entries()) {
      const box = key.getBoundingClientRect();
      if (key.scrollWidth > key.clientWidth) faults.push(`${key.textContent} is wider than its key`);
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      for (const at of [box.top + 2, y, box.bottom - 2])
        if (!key.contains(document.elementFromPoint(x, at))) faults.push(`${key.textContent} is covered at ${at}`);
      // The keys for minus and the next field are to the right of the digits.
      if (index >= 12 && digits.some((digit) => digit.right > box.left))
        faults.push(`${key.textContent} is not beside`);
    }
    return faults;
  }, PAD);

test('in landscape, the numpad is beside the fields, with all its keys in view', { timeout: 300_000 }, async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { width: 768 });
  for (const state of floorStates(made)) {
    for (const size of ACROSS) {
      await page.setViewportSize(size);
      if (size === ACROSS[0]) await openFloor(page, state);
      const what = `${state.name}, ${size.width} × ${size.height}`;
      t.same(await misplaced(page), [], what);
      t.same(await broken(page, PAD), [], `${what}: words`);
      t.same(await cut(page), [], `${what}: width`);
      t.same(await small(page), [], `${what}: targets`);
      if (size.width !== 844) continue;
      await page.evaluate(AXE);
      const faults = await axe(page);
      // Ignores targets that a bar covers in part, because the user can scroll them. `small` measures the targets.
      const own = faults.filter((fault) => !fault.includes('partially obscured'));
      t.same(own, [], `${what}: axe`);
    }
  }
});
