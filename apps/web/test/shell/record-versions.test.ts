import { test } from 'tap';
import {
  expecting,
  noteOwnChange,
  noteVersion,
  sendInOrder,
  versionsNow,
} from '../../src/shell/data/record-versions.ts';

test('a change waits for the earlier change of its record, and expects the version after it', async (t) => {
  noteVersion('/api/recipes/r1', '"1"');
  noteVersion('/api/recipes/r2', '"7"');
  const sent: (string | undefined)[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const first = expecting(versionsNow(), () =>
    sendInOrder('/api/recipes/r1/steps/1', async (version) => {
      sent.push(version);
      await answered;
      noteOwnChange('/api/recipes/r1/steps/1', '"1"', '"2"');
    }),
  );
  const note = async (version: string | undefined): Promise<void> => void sent.push(version);
  const second = expecting(versionsNow(), () => sendInOrder('/api/recipes/r1/ingredients/i1', note));
  await expecting(versionsNow(), () => sendInOrder('/api/recipes/r2', note));
  await sendInOrder('/api/recipes/r1', note);
  t.same(sent, ['"1"', '"7"', undefined], 'other records, and changes that expect no version, do not wait');
  answer();
  await Promise.all([first, second]);
  t.same(sent.slice(3), ['"2"']);
});

test('a change is sent after the earlier change of its record has failed', async (t) => {
  noteVersion('/api/recipes/r3', '"1"');
  const refused = expecting(versionsNow(), () =>
    sendInOrder('/api/recipes/r3', () => Promise.reject(new Error('refused'))),
  );
  const sent = expecting(versionsNow(), () => sendInOrder('/api/recipes/r3', async (version) => version));
  await t.rejects(refused, { message: 'refused' });
  t.equal(await sent, '"1"');
});
