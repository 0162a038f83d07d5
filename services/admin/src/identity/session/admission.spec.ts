import { demoPeople } from '@jahrring/demo';
import { grantsFor } from '@jahrring/contracts-admin';
import type { ServiceEnv } from '@jahrring/service-kit';
import { clockAt } from '../../../test/a-member';
import type { ActivePlugins } from '../licence-plugin';
import { PrincipalRows } from './principal-rows';
import { sqlInstant } from './principal-row';
import type { PrincipalRow } from './principal-row';

function aRow(change: Partial<PrincipalRow> = {}): PrincipalRow {
  return {
    ...{ user_id: 'anna', licence_id: 'l1', superadmin: 0, blocked: 0, locale: 'de', user_deleted: null },
    ...{
      email_proved_at: '2026-01-01 00:00:00.000',
      state: 'active',
      licence_ends_on: null,
      type: 'standard',
    },
    ...{ time_zone: 'Europe/Zurich', demo_data: 0, settings: '{}', membership_id: 'm1', role: 'manager' },
    ...{ active: 1, needs_proof: 0, extra_keys: null, starts_on: null, ends_on: null, address_id: null },
    ...{ plugins: null, role_changes: null },
    ...change,
  };
}

function rowsAt(moment = '2026-11-20T17:00:00Z', { demo = false, carried = ['timber', 'surcharges'] } = {}) {
  const plugins = { findCarried: () => Promise.resolve(new Set(carried)) } as unknown as ActivePlugins;
  return new PrincipalRows(clockAt(moment), plugins, { demo } as ServiceEnv);
}
const isAdmitted = (change: Partial<PrincipalRow>, moment?: string) =>
  rowsAt(moment).isAdmitted(aRow(change));

describe('who may act at all', () => {
  it.each<[string, Partial<PrincipalRow>, boolean]>([
    ['a member of an open licence', {}, true],
    ['a blocked person', { blocked: 1 }, false],
    ['a person who was deleted', { user_deleted: '2026-11-01 00:00:00.000' }, false],
    ['a membership that is shut', { active: 0 }, false],
    ['a membership with the role blocked', { role: 'blocked' }, false],
    ['somebody without a membership', { membership_id: null, role: null, active: null }, false],
    ['a licence that is blocked', { state: 'blocked' }, false],
    ['a licence that waits to be activated', { state: 'awaiting_activation' }, false],
    ['an account whose mailbox nobody has proved', { needs_proof: 1, email_proved_at: null }, false],
    ['one whose mailbox was proved since', { needs_proof: 1 }, true],
    ['an old account that needs no proof', { email_proved_at: null }, true],
    [
      'a superadmin in a licence that is blocked',
      { superadmin: 1, state: 'blocked', role: null, active: null },
      true,
    ],
    ['a blocked superadmin', { superadmin: 1, blocked: 1 }, false],
  ])('%s', (_who, change, admitted) => {
    expect(isAdmitted(change)).toBe(admitted);
  });

  it('until the last day of the licence is over where the licence is', () => {
    const last = { licence_ends_on: '2026-11-20' };
    expect(isAdmitted(last, '2026-11-20T22:59:59Z')).toBe(true);
    expect(isAdmitted(last, '2026-11-20T23:00:00Z')).toBe(false);
    expect(isAdmitted({ ...last, time_zone: 'America/New_York' }, '2026-11-20T23:00:00Z')).toBe(true);
  });

  it('from the first to the last day of the membership, both included', () => {
    const days = { starts_on: '2026-11-20', ends_on: '2026-11-21' };
    expect(isAdmitted(days, '2026-11-19T22:59:59Z')).toBe(false);
    expect(isAdmitted(days, '2026-11-19T23:00:00Z')).toBe(true);
    expect(isAdmitted(days, '2026-11-21T22:59:59Z')).toBe(true);
    expect(isAdmitted(days, '2026-11-21T23:00:00Z')).toBe(false);
  });

  it('people of the demo, whose password everybody knows, only where the installation is one', () => {
    const someone = aRow({ user_id: demoPeople[0]?.userId ?? '' });
    expect(rowsAt().isAdmitted(someone)).toBe(false);
    expect(rowsAt(undefined, { demo: true }).isAdmitted(someone)).toBe(true);
  });
});

describe('what somebody may do', () => {
  const principal = (change: Partial<PrincipalRow>, options = {}) =>
    rowsAt(undefined, options).toPrincipal(aRow(change));
  const keysOf = async (change: Partial<PrincipalRow>) => [...(await principal(change)).grants.keys()];

  it('is what their role holds', async () => {
    const { grants } = await principal({});
    const usual = { role: 'manager' as const, superadmin: false, activePlugins: [], demoLicence: false };
    expect(grants).toEqual(grantsFor(usual));
  });

  it('is nothing with the role blocked, whatever else was given', async () => {
    expect(await keysOf({ role: 'blocked', extra_keys: '["tools.settings.license"]' })).toEqual([]);
  });

  it('with a key of their own reaches further than the role, for this person alone', async () => {
    const rows = rowsAt();
    const plain = await rows.toPrincipal(aRow({ role: 'employee' }));
    const more = await rows.toPrincipal(aRow({ role: 'employee', extra_keys: '["tools.settings.license"]' }));
    const again = await rows.toPrincipal(aRow({ role: 'employee' }));
    expect(more.grants.has('tools.settings.license')).toBe(true);
    expect([plain, again].map(({ grants }) => grants.has('tools.settings.license'))).toEqual([false, false]);
  });

  it('follows what the licence has made of the role', async () => {
    const changes = JSON.stringify({ 'tools.settings.license': 'all', 'tools.document.index': 'none' });
    const changed = await principal({ role: 'manager', role_changes: changes });
    expect(changed.grants.get('tools.settings.license')).toBe('all');
    expect(changed.grants.has('tools.document.index')).toBe(false);
  });

  it('with a plugin needs that it is on and that a released tool carries it', async () => {
    const on = await principal({ plugins: 'timber,scheduling_tool,surcharges' });
    expect(on.plugins).toEqual(['surcharges', 'timber']);
    const none = await principal({ plugins: 'timber' }, { carried: [] });
    expect(none.plugins).toEqual([]);
  });

  it('as a superadmin without a membership is told apart by the identity', async () => {
    const guest = await principal({ superadmin: 1, membership_id: null, role: null });
    expect(guest).toMatchObject({ role: 'superadmin', superadmin: true, membershipId: 'anna' });
    expect((await principal({ superadmin: 1 })).membershipId).toBe('m1');
  });

  it.each([
    ['a licence of type demo', { type: 'demo' as const }],
    ['a licence that the demo has made', { demo_data: 1 }],
  ])('as a developer is to look at %s, and at no other', async (_what, change) => {
    expect((await keysOf({ role: 'developer', ...change })).length).toBeGreaterThan(0);
    expect(await keysOf({ role: 'developer' })).toEqual([]);
  });
});

it('instants are compared as both databases keep them', () => {
  expect(sqlInstant(new Date('2026-11-20T17:00:00.123Z'))).toBe('2026-11-20 17:00:00.123');
});
