import type { Audit } from '@jahrring/service-kit';
import { aCaller } from '@jahrring/testing/principals';
import { aLicence, aMembership, clockAt } from '../../../test/a-member';
import type { LicenceRepository, MembershipEntity, MembershipRepository } from '../identity-record';
import { HrRules } from './hr-rules';

interface Scene {
  country?: 'CH' | 'DE' | 'LI';
  at?: string;
  /** Supervision by person: pairs of a person and their superiors. */
  supervision?: [string, string[]][];
}

function aScene({ country = 'CH', at, supervision = [] }: Scene = {}) {
  const audited: unknown[] = [];
  const rules = new HrRules(
    { findSupervision: () => Promise.resolve(new Map(supervision)) } as unknown as MembershipRepository,
    { get: () => Promise.resolve(aLicence({ country })) } as unknown as LicenceRepository,
    {
      record: (_ctx: unknown, entry: unknown) => Promise.resolve(void audited.push(entry)),
    } as unknown as Audit,
    clockAt(at),
  );
  const check = (membership: Partial<MembershipEntity>, sent: Parameters<HrRules['check']>[2] = membership) =>
    rules.check(aCaller(), aMembership(membership), sent);
  return { check, audited };
}
const at = (field: string, code: string) => ({ fields: [expect.objectContaining({ field, code })] });

describe('days of a person', () => {
  it('end on the day they begin or later', async () => {
    const { check } = aScene();
    await expect(check({ startsOn: '2026-11-20', endsOn: '2026-11-20' })).resolves.toBeUndefined();
    await expect(check({ startsOn: '2026-11-20', endsOn: '2026-11-19' })).rejects.toMatchObject(
      at('endsOn', 'afterOrEqual'),
    );
  });

  it('a birthday is before today, by the calendar of the licence', async () => {
    // Half past midnight in Zurich, still the day before in UTC.
    const { check } = aScene({ at: '2026-11-20T23:30:00Z' });
    await expect(check({ birthdate: '2026-11-20' })).resolves.toBeUndefined();
    await expect(check({ birthdate: '2026-11-21' })).rejects.toMatchObject(at('birthdate', 'past'));
  });

  it('what was not sent is not looked at again', async () => {
    const { check } = aScene();
    await expect(check({ birthdate: '2099-01-01' }, {})).resolves.toBeUndefined();
  });
});

describe('superiors', () => {
  const supervision: [string, string[]][] = [
    ['m1', []],
    ['boss', []],
    ['lead', ['m1']],
    ['worker', ['lead']],
  ];

  it('are people of the licence', async () => {
    const { check } = aScene({ supervision });
    await expect(check({ supervisors: ['boss'] })).resolves.toBeUndefined();
    await expect(check({ supervisors: ['boss', 'stranger'] })).rejects.toMatchObject(
      at('supervisors', 'exists'),
    );
  });

  it.each([['m1'], ['lead'], ['worker']])(
    'are never oneself, not over others either: %s',
    async (superior) => {
      const { check } = aScene({ supervision });
      await expect(check({ supervisors: [superior] })).rejects.toMatchObject(
        at('supervisors', 'supervisorCircle'),
      );
    },
  );
});

describe('the insurance number', () => {
  // The number that the Central Compensation Office publishes as an example, and one with a wrong check digit.
  const [right, wrong] = ['756.9217.0769.85', '756.9217.0769.84'];

  it.each(['CH', 'LI'] as const)('in %s has a right check digit', async (country) => {
    const { check } = aScene({ country });
    await expect(check({ insuranceNumber: right })).resolves.toBeUndefined();
    await expect(check({ insuranceNumber: wrong })).rejects.toMatchObject(
      at('insuranceNumber', 'insuranceNumber'),
    );
  });

  it('elsewhere is whatever it is there', async () => {
    await expect(
      aScene({ country: 'DE' }).check({ insuranceNumber: '65 180539 W 001' }),
    ).resolves.toBeUndefined();
  });

  it('stands in no audit trail; that it was set or taken away does', async () => {
    const { check, audited } = aScene();
    await check({ insuranceNumber: right });
    await check({ insuranceNumber: null });
    expect(audited).toMatchObject([
      { after: { insuranceNumberSet: true } },
      { after: { insuranceNumberSet: false } },
    ]);
    expect(JSON.stringify(audited)).not.toContain('9217');
  });
});
