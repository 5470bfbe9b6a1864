import { test } from 'tap';
import { understood } from '../../src/scanner/scan-candidates.ts';

const TODAY = { today: '2026-11-23', patterns: ['28PPPPPWWWWWC'] };

test('understood chooses the keyboard layout in which the code is plausible', (t) => {
  const found = understood(
    [
      { layout: 'computer', text: '+C1010400638133393110XZ' },
      { layout: 'us', text: ']C1010400638133393110XY' },
    ],
    'computer',
    TODAY,
  );
  t.match(found, { layout: 'us', code: { kind: 'GS1', elements: { lotNumber: 'XY' } } });
  t.match(
    understood(
      [
        { layout: 'computer', text: 'httpsÖ--a.de-01-4006381333931' },
        { layout: 'us', text: 'https://a.de/01/4006381333931' },
      ],
      'computer',
      TODAY,
    ),
    {
      layout: 'us',
      code: { kind: 'GS1' },
    },
  );
  t.end();
});

test('understood prefers the layout that the scanner used before if both are plausible', (t) => {
  const candidates = [
    { layout: 'computer' as const, text: '010400638133393110XZ' },
    { layout: 'us' as const, text: '010400638133393110XY' },
  ];
  t.equal(understood(candidates, 'computer', TODAY).text, '010400638133393110XZ');
  t.equal(understood(candidates, 'us', TODAY).text, '010400638133393110XY');
  t.end();
});

test('understood returns all readings of a text in no known format', (t) => {
  const found = understood(
    [
      { layout: 'computer', text: 'Pß1' },
      { layout: 'us', text: 'P-1' },
    ],
    'computer',
    TODAY,
  );
  t.match(found, { text: 'Pß1', code: { kind: 'TEXT' }, others: [{ layout: 'us', text: 'P-1' }] });
  t.end();
});
