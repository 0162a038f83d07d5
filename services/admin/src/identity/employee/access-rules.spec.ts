import type { MembershipRole, RoleChanges } from '@jahrring/contracts-admin';
import { systemContext } from '@jahrring/service-kit';
import { aCaller } from '@jahrring/testing/principals';
import { aMembership } from '../../../test/a-member';
import type { ActivePlugins } from '../licence-plugin';
import type { RoleOverrideRepository } from '../role';
import { AccessRules } from './access-rules';
import { needsSeat } from './seats';

const rules = (changes?: RoleChanges, plugins: string[] = []) =>
  new AccessRules(
    { find: () => Promise.resolve(plugins) } as unknown as ActivePlugins,
    { changesOf: () => Promise.resolve(changes) } as unknown as RoleOverrideRepository,
  );
const admin = aCaller('admin', { plugins: [], userId: 'boss' });
const manager = aCaller('manager', { plugins: [], userId: 'mina' });
const superadmin = aCaller('superadmin', { userId: 'root' });

describe('nobody gives more than they hold', () => {
  it.each(['admin', 'manager', 'foreman', 'employee', 'customer', 'guest', 'blocked'] as const)(
    'an admin gives the role %s',
    async (role) => {
      await expect(rules().checkGiven(admin, role, [])).resolves.toBeUndefined();
    },
  );

  it('a manager makes no admin', async () => {
    await expect(rules().checkGiven(manager, 'admin', [])).rejects.toMatchObject({
      code: 'PERMISSION_BEYOND',
    });
    await expect(rules().checkGiven(manager, 'employee', [])).resolves.toBeUndefined();
  });

  it('nor gives a key beside the role that they do not have, and the refusal names it', async () => {
    const key = 'tools.settings.license';
    await expect(rules().checkGiven(manager, 'employee', [key])).rejects.toMatchObject({
      params: { keys: key },
    });
    await expect(rules().checkGiven(admin, 'employee', [key])).resolves.toBeUndefined();
  });

  it('nor gives a role that the licence has made wider than the giver', async () => {
    const wide = rules({ 'tools.settings.license': 'all' });
    await expect(wide.checkGiven(manager, 'employee', [])).rejects.toMatchObject({
      code: 'PERMISSION_BEYOND',
    });
  });

  it('nor one that reaches further than the giver’s own', async () => {
    const own = new Map(manager.grants).set('tools.document.index', 'own' as const);
    const narrow = aCaller('manager', { plugins: [], grants: own });
    await expect(rules().checkGiven(narrow, 'manager', [])).rejects.toMatchObject({
      params: { keys: 'tools.document.index' },
    });
  });

  it('names five keys at most', async () => {
    const nobody = aCaller('employee', { grants: new Map() });
    const error = await rules()
      .checkGiven(nobody, 'admin', [])
      .catch((caught: { params: { keys: string } }) => caught);
    expect((error as { params: { keys: string } }).params.keys.split(', ')).toHaveLength(5);
  });

  it('superadmins and jobs give whatever there is', async () => {
    await expect(
      rules().checkGiven(superadmin, 'admin', ['tools.settings.license']),
    ).resolves.toBeUndefined();
    const job = systemContext({ licenceId: 'l1' });
    await expect(rules().checkGiven(job, 'admin', [])).resolves.toBeUndefined();
  });
});

describe('roles that reach beyond one licence', () => {
  it.each(['developer', 'translator'] as const)('%s is given by superadmins alone', async (role) => {
    await expect(rules().checkGiven(admin, role, [])).rejects.toMatchObject({
      code: 'ROLE_NOT_ALLOWED',
      params: { role },
    });
    await expect(rules().checkGiven(superadmin, role, [])).resolves.toBeUndefined();
  });

  it.each(['developer', 'translator'] as const)('%s is taken away by superadmins alone', async (role) => {
    const before = aMembership({ role });
    const change = { role: 'employee' as const };
    await expect(rules().checkChange(admin, before, change)).rejects.toMatchObject({
      code: 'ROLE_NOT_ALLOWED',
    });
    await expect(rules().checkChange(superadmin, before, change)).resolves.toBeUndefined();
  });
});

describe('nobody changes their own access', () => {
  const own = aMembership({ userId: 'boss', role: 'admin' });

  it.each([{ role: 'manager' as const }, { active: false }, { keys: ['tools.settings.license'] }])(
    'not by %j',
    async (change) => {
      await expect(rules().checkChange(admin, own, change)).rejects.toMatchObject({ code: 'OWN_ACCESS' });
    },
  );

  it('but a superadmin does', async () => {
    const mine = aMembership({ userId: 'root', role: 'admin' });
    await expect(rules().checkChange(superadmin, mine, { role: 'manager' })).resolves.toBeUndefined();
  });

  it('what stays of somebody else’s access is looked at as if it were given', async () => {
    const before = aMembership({ role: 'admin' });
    await expect(rules().checkChange(manager, before, { active: false })).rejects.toMatchObject({
      code: 'PERMISSION_BEYOND',
    });
  });
});

it.each<[MembershipRole, boolean, boolean]>([
  ['admin', true, true],
  ['employee', true, true],
  ['employee', false, false],
  ['customer', true, false],
  ['guest', true, false],
  ['blocked', true, false],
])('%s, active %s, takes a seat: %s', (role, active, expected) => {
  expect(needsSeat({ role, active })).toBe(expected);
});
