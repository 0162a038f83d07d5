import { aCaller } from '@jahrring/testing/principals';
import { aMembership, aUser, daysFromNow, now } from '../../../test/a-member';
import { invitationStateOf, isUnproved, toEmployeeEvent, toEmployeeOption } from './employee.mapper';
import { isStaff, seesAccounts } from './staff';

describe('an invitation', () => {
  const state = (membership: object, user: object = {}) =>
    invitationStateOf({ membership: aMembership(membership), user: aUser(user) }, now);
  const sent = { invitedAt: daysFromNow(-2), invitationEndsAt: daysFromNow(5) };

  it('was none where nobody was invited', () => {
    expect(state({})).toBe('none');
  });

  it('waits until its end, and is over after it', () => {
    expect(state(sent)).toBe('sent');
    expect(state({ ...sent, invitationEndsAt: now })).toBe('sent');
    expect(state({ ...sent, invitationEndsAt: daysFromNow(-1) })).toBe('expired');
  });

  it('is accepted by who has signed in since, also after its end', () => {
    const since = { lastSignInAt: daysFromNow(-1) };
    expect(state(sent, since)).toBe('accepted');
    expect(state({ ...sent, invitationEndsAt: daysFromNow(-1) }, since)).toBe('accepted');
  });

  it('is not accepted by a sign-in from before it', () => {
    expect(state(sent, { lastSignInAt: daysFromNow(-3) })).toBe('sent');
  });

  it('is not accepted by somebody who has not proved the mailbox', () => {
    const strange = { emailProvedAt: null, lastSignInAt: daysFromNow(-1) };
    expect(state({ ...sent, needsProof: true }, strange)).toBe('sent');
  });
});

it('an account is unproved only where this licence asks for the proof', () => {
  const of = (needsProof: boolean, emailProvedAt: Date | null) =>
    isUnproved({ membership: aMembership({ needsProof }), user: aUser({ emailProvedAt }) });
  expect([of(true, null), of(false, null), of(true, now)]).toEqual([true, false, false]);
});

describe('what other services hear of a person', () => {
  const active = (membership: object, user: object = {}) =>
    toEmployeeEvent({ membership: aMembership(membership), user: aUser(user) }).active;

  it.each<[string, object, object, boolean]>([
    ['who works there', {}, {}, true],
    ['whose membership is shut', { active: false }, {}, false],
    ['who has the role blocked', { role: 'blocked' }, {}, false],
    ['who is blocked everywhere', {}, { blocked: true }, false],
    ['who was taken out', { deletedAt: now }, {}, false],
  ])('is whether they are active: %s', (_who, membership, user, expected) => {
    expect(active(membership, user)).toBe(expected);
  });

  it('names their address where they are a customer, and nothing where not', () => {
    const address = (addressId: string | null) =>
      toEmployeeEvent({ membership: aMembership({ addressId }), user: aUser() });
    expect(address('a1')).toMatchObject({ addressId: 'a1' });
    expect('addressId' in address(null)).toBe(false);
  });

  it('is no phone, no birthdate and no insurance number', () => {
    const membership = aMembership({ phone: '079', birthdate: '1990-01-01', insuranceNumber: '756' });
    expect(Object.keys(toEmployeeEvent({ membership, user: aUser() })).sort()).toEqual([
      ...['active', 'email', 'firstName', 'id', 'lastName', 'role', 'userId'],
    ]);
  });
});

it('a picker shows nobody as active who is blocked everywhere', () => {
  const shown = (user: object) => toEmployeeOption({ membership: aMembership(), user: aUser(user) });
  expect([shown({}).active, shown({ blocked: true }).active, shown({}).name]).toEqual([
    true,
    false,
    'Anna Muster',
  ]);
});

describe('who sees colleagues and accounts', () => {
  it.each(['admin', 'manager', 'foreman', 'employee'] as const)('%s is of the company', (role) => {
    expect(isStaff(aCaller(role))).toBe(true);
  });

  it.each(['customer', 'guest'] as const)('%s sees neither', (role) => {
    expect([isStaff(aCaller(role)), seesAccounts(aCaller(role))]).toEqual([false, false]);
  });

  it('accounts are for who books on them', () => {
    expect([seesAccounts(aCaller('admin')), seesAccounts(aCaller('manager'))]).toEqual([true, true]);
    expect(
      seesAccounts(aCaller('admin', { grants: new Map([['tools.timetable.index', 'own' as const]]) })),
    ).toBe(false);
  });
});
