/**
 * `npm run backup -- <file>`: writes the data of the service to a new file. Prints the names of other objects in the
 * database, which it omits. Stop the service first if the database is the embedded one.
 */
import { backUp } from '@cleaver/persistence';
import { command, fileOf, say } from './command.ts';

await command('take a backup', async (location, args) => {
  const file = fileOf(args, 'npm run backup -- <file>');
  const { bytes, leftOut } = await backUp(location, file);
  say(`Backed up to ${file}: ${(bytes / 1024 / 1024).toFixed(1)} MiB`);
  if (leftOut.length > 0) say(`Not in it, since the service did not make it: ${leftOut.join(', ')}`);
  return true;
});
