import { test } from 'tap';
import { invalid, refusal } from '../../src/kernel/contract/refusal.ts';
import { say, word } from '../../src/kernel/values/message.ts';

const DUTCH: Readonly<Record<string, string>> = {
  'There is no {0} in {1}': 'In {1} is geen {0}',
  ham: 'ham',
  'The request is not valid: {faults}': 'Het verzoek klopt niet: {faults}',
  '{0} {1}': '{0} {1}',
  'is required': 'is verplicht',
};
const dutch = (pattern: string) => DUTCH[pattern];

test('a message converts to its English sentence, as text and in JSON', async (t) => {
  const message = say`There is no ${word('ham')} in ${2}`;
  t.equal(message.pattern, 'There is no {0} in {1}');
  t.equal(String(message), 'There is no ham in 2');
  t.equal(JSON.stringify({ message }), '{"message":"There is no ham in 2"}');
  t.equal(String(say`is required`), 'is required');
});

test('a translation may reorder placeholders; words are translated, values stay as they are', async (t) => {
  t.equal(say`There is no ${'ham'} in ${2}`.in(dutch), 'In 2 is geen ham');
  t.equal(say`There is no ${say`ham`} in ${'{0} $& {1}'}`.in(dutch), 'In {0} $& {1} is geen ham');
  t.equal(
    say`No ${say`ham`}`.in(() => undefined),
    'No ham',
    'English where there is no translation',
  );
});

test('a refusal has an English message, and can be translated into another language', async (t) => {
  const noHam = refusal('conflict', 'NONE', 'There is no {what} in {place}', 'In {place} gibt es keinen {what}');
  const refused = noHam({ what: word('ham'), place: 2 });
  t.match(refused, { kind: 'conflict', code: 'NONE', message: 'There is no ham in 2' });
  const german: Readonly<Record<string, string>> = { [noHam.english]: noHam.german, ham: 'Schinken' };
  t.equal(
    refused.said.in((pattern) => german[pattern]),
    'In 2 gibt es keinen Schinken',
  );
  const request = invalid([
    { field: 'name', message: say`is required` },
    { field: 'tags', message: say`must be a list` },
  ]);
  t.equal(request.message, 'The request is not valid: name is required; tags must be a list');
  t.equal(request.said.in(dutch), 'Het verzoek klopt niet: name is verplicht; tags must be a list');
});

test('an unknown placeholder of a refusal does not compile', async (t) => {
  // @ts-expect-error: the placeholders of the two languages differ
  refusal('conflict', 'NONE', 'There is no {what}', 'Es gibt kein {was}');
  const noHam = refusal('conflict', 'NONE', 'There is no {what}', '{what} gibt es nicht');
  // @ts-expect-error: a placeholder has no value
  noHam();
  // @ts-expect-error: the text has no such placeholder
  noHam({ what: 'ham', where: 'here' });
  const taken = refusal('conflict', 'TAKEN', 'It is taken', 'Es ist vergeben');
  // @ts-expect-error: the text has no placeholder
  t.equal(taken({ what: 'ham' }).message, 'It is taken');
});
