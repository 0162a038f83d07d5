/**
 * `npm run production`: the production shape on this machine until Ctrl-C. `npm run production -- test [proof …]`: the proofs
 * against it. CHROMIUM may name the browser.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNx } from '../start/src/setup/build.mjs';
import { ClearError, runClearly } from '../start/src/setup/clear-error.mjs';
import { say, sayWhile } from '../start/src/setup/progress.mjs';
import { startShape } from './src/shape.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');
const proofs = ['edge', 'loads', 'browser', 'canary', 'rolling', 'broker', 'kill', 'restore'];
const [command, ...named] = process.argv.slice(2);

async function build() {
  say('building what changed');
  const done = sayWhile('building');
  const { code, output } = await runNx(root, process.execPath, ['run-many', '-t', 'build', '--parallel=2']);
  done();
  if (code !== 0) throw new ClearError(`${output.slice(-3_000)}\nThe build failed.`);
}

async function prove(shape, names) {
  let failed = 0;
  for (const name of names) {
    const { run } = await import(`./src/proofs/${name}.mjs`);
    const done = sayWhile(name);
    try {
      say(`ok   ${name}: ${await run(shape)}`);
    } catch (error) {
      failed += 1;
      say(`FAIL ${name}: ${error.message}`);
    }
    done();
  }
  process.stdout.write(`${names.length - failed} passed, ${failed} failed\n`);
  return failed;
}

await runClearly(async () => {
  const unknown = named.filter((name) => !proofs.includes(name));
  if (unknown.length > 0 || (command !== undefined && command !== 'test')) {
    throw new ClearError(`npm run production [-- test ${proofs.join('|')}]`);
  }
  await build();
  const shape = await startShape({ root, node: process.execPath });
  try {
    say(`ready on ${shape.url}, logs in ${shape.layout.logs}`);
    if (command === 'test') {
      process.exitCode = (await prove(shape, named.length > 0 ? named : proofs)) > 0 ? 1 : 0;
    } else {
      await new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
      });
    }
  } finally {
    await shape.stop();
  }
});
