import type { LicenceSettings } from '@jahrring/contracts-admin';
import { fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRepository, MembershipRepository } from '../identity-record';
import type { UserEntity } from '../identity-record';
import { sessionPolicyOf } from '../session';
import { hashPassword, verifyNobody, verifyPassword } from './password-hasher';
import { findPasswordFault, longestPassword } from './password.rules';

@Injectable()
export class PasswordService {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly licences: LicenceRepository,
  ) {}

  /** 422 naming the field when a new password is too short, too common or merely repeats the person. */
  check(password: string, settings: LicenceSettings, personal: readonly string[], field = 'password'): void {
    const min = sessionPolicyOf(settings).passwordMinLength;
    const parts = personal.flatMap((text) => [text, text.split('@')[0] ?? '']);
    const fault = findPasswordFault(password, min, parts);
    if (fault === 'min') throw fieldErrorOf(field, 'min', { min });
    if (fault === 'max') throw fieldErrorOf(field, 'max', { max: longestPassword });
    if (fault) throw fieldErrorOf(field, fault === 'common' ? 'passwordCommon' : 'passwordPersonal');
  }

  /** The same for somebody who is there already: the strictest of their licences counts. */
  async checkFor(ctx: RequestContext, user: UserEntity, password: string): Promise<void> {
    const memberships = await this.memberships.findOfUsers(ctx, [user.id]);
    const ids = memberships.map((membership) => membership.licenceId);
    const licences = await this.licences.getMany(ctx, ids);
    const lengths = licences.map((licence) => sessionPolicyOf(licence.settings).passwordMinLength);
    const strictest = lengths.length > 0 ? { passwordMinLength: Math.max(...lengths) } : {};
    this.check(password, strictest, [user.email, user.firstName, user.lastName]);
  }

  hash(password: string): Promise<string> {
    return hashPassword(password);
  }

  /** Takes as long for nobody, or for somebody without a password, as for somebody. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    return passwordHash ? verifyPassword(passwordHash, password) : verifyNobody(password);
  }
}
