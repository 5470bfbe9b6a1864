/**
 * Entry point of the service: caches compiled code for the next start, and runs `service.ts`. It is plain JavaScript,
 * because Node loads its TypeScript compiler for even one uncached file. The compiler takes 15 MiB for the life of the
 * process.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Halves the start time. The cache is next to the packages, because other users could put code into the shared
// temporary directory. If the folder is not writable, the service starts without the cache.
enableCompileCache(fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url)));
// A static import would be compiled before the cache is enabled.
await import('./service.ts');
