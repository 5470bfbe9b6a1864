/** Tests the texts of object trees. */
import { test } from 'tap';
import { xmlOf } from '../../../src/invoicing/e-invoice/xml.ts';

test('elements without text and children are left out, up to the root', async (t) => {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
  const blank = { b: ' \n', c: undefined, d: [], e: ['', { f: '' }], g: { '@h': 'i', '#text': '' } };
  t.equal(xmlOf({ a: blank }), declaration);
  t.equal(xmlOf({ a: { '@h': 'i', ...blank } }), declaration);
  t.equal(
    xmlOf({ a: { ...blank, j: ['k', '', { '@l': 'm', '#text': ' n ' }] } }),
    `${declaration}<a>\n <j>k</j>\n <j l="m"> n </j>\n</a>\n`,
  );
});

test('texts and attributes are escaped', async (t) => {
  t.match(xmlOf({ a: { '@b': '"<&', '#text': ']]>&amp;' } }), '<a b="&quot;&lt;&amp;">]]&gt;&amp;amp;</a>');
});
