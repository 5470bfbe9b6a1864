import { test } from 'tap';
import { footRule } from '../../src/ui/paper-rule.ts';

test('the foot of a page holds any name of a shop', (t) => {
  t.equal(
    footRule('Metzgerei "Zur\\Post"\nAnsbach · gedruckt'),
    '@page { @bottom-left { content: "Metzgerei \\"Zur\\\\Post\\" Ansbach · gedruckt"; } }',
  );
  t.end();
});
