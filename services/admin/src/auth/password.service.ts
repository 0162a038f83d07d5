import { defaultLicenceSettings, type LicenceSettings } from '@jahrring/contracts-admin';
import { fieldErrorOf } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { hashPassword, verifyNobody, verifyPassword } from './password-hasher';
import { findPasswordFault, longestPassword } from './password.rules';

@Injectable()
export class PasswordService {
  /** 422 naming the field when a new password is too short, too common or merely repeats the person. */
  check(password: string, settings: LicenceSettings, personal: readonly string[], field = 'password'): void {
    const min = settings.passwordMinLength ?? defaultLicenceSettings.passwordMinLength;
    const parts = personal.flatMap((text) => [text, text.split('@')[0] ?? '']);
    const fault = findPasswordFault(password, min, parts);
    if (fault === 'min') throw fieldErrorOf(field, 'min', { min });
    if (fault === 'max') throw fieldErrorOf(field, 'max', { max: longestPassword });
    if (fault) throw fieldErrorOf(field, fault === 'common' ? 'passwordCommon' : 'passwordPersonal');
  }

  hash(password: string): Promise<string> {
    return hashPassword(password);
  }

  /** Takes as long for nobody as for somebody. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    return passwordHash ? verifyPassword(passwordHash, password) : verifyNobody(password);
  }
}
