import path from 'node:path';
import { WorkspaceCopy } from './workspace-copy';

const nx = 'node_modules/nx/dist/bin/nx.js';
const jest = [
  '--experimental-vm-modules',
  'node_modules/jest/bin/jest.js',
  '-c',
  'tools/test/jest.config.mjs',
];
const minutes = 60_000;
/** Ends what hangs: a busy machine takes four times as long as a quiet one. */
const longest = 15 * minutes;
/** Test function for tests that do not depend on the database, so that they run only once. */
const once = process.env['TEST_DB'] === 'mariadb' ? it.skip : it;

const foldersOf = (tool: string) => [`libs/contracts/${tool}`, `services/${tool}`, `apps/${tool}`];
const generated = [...foldersOf('sawmills'), ...foldersOf('nurseries')];
const extended = [...foldersOf('addresses'), 'libs/contracts/admin'];
const pluginPage = 'apps/admin/src/plugins';

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
    await succeed(nx, 'g', 'tool', 'nurseries', '--entity=seedling', '--label=Setzlinge', '--plugin');
    await succeed(nx, 'g', 'entity', 'addresses', 'phone-call', '--label=Anrufe');
    await succeed(nx, 'g', 'permission', 'sawmills', 'sawmill.approve');
  }, longest);
  afterAll(() => copy?.remove());

  it(
    'make a tool whose own tests pass',
    async () => {
      const tests = [...generated, path.join('services', 'addresses', 'src', 'phone-call')];
      const output = await succeed(...jest, ...tests);
      for (const test of [
        'sawmills/src/sawmills',
        'sawmills/src/log-deck/log-deck',
        'nurseries/src/nurseries',
      ]) {
        expect(output).toContain(`services/${test}.db-spec.ts`);
      }
    },
    longest,
  );

  once(
    'make contracts whose own tests pass, and rights that have words and roles',
    async () => {
      const rights = ['apps/admin/src/employees/permission-groups', 'libs/contracts/admin/src/grants'];
      const { code, output } = await copy.run([...jest, ...generated, ...rights], { TEST_KIND: 'unit' });
      expect({ code, output }).toMatchObject({ code: 0 });
      expect(output).toContain('libs/contracts/nurseries/src/seedling.contract.spec.ts');
      expect(output).toContain('permission-groups.spec.ts');
    },
    longest,
  );

  once('make features with doors, and keys with the name of the tool', () => {
    expect(copy.read('services/sawmills/src/sawmills.module.ts')).toContain(
      'imports: [SawmillModule, LogDeckModule]',
    );
    expect(copy.read('services/sawmills/src/log-deck/index.ts')).toContain('LogDeckModule');
    expect(copy.read('libs/contracts/sawmills/src/sawmills.permissions.ts')).toContain(
      'tools.sawmill.log_deck.index',
    );
  });

  once('make a plugin that a licence switches alone', () => {
    expect(copy.read('libs/contracts/admin/src/plugins.ts')).toContain("extension('nurseries', 'nurseries')");
    expect(copy.read('services/nurseries/src/seedling/seedling.controller.ts')).toContain(
      "@RequirePlugin('nurseries')",
    );
    const descriptor = copy.read('apps/nurseries/src/tool.descriptor.ts');
    expect(descriptor).toContain('core: false');
    // Three pages and the entry of the menu.
    expect(descriptor.match(/plugin: 'nurseries'/g)).toHaveLength(4);
  });

  once(
    'make what the compiler accepts',
    async () => {
      const projects = [...generated, ...extended, 'apps/admin', 'tools/start'].map((folder) => ({ folder }));
      // As `npm test` does it: what has the same options is one program, which reads the libraries once.
      const check = `import { typecheck } from './tools/test/src/typecheck-step.mjs';
        const context = { root: process.cwd(), node: process.execPath };
        const { passed, failed } = await typecheck(context, ${JSON.stringify(projects)});
        console.log(passed + ' passed');
        process.exitCode = failed;`;
      const output = await succeed('--input-type=module', '-e', check);
      expect(output).toContain(`${projects.length} passed`);
    },
    longest,
  );

  once(
    'make what lint, formatting and the checks of the workspace accept',
    async () => {
      await succeed('tools/checks/run-lint.mjs', ...generated, ...extended, pluginPage);
      await succeed('tools/checks/run-checks.mjs');
      const formatted = [...generated, ...extended, pluginPage, 'apps/admin/src/i18n'];
      await succeed('node_modules/oxfmt/bin/oxfmt', '--check', ...formatted);
    },
    longest,
  );

  once(
    'make a remote and a service that can be built',
    async () => {
      await succeed('tools/build/build-app.mjs', 'sawmills');
      await succeed('tools/build/build-service.mjs', 'sawmills');
      await succeed('tools/start/build-embedded.mjs');
      expect(copy.has('dist/tools/sawmills/latest.json')).toBe(true);
    },
    longest,
  );

  once(
    'refuse what exists and what is misspelt',
    async () => {
      const refused = async (...args: string[]) => (await copy.run([nx, 'g', ...args])).output;
      expect(await refused('tool', 'time')).toContain('exists already');
      expect(await refused('tool', 'BigSaw')).toContain('kebab case');
      expect(await refused('entity', 'nowhere', 'thing')).toContain('There is no tool "nowhere"');
      expect(await refused('permission', 'sawmills', 'Approve')).toContain('is no permission key');
    },
    longest,
  );
});
