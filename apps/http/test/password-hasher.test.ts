import { test } from 'tap';
import { passwordHasher } from '../src/password-hasher.ts';

test('a password matches only its own hash', async (t) => {
  const passwords = passwordHasher();
  const hash = await passwords.hash('Würste & Schinken 🥩');
  t.equal(await passwords.verify('Würste & Schinken 🥩', hash), true);
  t.equal(await passwords.verify('Würste & Schinken', hash), false);
  t.not(await passwords.hash('Würste & Schinken 🥩'), hash, 'salted');
});

test('hashes are argon2id with 19 MiB and 2 passes', async (t) => {
  t.match(await passwordHasher().hash('x'), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('verifying without a stored hash returns false', async (t) => {
  t.equal(await passwordHasher().verify('anything', undefined), false);
});

test('concurrent verifications all complete, also after one of them fails', async (t) => {
  const passwords = passwordHasher();
  const hash = await passwords.hash('right');
  const guesses = ['right', 'wrong', 'broken', 'right', 'wrong', 'right', 'wrong', 'right'];
  const found = await Promise.allSettled(
    guesses.map((guess) => passwords.verify(guess, guess === 'broken' ? 'no hash at all' : hash)),
  );
  t.same(
    found.map((one) => (one.status === 'fulfilled' ? one.value : 'failed')),
    guesses.map((guess) => (guess === 'broken' ? 'failed' : guess === 'right')),
  );
});
