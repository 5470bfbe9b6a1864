import { test } from 'tap';
import { footRule } from '../../src/settings/paper-rule.ts';

test('footRule escapes any name of a shop for the foot of a page', (t) => {
  t.equal(
    footRule('Metzgerei "Zur\\Post"\nAnsbach · gedruckt'),
    '@page { @bottom-left { content: "Metzgerei \\"Zur\\\\Post\\" Ansbach · gedruckt"; } }',
  );
  t.end();
});
