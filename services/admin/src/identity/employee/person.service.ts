import type { UpdateEmployee } from '@jahrring/contracts-admin';
import type { Locale } from '@jahrring/contracts-common';
import { Audit, fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { defined } from '../../database';
import { auditedUser, MembershipRepository, UserRepository } from '../identity-record';
import type { UserEntity } from '../identity-record';

interface NewPerson {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
}

const identityFields = ['firstName', 'lastName', 'locale'] as const;

/** The identities behind a licence's people, as far as the licence may touch them. */
@Injectable()
export class PersonService {
  constructor(
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly audit: Audit,
  ) {}

  /** Without a password: nobody but whoever reads the mailbox gives one. */
  create(ctx: RequestContext, person: NewPerson): Promise<UserEntity> {
    return this.users.create(ctx, {
      ...person,
      passwordHash: '',
      regionalLocale: null,
      superadmin: false,
      blocked: false,
      defaultLicenceId: ctx.licenceId,
      lastSignInAt: null,
    });
  }

  /**
   * Returns true if the person belongs to this licence only. A person with access to more keeps their own name and
   * language.
   */
  async isOwn(ctx: RequestContext, user: UserEntity): Promise<boolean> {
    if (user.superadmin) return ctx.superadmin;
    const memberships = await this.memberships.findOfUsers(ctx, [user.id]);
    return memberships.every(({ licenceId }) => licenceId === ctx.licenceId);
  }

  /** Puts name and language right; 422 where they are not this licence's to change. */
  async correct(ctx: RequestContext, user: UserEntity, body: UpdateEmployee): Promise<UserEntity> {
    const { firstName, lastName, locale } = body;
    const patch = defined({ firstName, lastName, locale });
    const changed = identityFields.filter((field) => field in patch && patch[field] !== user[field]);
    const [first] = changed;
    if (!first) return user;
    if (!(await this.isOwn(ctx, user))) throw fieldErrorOf(first, 'notIn');
    const after = await this.users.change(ctx, user.id, user.version, patch);
    await this.audit.record(ctx, {
      action: 'update',
      entity: 'user',
      entityId: user.id,
      before: auditedUser(user),
      after: auditedUser(after),
    });
    return after;
  }
}
