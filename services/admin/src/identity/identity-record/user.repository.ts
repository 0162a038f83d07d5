import { canonicalEmail } from '@jahrring/contracts-common';
import {
  Clock,
  Database,
  fieldErrorOf,
  isUniqueViolation,
  type ListColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { InstallationRepository } from '../../database';
import type { InstallationPatch, NewInstallationRecord } from '../../database';
import { newPerson } from './new-person';
import { UserEntity } from './user.entity';

type NewUser = Omit<NewInstallationRecord<UserEntity>, keyof typeof newPerson> &
  Partial<NewInstallationRecord<UserEntity>>;

const email = { sql: 'person.email', kind: 'text', exact: true } as const;

const columns: ListColumns = {
  fields: {
    firstName: 'person.firstName',
    lastName: 'person.lastName',
    email,
    lastSignInAt: 'person.lastSignInAt',
    createdAt: 'person.createdAt',
    superadmin: 'person.superadmin',
    blocked: 'person.blocked',
  },
  search: ['person.firstName', 'person.lastName', email],
};

const emailKey = { index: 'ux_users_email', column: 'email' };

@Injectable()
export class UserRepository extends InstallationRepository<UserEntity> {
  constructor(db: Database, clock: Clock) {
    super(db, clock, UserEntity, 'person', columns);
  }

  findByEmail(ctx: RequestContext, email: string): Promise<UserEntity | null> {
    return this.query(ctx)
      .where('person.email = :email AND person.deletedAt IS NULL', { email: canonicalEmail(email) })
      .getOne();
  }

  async create(ctx: RequestContext, values: NewUser): Promise<UserEntity> {
    try {
      return await this.insert(ctx, { ...newPerson, ...values, email: canonicalEmail(values.email) });
    } catch (error) {
      if (isUniqueViolation(error, emailKey)) throw fieldErrorOf('email', 'unique');
      throw error;
    }
  }

  async change(
    ctx: RequestContext,
    id: string,
    version: number,
    patch: InstallationPatch<UserEntity>,
  ): Promise<UserEntity> {
    try {
      const { email } = patch;
      const canonical = email === undefined ? patch : { ...patch, email: canonicalEmail(email) };
      return await this.update(ctx, id, version, canonical);
    } catch (error) {
      if (isUniqueViolation(error, emailKey)) throw fieldErrorOf('email', 'unique');
      throw error;
    }
  }

  countSuperadmins(ctx: RequestContext): Promise<number> {
    return this.superadmins(ctx).getCount();
  }

  findSuperadmins(ctx: RequestContext): Promise<UserEntity[]> {
    return this.superadmins(ctx).getMany();
  }

  /** Takes a step of the second factor; false where it, or a later one, was taken before. */
  async consumeTotpStep(ctx: RequestContext, id: string, step: number): Promise<boolean> {
    const { affected } = await this.db
      .writing(ctx)
      .createQueryBuilder()
      .update(UserEntity)
      .set({ totpLastStep: step })
      .where('id = :id AND (totp_last_step IS NULL OR totp_last_step < :step)', { id, step })
      .execute();
    return affected === 1;
  }

  /** Notes a sign-in; it is no change of the person, so the version stays. */
  async noteSignIn(ctx: RequestContext, id: string): Promise<void> {
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .update(UserEntity)
      .set({ lastSignInAt: this.clock.now() })
      .where('id = :id', { id })
      .execute();
  }

  /** The licence that opens after the next sign-in. */
  async setDefaultLicence(ctx: RequestContext, id: string, licenceId: string): Promise<void> {
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .update(UserEntity)
      .set({ defaultLicenceId: licenceId })
      .where('id = :id', { id })
      .execute();
  }

  private superadmins(ctx: RequestContext) {
    return this.query(ctx).where(
      'person.superadmin = :yes AND person.blocked = :no AND person.deletedAt IS NULL',
      {
        yes: true,
        no: false,
      },
    );
  }

  protected override toCurrent(user: UserEntity): unknown {
    const { id, version, email, firstName, lastName, locale, regionalLocale, superadmin, blocked } = user;
    return { id, version, email, firstName, lastName, locale, regionalLocale, superadmin, blocked };
  }
}
