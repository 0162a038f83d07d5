import Sequencer from '@jest/test-sequencer';
import path from 'node:path';

/** Suites of half a minute and more: begun last, they would keep one core waiting for the other. */
const long = [
  'tools/generators/test/generators.db-spec.ts',
  'tools/release/test/release.built-spec.mjs',
  'tools/start/test/reset-and-erasing.db-spec.ts',
  'tools/start/test/start.built-spec.ts',
].map((file) => path.resolve(import.meta.dirname, '../../..', file));

/** Jest's `testSequencer`: a first run knows no times, and would go by the sizes of the files alone. */
export default class LongFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path: file }) => long.includes(file);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
