// Runs test files for Stryker, which sees each file as one test. Each mutant runs in new processes, because tables and
// forms are created when a module loads. Runs only the files that reach the mutant. Files with the name of the mutated
// file run first.
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RUN_FILES = fileURLToPath(new URL('run-files.mjs', import.meta.url));

class TestFiles {
  #files;
  #scratch = mkdtempSync(join(tmpdir(), 'mutation-'));

  constructor(options) {
    this.#files = globSync(options.testFiles).sort();
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dispose() {
    rmSync(this.#scratch, { recursive: true });
  }

  async dryRun({ timeout }) {
    const tests = [];
    const mutantCoverage = { static: {}, perTest: {} };
    for (const file of this.#files) {
      const report = join(this.#scratch, 'coverage.json');
      const began = Date.now();
      const { status, output } = await run([file], { MUTANT_COVERAGE: report }, timeout);
      if (status === 'timeout') return { status: 'timeout', reason: file };
      const timeSpentMs = Date.now() - began;
      tests.push({ id: file, name: file, fileName: file, timeSpentMs, status, failureMessage: output });
      mutantCoverage.perTest[file] = JSON.parse(readFileSync(report, 'utf8'));
    }
    return { status: 'complete', tests: tests.map((t) => ({ ...t, status: STATUS[t.status] })), mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter = this.#files, timeout, hitLimit }) {
    const settings = { __STRYKER_ACTIVE_MUTANT__: activeMutant.id, MUTANT_HIT_LIMIT: hitLimit ?? '' };
    const name = basename(activeMutant.fileName, '.ts');
    const own = testFilter.filter((file) => basename(file, '.test.ts') === name);
    const others = testFilter.filter((file) => !own.includes(file));
    for (const files of [own, others].filter(({ length }) => length > 0)) {
      const { status, output } = await run(files, settings, timeout);
      if (status === 'timeout') return { status };
      if (status === 'failed') {
        return { status: 'killed', killedBy: files, failureMessage: output, nrOfTests: files.length };
      }
    }
    return { status: 'survived', nrOfTests: testFilter.length };
  }
}

/** Stryker's numbers for these states. */
const STATUS = { passed: 0, failed: 1 };

/** Runs the files one after another in a new process, and stops at the first failure. */
function run(files, settings, timeout) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [RUN_FILES, ...files], {
      env: { ...process.env, TAP_BAIL: '1', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output = `${output}${chunk}`.slice(-2000);
      });
    }
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, timeout);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ status: isLate ? 'timeout' : code === 0 ? 'passed' : 'failed', output });
    });
  });
}

const factory = (options) => new TestFiles(options);
factory.inject = ['options'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'test-files', factory }];
