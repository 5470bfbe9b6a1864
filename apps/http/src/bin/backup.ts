/** `npm run backup -- <file>`: writes the whole database of the service to a new file. */
import { backUp } from '@cleaver/persistence';
import { command, fileOf, say } from './command.ts';

await command('take a backup', async (location, args) => {
  const file = fileOf(args, 'npm run backup -- <file>');
  const size = await backUp(location, file);
  say(`Backed up to ${file}: ${(size / 1024 / 1024).toFixed(1)} MiB`);
  return true;
});
