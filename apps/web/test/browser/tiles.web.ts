/// <reference lib="dom" />
/** Tests that the floor home of each role has four to six large tiles. */
import { ROLE_NAMES } from '@cleaver/domain/identity';
import { test } from 'tap';
import { browsing, drawn } from './browser.ts';

test('the floor home has four to six tiles of at least 96 px for each role', { timeout: 300_000 }, async (t) => {
  const { as, shop } = await browsing(t);
  for (const role of ROLE_NAMES) {
    const name = `a-${role.toLowerCase()}`;
    await shop.person(name, role);
    const { page, context, taken } = await as(name, { width: 390, at: '/floor' });
    await drawn(page);
    const tiles = page.getByRole('navigation', { name: 'Aufgaben' }).getByRole('link');
    await tiles.first().waitFor();
    for (const [width, height] of [
      [390, 844],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const sizes = await tiles.evaluateAll((all) =>
        all.map((one) => {
          const box = one.getBoundingClientRect();
          return Math.min(box.width, box.height);
        }),
      );
      t.ok(sizes.length >= 4 && sizes.length <= 6, `${role} has ${sizes.length}`);
      t.ok(Math.min(...sizes) >= 96, `${role}, ${width}: ${sizes}`);
    }
    t.same(taken(), [], role);
    await context.close();
  }
});
