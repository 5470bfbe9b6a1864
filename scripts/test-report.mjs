// What the tests show: a line for each file, whatever failed or was skipped, and the sums. The report that tap shows on a
// terminal is drawn anew for each of 30,000 assertions, which takes as long as all tests of the core; `TAP_REPORTER=base` has it.
import { Transform } from 'node:stream';

/** What passed within a file, and the frame around it. */
const PASSED = /^ +(?:ok \d|# Subtest: |# time=|# \{ total: )/;
const FRAME = /^(?:\s*|\s*\d+\.\.\d+|TAP version \d+|# Subtest: .*|# No coverage generated)$/;
const IS_LEFT_OUT = / # (?:SKIP|TODO)\b/;

export default class Report extends Transform {
  #begun = '';

  _transform(chunk, _encoding, done) {
    const lines = (this.#begun + chunk).split('\n');
    this.#begun = lines.pop() ?? '';
    const shown = lines.filter((line) => !FRAME.test(line) && (!PASSED.test(line) || IS_LEFT_OUT.test(line)));
    done(null, shown.map((line) => `${line}\n`).join(''));
  }

  _flush(done) {
    done(null, this.#begun);
  }
}
