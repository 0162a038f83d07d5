import type { ErrorTable } from '@jahrring/contracts-common';

export const adminErrors = {
  CREDENTIALS: { status: 401, key: 'admin:errors.credentials' },
  SIGN_IN_THROTTLED: { status: 429, key: 'admin:errors.throttled' },
  USER_BLOCKED: { status: 403, key: 'admin:errors.userBlocked' },
  MEMBERSHIP_BLOCKED: { status: 403, key: 'admin:errors.membershipBlocked' },
  NO_LICENCE: { status: 403, key: 'admin:errors.noLicence' },
  LICENCE_CLOSED: { status: 403, key: 'admin:errors.licenceClosed' },
  USER_LIMIT_REACHED: { status: 409, key: 'admin:errors.userLimitReached' },
  LICENCE_TRANSITION: { status: 409, key: 'admin:errors.licenceTransition' },
  LICENCE_RESTORE_OVER: { status: 409, key: 'admin:errors.licenceRestoreOver' },
  PERMISSION_BEYOND: { status: 403, key: 'admin:errors.permissionBeyond' },
  ROLE_NOT_ALLOWED: { status: 403, key: 'admin:errors.roleNotAllowed' },
  LAST_SUPERADMIN: { status: 409, key: 'admin:errors.lastSuperadmin' },
  OWN_ACCESS: { status: 409, key: 'admin:errors.ownAccess' },
  CORRECTION_REVERSED: { status: 409, key: 'admin:errors.correctionReversed' },
  CORRECTION_IS_REVERSAL: { status: 409, key: 'admin:errors.correctionIsReversal' },
  NOT_INVITED: { status: 409, key: 'admin:errors.notInvited' },
  LANGUAGE_UNKNOWN: { status: 404, key: 'admin:errors.languageUnknown' },
} as const satisfies ErrorTable;
export type AdminErrorCode = keyof typeof adminErrors;
