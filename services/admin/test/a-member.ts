import { FixedClock } from '@jahrring/service-kit';
import type { LicenceEntity } from '../src/identity/identity-record/licence.entity';
import type { MembershipEntity } from '../src/identity/identity-record/membership.entity';
import type { UserEntity } from '../src/identity/identity-record/user.entity';

/** Friday, 20 November 2026, 18:00 in Zurich. */
export const now = new Date('2026-11-20T17:00:00Z');
export const clockAt = (moment: Date | string = now): FixedClock => new FixedClock(new Date(moment));
export const daysFromNow = (days: number): Date => new Date(now.getTime() + days * 86_400_000);

export function aLicence(change: Partial<LicenceEntity> = {}): LicenceEntity {
  return {
    ...{ id: 'l1', version: 1, name: 'Forstbetrieb Bergwald', type: 'standard', state: 'active' },
    ...{ startsOn: '2026-01-01', endsOn: null, userLimit: null, timeZone: 'Europe/Zurich', country: 'CH' },
    ...{ currency: 'CHF', settings: {}, demoData: false, deletedAt: null },
    ...change,
  } as LicenceEntity;
}

/** Somebody who reads their mailbox. */
export function aUser(change: Partial<UserEntity> = {}): UserEntity {
  return {
    ...{ id: 'anna', version: 1, email: 'anna@bergwald.test', emailProvedAt: daysFromNow(-100) },
    ...{ firstName: 'Anna', lastName: 'Muster', locale: 'de', superadmin: false, blocked: false },
    ...{ defaultLicenceId: null, lastSignInAt: null, deletedAt: null, totpSince: null },
    ...change,
  } as UserEntity;
}

export function aMembership(change: Partial<MembershipEntity> = {}): MembershipEntity {
  return {
    ...{ id: 'm1', version: 1, licenceId: 'l1', userId: 'anna', role: 'employee', active: true, keys: [] },
    ...{ needsProof: false, startsOn: null, endsOn: null, addressId: null, birthdate: null },
    ...{ insuranceNumber: null, supervisors: null, invitedAt: null, invitationEndsAt: null },
    ...{ externalId: null, team: null, companyPartId: null, rateCategoryId: null, recordingMethod: null },
    ...{ allowedAbsences: null, allowedCompanyParts: null, averageDaySeconds: 30_240 },
    ...{ startHolidaySeconds: 0, startOvertimeSeconds: 0, extra: null, deletedAt: null },
    ...change,
  } as MembershipEntity;
}
