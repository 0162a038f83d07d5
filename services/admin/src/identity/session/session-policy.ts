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

/**
 * Returns the licence's settings for sessions and passwords, or the product's defaults: the only place that reads them.
 */
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
