import { aCaller } from '@jahrring/testing/principals';
import { aLicence, aMembership, aUser, clockAt } from '../../../test/a-member';
import { LicenceChooser } from './licence-choice';
import type { LicenceEntity } from './licence.entity';
import type { LicenceRepository } from './licence.repository';
import type { MembershipEntity } from './membership.entity';
import type { MembershipRepository } from './membership.repository';
import type { UserEntity } from './user.entity';

const alp = aLicence({ id: 'alp', name: 'Alpforst' });
const berg = aLicence({ id: 'berg', name: 'Bergwald' });
const tal = aLicence({ id: 'tal', name: 'Talholz' });
const member = (licenceId: string, change: Partial<MembershipEntity> = {}) =>
  aMembership({ id: `m ${licenceId}`, licenceId, ...change });

interface Scene {
  licences?: LicenceEntity[];
  memberships?: MembershipEntity[];
  user?: Partial<UserEntity>;
  at?: string;
}

function aChooser({ licences = [alp, berg, tal], memberships = [], user, at }: Scene) {
  const chooser = new LicenceChooser(
    { findOfUsers: () => Promise.resolve(memberships) } as unknown as MembershipRepository,
    {
      findAll: () => Promise.resolve([...licences]),
      getMany: (_ctx: unknown, ids: readonly string[]) =>
        Promise.resolve(licences.filter(({ id }) => ids.includes(id))),
    } as unknown as LicenceRepository,
    clockAt(at),
  );
  return { chooser, user: aUser(user), ctx: aCaller() };
}
const choices = ({ chooser, user, ctx }: ReturnType<typeof aChooser>) => chooser.findChoices(ctx, user);
const first = ({ chooser, user, ctx }: ReturnType<typeof aChooser>) => chooser.chooseFirst(ctx, user);

describe('licences somebody can work in', () => {
  it('are those of their memberships, the one they have chosen first, the others by name', async () => {
    const memberships = [member('tal'), member('alp'), member('berg')];
    const found = await choices(aChooser({ memberships, user: { defaultLicenceId: 'tal' } }));
    expect(found.map(({ licence, isDefault }) => `${licence.id} ${isDefault}`)).toEqual([
      ...['tal true', 'alp false', 'berg false'],
    ]);
  });

  it('of a superadmin are all, the own ones before the others', async () => {
    const found = await choices(aChooser({ memberships: [member('tal')], user: { superadmin: true } }));
    expect(found.map(({ licence, role, refusal }) => [licence.id, role, refusal])).toEqual([
      ['tal', 'superadmin', null],
      ['alp', 'superadmin', null],
      ['berg', 'superadmin', null],
    ]);
  });

  it.each<[string, Partial<LicenceEntity>, Partial<MembershipEntity>, string]>([
    ['a blocked licence', { state: 'blocked' }, {}, 'LICENCE_CLOSED'],
    ['a licence whose last day is over', { endsOn: '2026-11-19' }, {}, 'LICENCE_CLOSED'],
    ['a membership that is shut', {}, { active: false }, 'MEMBERSHIP_BLOCKED'],
    ['the role blocked', {}, { role: 'blocked' }, 'MEMBERSHIP_BLOCKED'],
    ['a membership to come', {}, { startsOn: '2026-11-21' }, 'MEMBERSHIP_BLOCKED'],
    ['a membership that is over', {}, { endsOn: '2026-11-19' }, 'MEMBERSHIP_BLOCKED'],
  ])('are shown with the reason where they cannot enter: %s', async (_what, licence, membership, code) => {
    const scene = aChooser({
      licences: [{ ...berg, ...licence }],
      memberships: [member('berg', membership)],
    });
    expect((await choices(scene))[0]?.refusal).toMatchObject({ code, params: { licence: 'Bergwald' } });
    await expect(first(scene)).rejects.toMatchObject({ code });
  });

  it('are open on the first and last day of the membership', async () => {
    const today = member('berg', { startsOn: '2026-11-20', endsOn: '2026-11-20' });
    expect((await choices(aChooser({ memberships: [today] })))[0]?.refusal).toBeNull();
  });

  it('of an account whose mailbox nobody has proved are none, until it is', async () => {
    const memberships = [member('berg', { needsProof: true })];
    const refusal = async (emailProvedAt: Date | null) =>
      (await choices(aChooser({ memberships, user: { emailProvedAt } })))[0]?.refusal;
    expect(await refusal(null)).toMatchObject({ code: 'MEMBERSHIP_BLOCKED' });
    expect(await refusal(new Date())).toBeNull();
  });
});

describe('the licence that opens first', () => {
  it('is the next one where the chosen one is shut', async () => {
    const memberships = [member('tal', { active: false }), member('berg')];
    expect((await first(aChooser({ memberships, user: { defaultLicenceId: 'tal' } }))).id).toBe('berg');
  });

  it('is none of somebody without any', async () => {
    await expect(first(aChooser({}))).rejects.toMatchObject({ code: 'NO_LICENCE' });
  });
});
