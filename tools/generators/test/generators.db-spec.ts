import path from 'node:path';
import { WorkspaceCopy } from './workspace-copy';

const nx = 'node_modules/nx/dist/bin/nx.js';
const tsc = 'node_modules/@typescript/native/bin/tsc';
const jest = [
  '--experimental-vm-modules',
  'node_modules/jest/bin/jest.js',
  '-c',
  'tools/test/jest.config.mjs',
];
const minutes = 60_000;
/** What does not depend on the database is shown once. */
const once = process.env['TEST_DB'] === 'mariadb' ? it.skip : it;

const generated = ['libs/contracts/sawmills', 'services/sawmills', 'apps/sawmills'];
const extended = ['libs/contracts/addresses', 'services/addresses', 'apps/addresses', 'libs/contracts/admin'];

describe('generators', () => {
  let copy: WorkspaceCopy;

  const succeed = async (...args: string[]): Promise<string> => {
    const { code, output } = await copy.run(args);
    if (code !== 0) throw new Error(output.slice(-6000));
    return output;
  };

  beforeAll(async () => {
    copy = new WorkspaceCopy(process.cwd());
    await succeed(nx, 'g', 'tool', 'sawmills', '--label=Sägereien');
    await succeed(nx, 'g', 'entity', 'sawmills', 'log-deck', '--label=Polter');
    await succeed(nx, 'g', 'entity', 'addresses', 'phone-call', '--label=Anrufe');
    await succeed(nx, 'g', 'permission', 'sawmills', 'sawmill.approve');
  }, 5 * minutes);
  afterAll(() => copy?.remove());

  it(
    'make a tool whose own tests pass',
    async () => {
      const tests = [...generated, path.join('services', 'addresses', 'test', 'phone-call')];
      const output = await succeed(...jest, ...tests);
      expect(output).toContain('services/sawmills/test/log-deck.db-spec.ts');
    },
    5 * minutes,
  );

  once(
    'make what the compiler accepts',
    async () => {
      for (const folder of [...generated, ...extended, 'tools/start'])
        await succeed(tsc, '-p', folder, '--noEmit');
    },
    5 * minutes,
  );

  once(
    'make what lint, formatting and the checks of the workspace accept',
    async () => {
      await succeed('tools/checks/run-lint.mjs', ...generated, ...extended);
      await succeed('tools/checks/run-checks.mjs');
      await succeed('node_modules/prettier/bin/prettier.cjs', '--check', ...generated, ...extended);
    },
    5 * minutes,
  );

  once(
    'make a remote and a service that can be built',
    async () => {
      await succeed('tools/build/build-app.mjs', 'sawmills');
      await succeed('tools/build/build-service.mjs', 'sawmills');
      await succeed('tools/start/build-embedded.mjs');
      expect(copy.has('dist/tools/sawmills/latest.json')).toBe(true);
    },
    5 * minutes,
  );

  once('refuse what exists and what is misspelt', async () => {
    const refused = async (...args: string[]) => (await copy.run([nx, 'g', ...args])).output;
    expect(await refused('tool', 'time')).toContain('exists already');
    expect(await refused('tool', 'BigSaw')).toContain('kebab case');
    expect(await refused('entity', 'nowhere', 'thing')).toContain('There is no tool "nowhere"');
    expect(await refused('permission', 'sawmills', 'Approve')).toContain('is no permission key');
  });
});
