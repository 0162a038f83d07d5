import { aCaller } from '@jahrring/testing/principals';
import { aLicence, aMembership, aUser, clockAt, now } from '../../../test/a-member';
import type { SignInThrottle } from '../credential';
import type {
  LicenceEntity,
  LicenceRepository,
  MembershipEntity,
  MembershipRepository,
  UserEntity,
  UserRepository,
} from '../identity-record';
import { AdministeredLicence } from './administered-licence';

const forest = aLicence({ id: 'forest', name: 'Forst Bergwald' });
const garden = aLicence({ id: 'garden', name: 'Garten Talgrün' });
const admin = (licenceId: string, change: Partial<MembershipEntity> = {}) =>
  aMembership({ licenceId, role: 'admin', ...change });

interface Situation {
  boss?: UserEntity | null;
  memberships?: MembershipEntity[];
  licences?: LicenceEntity[];
  licenceName?: string;
}

/** Asks for the licence of `boss`, by default an admin of the forest; returns the answer and uses of the throttle. */
async function asked({
  boss = aUser({ id: 'boss' }),
  memberships = [admin('forest')],
  licences = [forest, garden],
  licenceName,
}: Situation = {}) {
  const throttle: string[] = [];
  const finder = new AdministeredLicence(
    clockAt(now),
    { findByEmail: () => Promise.resolve(boss) } as unknown as UserRepository,
    {
      getMany: (_ctx: unknown, ids: string[]) =>
        Promise.resolve(licences.filter(({ id }) => ids.includes(id))),
    } as unknown as LicenceRepository,
    { findOfUsers: () => Promise.resolve(memberships) } as unknown as MembershipRepository,
    {
      check: () => Promise.resolve(throttle.push('asked')),
      fail: () => Promise.resolve(throttle.push('counted')),
    } as unknown as SignInThrottle,
  );
  const body = { id: 'r1', adminEmail: 'boss@bergwald.test', ...(licenceName ? { licenceName } : {}) };
  const answer = await finder.find(aCaller('guest'), body).then(
    ({ id }) => id,
    (error: unknown) => (error as { fields: { field: string; code: string }[] }).fields,
  );
  return { answer, throttle };
}

const notFound = [expect.objectContaining({ field: 'adminEmail', code: 'exists' })];

describe('the licence that somebody asks to join by the address of its admin', () => {
  it('is the one that the admin keeps', async () => {
    expect(await asked()).toEqual({ answer: 'forest', throttle: ['asked'] });
  });

  it.each<[string, Situation]>([
    ['nobody has the address', { boss: null }],
    ['the person is blocked', { boss: aUser({ blocked: true }) }],
    ['the person is no admin there', { memberships: [admin('forest', { role: 'manager' })] }],
    ['the admin works there no more', { memberships: [admin('forest', { active: false })] }],
    ['the licence is shut', { licences: [aLicence({ id: 'forest', state: 'blocked' })] }],
    ['the licence ended yesterday', { licences: [aLicence({ id: 'forest', endsOn: '2026-11-19' })] }],
    ['the licence has another name', { licenceName: 'Garten Talgrün' }],
  ])('is told in the same words not to be there where %s, and the try counts', async (_case, situation) => {
    expect(await asked(situation)).toEqual({ answer: notFound, throttle: ['asked', 'counted'] });
  });

  it('is there still on its last day', async () => {
    const lastDay = aLicence({ id: 'forest', endsOn: '2026-11-20' });
    expect((await asked({ licences: [lastDay] })).answer).toBe('forest');
  });

  it('has to be named where the admin keeps several, in whichever case', async () => {
    const memberships = [admin('forest'), admin('garden')];
    expect((await asked({ memberships })).answer).toMatchObject([{ field: 'licenceName', code: 'required' }]);
    expect((await asked({ memberships, licenceName: 'garten TALGRÜN' })).answer).toBe('garden');
    expect((await asked({ memberships, licenceName: 'Garten' })).answer).toEqual(notFound);
  });

  it('needs no name where only one of several is open', async () => {
    const licences = [forest, aLicence({ id: 'garden', state: 'inactive' })];
    expect((await asked({ memberships: [admin('forest'), admin('garden')], licences })).answer).toBe(
      'forest',
    );
  });
});
