import type { NewInstallationRecord } from '../../database';
import type { UserEntity } from './user.entity';

/** Default values of a new identity. */
export const newPerson = {
  regionalLocale: null,
  superadmin: false,
  blocked: false,
  emailProvedAt: null,
  pendingEmail: null,
  salutation: null,
  phone: null,
  mobile: null,
  birthdate: null,
  pictureId: null,
  totpSecret: null,
  totpSince: null,
  totpLastStep: null,
  defaultLicenceId: null,
  lastSignInAt: null,
} as const satisfies Partial<NewInstallationRecord<UserEntity>>;
