import { adminErrors, isOpenLicence } from '@jahrring/contracts-admin';
import { localDateAt, type Role } from '@jahrring/contracts-common';
import { AppError, Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { MembershipEntity } from './membership.entity';
import { MembershipRepository } from './membership.repository';
import type { LicenceEntity } from './licence.entity';
import { LicenceRepository } from './licence.repository';
import type { UserEntity } from './user.entity';

/** A licence a person could work in, and why not where they cannot. */
export interface LicenceChoice {
  licence: LicenceEntity;
  role: Role;
  isDefault: boolean;
  refusal: AppError | null;
}

/** Finds the licences that a person may enter, and the one that opens first. */
@Injectable()
export class LicenceChooser {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly licences: LicenceRepository,
    private readonly clock: Clock,
  ) {}

  /** Own memberships first; a superadmin may enter every other licence too. */
  async findChoices(ctx: RequestContext, user: UserEntity): Promise<LicenceChoice[]> {
    const memberships = await this.memberships.findOfUsers(ctx, [user.id]);
    const licences = user.superadmin
      ? await this.licences.findAll(ctx)
      : await this.licences.getMany(
          ctx,
          memberships.map((membership) => membership.licenceId),
        );
    const choices = licences.map((licence): LicenceChoice => {
      const membership = memberships.find((one) => one.licenceId === licence.id);
      return {
        licence,
        role: user.superadmin ? 'superadmin' : (membership?.role ?? 'blocked'),
        isDefault: licence.id === user.defaultLicenceId,
        refusal: user.superadmin ? null : this.findRefusal(licence, membership, user),
      };
    });
    const rank = (choice: LicenceChoice) =>
      Number(!choice.isDefault) * 2 + Number(!memberships.some((one) => one.licenceId === choice.licence.id));
    return choices.sort(
      (one, two) => rank(one) - rank(two) || one.licence.name.localeCompare(two.licence.name),
    );
  }

  /** The licence that opens after signing in; throws the reason when there is none. */
  async chooseFirst(ctx: RequestContext, user: UserEntity): Promise<LicenceEntity> {
    const choices = await this.findChoices(ctx, user);
    const open = choices.find((choice) => !choice.refusal);
    if (open) return open.licence;
    throw choices[0]?.refusal ?? new AppError(adminErrors, 'NO_LICENCE');
  }

  private findRefusal(
    licence: LicenceEntity,
    membership: MembershipEntity | undefined,
    user: UserEntity,
  ): AppError | null {
    const today = localDateAt(this.clock.now(), licence.timeZone);
    if (!isOpenLicence(licence, today)) {
      return new AppError(adminErrors, 'LICENCE_CLOSED', { licence: licence.name, state: licence.state });
    }
    const shut = !membership?.active || membership.role === 'blocked';
    const outside = (membership?.startsOn ?? today) > today || (membership?.endsOn ?? today) < today;
    const unproved = membership?.needsProof && !user.emailProvedAt;
    return shut || outside || unproved
      ? new AppError(adminErrors, 'MEMBERSHIP_BLOCKED', { licence: licence.name })
      : null;
  }
}
