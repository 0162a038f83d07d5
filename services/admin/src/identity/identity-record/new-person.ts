import type { NewInstallationRecord } from '../../database';
import type { UserEntity } from './user.entity';

/** What a new identity has of its own accord. */
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
