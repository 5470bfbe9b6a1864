/**
 * The program of the service: keeps what Node compiles for the next start, and runs `service.ts`. Plain JavaScript: for one file of
 * TypeScript outside of the cache Node loads its compiler, which takes 15 MiB as long as the process lives.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// A start takes half the time with it. Beside the packages and not in the shared temporary directory, where somebody else could
// put code into it. Where the folder cannot be written, the service starts without it.
enableCompileCache(fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url)));
// A static import would be compiled before the cache is enabled.
await import('./service.ts');
