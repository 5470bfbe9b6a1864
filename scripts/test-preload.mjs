// Preloaded into each test and each Node program that a test starts. Halves their start-up time; changes no function of Node.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// The embedded database is not compiled a second time, for speed that pays off in minutes only.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');
// tap looks for the source map of every module. Types that are stripped leave all lines where they are.
process.setSourceMapsEnabled(false);
// Later than the flags, which are part of what it keeps.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));

const preload = `--import=${import.meta.url}`;
const { NODE_OPTIONS = '' } = process.env;
if (!NODE_OPTIONS.includes(preload)) process.env.NODE_OPTIONS = `${NODE_OPTIONS} ${preload}`.trim();
