import { settingsProblems } from './descriptors.mjs';

describe('settings entries of a descriptor', () => {
  const routes = [{ path: '/settings/time', any: ['tools.settings.license'] }];
  const entry = { path: '/settings/time', any: ['tools.settings.license'] };

  it('lead to a route of the tool that asks for the same permission', () => {
    expect(settingsProblems({ routes, settings: [entry] })).toEqual([]);
    expect(settingsProblems({ routes })).toEqual([]);
    expect(settingsProblems({ routes, settings: [{ ...entry, path: '/settings/x' }] })[0]).toContain(
      'no route',
    );
    expect(settingsProblems({ routes, settings: [{ ...entry, any: [] }] })[0]).toContain('other permissions');
  });
});
