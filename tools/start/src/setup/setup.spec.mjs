import { ClearError } from './clear-error.mjs';
import { assertUsableNode, isRecentEnough, nodeEnvironment } from './packaged-node.mjs';
import { readSettings } from './preflight.mjs';

describe('which Node', () => {
  it('knows what is recent enough', () => {
    expect(isRecentEnough('v22.22.0')).toBe(true);
    expect(isRecentEnough('v24.0.0')).toBe(true);
    expect(isRecentEnough('v22.21.9')).toBe(false);
    expect(isRecentEnough('v20.19.0')).toBe(false);
  });

  it('takes any Node where one is packaged, else a recent one of the user', () => {
    expect(() => assertUsableNode('v20.19.0', 'linux-x64')).not.toThrow();
    expect(() => assertUsableNode('v24.1.0', 'darwin-arm64')).not.toThrow();
    expect(() => assertUsableNode('v20.19.0', 'darwin-arm64')).toThrow(ClearError);
  });

  it('puts it first on the path and drops what npm has set', () => {
    process.env.npm_config_color = 'always';
    const environment = nodeEnvironment('/somewhere/bin/node', { EXTRA: '1' });
    delete process.env.npm_config_color;
    expect(environment.PATH).toMatch(/^\/somewhere\/bin/);
    expect(environment).toMatchObject({ EXTRA: '1' });
    expect(Object.keys(environment).some((key) => key.startsWith('npm_'))).toBe(false);
  });
});

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings('/project', {})).toEqual({
      port: 4200,
      dataDir: '/project/.data',
      databaseUrl: undefined,
    });
  });

  it('are refused in one sentence', () => {
    expect(() => readSettings('/project', { PORT: '70000' })).toThrow('PORT is "70000"');
    expect(() => readSettings('/project', { DATABASE_URL: 'x' })).toThrow('DATABASE_URL must look like');
  });
});
