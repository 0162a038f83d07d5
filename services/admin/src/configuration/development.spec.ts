import { roles } from '@jahrring/contracts-common';
import { mayDevelop, readDevelopment } from './development';

describe('development mode', () => {
  it.each([
    [{}, false],
    [{ DEVELOPMENT: '0' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ DEVELOPMENT: '1' }, true],
    [{ DEVELOPMENT: '1', NODE_ENV: 'development' }, true],
  ])('%j: %s', (env, expected) => expect(readDevelopment(env)).toBe(expected));

  it('does not start in production', () => {
    expect(() => readDevelopment({ DEVELOPMENT: '1', NODE_ENV: 'production' })).toThrow('refused');
  });

  it('is for developers and superadmins', () => {
    const developing = roles.filter((role) => mayDevelop({ role, superadmin: false }));
    expect(developing).toEqual(['developer']);
    expect(mayDevelop({ role: 'employee', superadmin: true })).toBe(true);
  });
});
