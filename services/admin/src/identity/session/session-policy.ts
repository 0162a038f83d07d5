import { defaultLicenceSettings, type LicenceSettings } from '@jahrring/contracts-admin';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface SessionPolicy {
  /** Without use for so long, a session ends. */
  idleMs: number;
  /** The same on a trusted device. */
  trustedIdleMs: number;
  passwordMinLength: number;
}

/** What a licence has set for sessions and passwords, or the product's own: the one place that reads it. */
export function sessionPolicyOf(settings: LicenceSettings): SessionPolicy {
  const { sessionIdleHours, trustedDeviceDays, passwordMinLength } = {
    ...defaultLicenceSettings,
    ...settings,
  };
  return {
    idleMs: sessionIdleHours * HOUR_MS,
    trustedIdleMs: trustedDeviceDays * DAY_MS,
    passwordMinLength,
  };
}
