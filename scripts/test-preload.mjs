// Loaded before each test, and before each program of Node that a test starts: what runs for seconds starts in half the
// time.
import asyncHooks from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// The embedded database is not compiled a second time, for speed that pays off in minutes only.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');
// tap looks for the source map of every module. Types that are stripped leave all lines where they are.
process.setSourceMapsEnabled(false);
// tap follows every promise, to know whose an error is that nobody awaits: a quarter of what the tests of the interface
// cost. Such an error ends the process instead, and tap names what was running.
const { createHook } = asyncHooks;
const idle = { enable: () => idle, disable: () => idle };
asyncHooks.createHook = (callbacks) =>
  new Error('who asks').stack?.includes('async-hook-domain') ? idle : createHook(callbacks);
syncBuiltinESMExports();
// Later than the flags, which are part of what it keeps.
await import('./compile-cache.mjs');

const preload = `--import=${import.meta.url}`;
const { NODE_OPTIONS = '' } = process.env;
if (!NODE_OPTIONS.includes(preload)) process.env.NODE_OPTIONS = `${NODE_OPTIONS} ${preload}`.trim();
