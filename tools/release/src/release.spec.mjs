import { jest } from '@jest/globals';
import { projectFolder } from '../../build/src/workspace.mjs';
import { readOptions } from './options.mjs';
import { plainVersion } from './prove-tool.mjs';
import { release } from './release.mjs';
import { Deployment } from './server/deployment.mjs';

const version = plainVersion('time', projectFolder('time', 'apps').folder);

/** An installation that answers as told, and notes what it is asked: `{ deployment, asked }`. */
function anInstallation({ superadmin = true, state } = {}) {
  const asked = [];
  const answers = {
    'GET /api/boot': { user: { email: 'maria@wald.ch', superadmin } },
    'POST /api/auth/login': { step: 'done' },
    'GET /api/admin/tools/time': { version: 3, items: state ? [{ version, state }] : [] },
    'PATCH /api/admin/tools/time': {},
    'POST /api/admin/releases': {},
  };
  const deployment = new Deployment('http://wald.test');
  deployment.call = async (method, path, { body } = {}) => {
    asked.push([`${method} ${path}`, body]);
    return { status: 200, body: answers[`${method} ${path}`], headers: new Headers({ etag: '"3"' }) };
  };
  const changes = () => asked.filter(([call]) => /^(PATCH|POST) .api.admin/.test(call));
  return { deployment, changes };
}

const options = (...args) => readOptions(['time', '--to', 'http://wald.test', ...args], {});

describe('npm run release', () => {
  const prove = jest.fn(() => Promise.reject(new Error('built')));
  beforeEach(() => prove.mockClear());

  it.each([
    ['--canary', '10', { canary: { version, percent: 10, licenceIds: [] } }],
    ['--stable', undefined, { stable: version }],
  ])('%s of a published version only moves the channel', async (option, value, change) => {
    const { deployment, changes } = anInstallation({ state: 'published' });
    await release(deployment, options(option, ...(value ? [value] : [])), prove);
    expect(prove).not.toHaveBeenCalled();
    expect(changes()).toEqual([['PATCH /api/admin/tools/time', change]]);
  });

  it('builds a version that is not published yet', async () => {
    const { deployment } = anInstallation();
    await expect(release(deployment, options('--stable'), prove)).rejects.toThrow('built');
  });

  it('tells before it builds that the version was withdrawn', async () => {
    const { deployment } = anInstallation({ state: 'withdrawn' });
    await expect(release(deployment, options('--stable'), prove)).rejects.toThrow('was withdrawn');
    expect(prove).not.toHaveBeenCalled();
  });

  it.each([[[]], [['--canary', '10']]])(
    'asks for the rights before it builds, and names RELEASE_ACCOUNT (%j)',
    async (args) => {
      const { deployment } = anInstallation({ superadmin: false });
      await expect(release(deployment, options(...args), prove)).rejects.toThrow(
        /maria@wald.ch may not .*RELEASE_ACCOUNT/,
      );
      expect(prove).not.toHaveBeenCalled();
    },
  );

  it('needs no more than the pages where nothing is published', async () => {
    const { deployment } = anInstallation({ superadmin: false });
    await expect(release(deployment, options('--dry-run'), prove)).rejects.toThrow('built');
  });
});
