import { parseEnv } from 'node:util';
import { test } from 'tap';
import { CannotStart } from '../../src/process/config.ts';
import { checkDotEnv } from '../../src/process/dot-env.ts';

test('checkDotEnv refuses a line that Node would skip or cut, with its number and without its value', (t) => {
  for (const [text, line, advice] of [
    ['HOST=::\nPORT 3942\n', 2, 'write NAME=value'],
    ['\n# a comment\nADMIN_PASSWORD=Sülze # & Senf', 3, 'put the value in quotes'],
    ['ADMIN_PASSWORD=Sülze#Senf', 1, 'put the value in quotes'],
    ['A="x\ny"\nADMIN_PASSWORD="Senf', 3, 'put the value in quotes'],
  ] as const) {
    try {
      checkDotEnv(text, '.env');
      t.fail(`${text} is accepted`);
    } catch (error) {
      t.ok(error instanceof CannotStart);
      t.match((error as Error).message, new RegExp(`^line ${line} of .env is not clear: ${advice}[^\\n]*$`));
      t.notMatch((error as Error).message, /Senf/);
    }
  }
  t.end();
});

test('checkDotEnv accepts a .env that Node reads as written', (t) => {
  const clear = 'A=1\r\n\r\n  # comment = "x\r\nexport B = \'x # y\' # comment\nC="two\nlines # 2"\nD=\nE=a"b=c\n';
  checkDotEnv(clear, '.env');
  t.match(parseEnv(clear), { B: 'x # y', C: 'two\nlines # 2', D: '', E: 'a"b=c' });
  t.end();
});
