import { DemoRefusedError, readDemo } from './demo';

describe('the demo accounts', () => {
  const embedded = (env: NodeJS.ProcessEnv) =>
    readDemo(env, { host: env['HOST'] ?? '127.0.0.1', byDefault: true });
  const service = (env: NodeJS.ProcessEnv) => readDemo(env, { host: env['HOST'], byDefault: false });

  it.each([
    [{}, true],
    [{ DEMO: '' }, true],
    [{ DEMO: '0' }, false],
    [{ DEMO: '1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '::1' }, true],
    [{ HOST: 'localhost' }, true],
    [{ PUBLIC_URL: 'https://jahrring.example.org' }, false],
    [{ PUBLIC_URL: 'http://localhost:4200' }, true],
    [{ PUBLIC_URL: 'http://127.0.0.1.example.org' }, false],
    [{ PUBLIC_URL: 'what' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', DEMO: '1', PUBLIC_URL: 'http://127.0.0.1:8080' }, true],
  ])('%j of npm start: %s', (env, demo) => {
    expect(embedded(env)).toBe(demo);
  });

  it('are of no service that runs alone unless it is told, and bound to this machine', () => {
    expect(service({})).toBe(false);
    expect(service({ DEMO: '1', HOST: '127.0.0.1' })).toBe(true);
    expect(() => service({ DEMO: '1' })).toThrow(DemoRefusedError);
  });

  it.each([{ HOST: '0.0.0.0' }, { HOST: '192.0.2.1' }, { PUBLIC_URL: 'https://jahrring.example.org' }])(
    'are refused aloud with %j',
    (env) => {
      expect(() => embedded({ ...env, DEMO: '1' })).toThrow('DEMO=1 is refused');
    },
  );
});
