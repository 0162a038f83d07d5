/** @jest-environment jsdom */
import { isOwnPath, rememberPath, popRememberedPath } from './redirect';

describe('redirect after login', () => {
  it('remembers a path once', () => {
    rememberPath('/projects/1/hours?week=47');
    expect(localStorage.getItem('redirectAfterLogin')).toBe('/projects/1/hours?week=47');
    expect(popRememberedPath()).toBe('/projects/1/hours?week=47');
    expect(popRememberedPath()).toBe('/');
  });

  it('never remembers the sign-in itself', () => {
    rememberPath('/login');
    rememberPath('/auth/connect?token=x');
    expect(popRememberedPath()).toBe('/');
  });

  it('stays on its own origin', () => {
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '']) {
      expect(isOwnPath(path)).toBe(false);
    }
  });
});
