import { test } from 'tap';
import { say, word } from '../../src/shared/message.ts';
import { conflict, invalid } from '../../src/shared/refusal.ts';

const DUTCH: Readonly<Record<string, string>> = {
  'There is no {0} in {1}': 'In {1} is geen {0}',
  ham: 'ham',
  'The request is not valid: {0}': 'Het verzoek klopt niet: {0}',
  '{0} {1}': '{0} {1}',
  'is required': 'is verplicht',
};
const dutch = (pattern: string) => DUTCH[pattern];

test('a message reads as its English sentence', async (t) => {
  const message = say`There is no ${word('ham')} in ${2}`;
  t.equal(message.pattern, 'There is no {0} in {1}');
  t.equal(String(message), 'There is no ham in 2');
  t.equal(JSON.stringify({ message }), '{"message":"There is no ham in 2"}');
  t.equal(String(say`is required`), 'is required');
});

test('another language may turn the places round; words are said in it, values stay as they are', async (t) => {
  t.equal(say`There is no ${'ham'} in ${2}`.in(dutch), 'In 2 is geen ham');
  t.equal(say`There is no ${say`ham`} in ${'{0} $& {1}'}`.in(dutch), 'In {0} $& {1} is geen ham');
  t.equal(
    say`No ${say`ham`}`.in(() => undefined),
    'No ham',
    'English where there is no translation',
  );
});

test('a refusal has its message in English, and all that it takes to say it in another language', async (t) => {
  const refusal = conflict('NONE', say`There is no ${word('ham')} in ${2}`);
  t.equal(refusal.message, 'There is no ham in 2');
  const request = invalid([
    { field: 'name', message: say`is required` },
    { field: 'tags', message: say`must be a list` },
  ]);
  t.equal(request.message, 'The request is not valid: name is required; tags must be a list');
  t.equal(request.said.in(dutch), 'Het verzoek klopt niet: name is verplicht; tags must be a list');
});
