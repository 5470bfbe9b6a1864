// Loaded before the service and its commands: what stands in a file `.env` beside package.json counts as set, unless it is set
// otherwise. Node's own --env-file-if-exists says so on each start where there is none.
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../.env', import.meta.url));
if (existsSync(file)) loadEnvFile(file);
