import { systemContext } from '@jahrring/service-kit';
import type { Grade } from '@jahrring/contracts-common';
import { aCaller } from '@jahrring/testing/principals';
import { deskKey, deskLicenceId, inCaseOf, inDesk, mayHelp } from './desk-space';

const standing = (plugins: string[], ...grants: [string, Grade][]) =>
  mayHelp(aCaller('admin', { plugins, grants: new Map(grants) }));

describe('who stands at the desk', () => {
  it('holds its permission over all, in a licence that has the desk', () => {
    expect(standing(['hsm-admin'], ['tools.hsm_admin.index', 'all'])).toBe(true);
    expect(standing(['hsm-admin'], ['tools.hsm_admin.manage', 'all'])).toBe(true);
  });

  it.each<[string, string[], [string, Grade][]]>([
    ['a licence without it', ['my-hsm'], [['tools.hsm_admin.index', 'all']]],
    ['a permission for one’s own alone', ['hsm-admin'], [['tools.hsm_admin.index', 'own']]],
    ['the permission to ask for help', ['hsm-admin'], [['tools.my_hsm.manage', 'all']]],
    ['no permission', ['hsm-admin'], []],
  ])('is nobody with %s', (_what, plugins, grants) => {
    expect(standing(plugins, ...grants)).toBe(false);
  });

  it('is also a job', () => {
    expect(mayHelp(systemContext({ licenceId: '' }))).toBe(true);
  });
});

describe('in the licence of a case', () => {
  const there = inCaseOf(aCaller('admin'), 'a customer');

  it('the desk may do what the desk does with cases, and nothing else', () => {
    expect(there.licenceId).toBe('a customer');
    expect(['tools.my_hsm.index', 'tools.my_hsm.manage', deskKey].map((key) => there.can(key))).toEqual([
      ...[true, true, true],
    ]);
    for (const key of ['tools.settings.employees', 'tools.document.index', 'tools.hsm_admin.manage'])
      expect([key, there.can(key)]).toEqual([key, false]);
  });

  it('it stays the same person', () => {
    expect(there.membershipId).toBe(aCaller('admin').membershipId);
  });

  it('its own things are in no licence of a customer', () => {
    expect(inDesk(aCaller('admin')).licenceId).toBe(deskLicenceId);
    expect(inDesk(aCaller('admin')).can('tools.my_hsm.manage')).toBe(false);
  });
});
