import type { AuditPeople } from '@jahrring/contracts-admin';
import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MembershipEntity, UserEntity } from '../identity-record';

/** Everybody who is or was in a licence, by name. */
@Injectable()
export class KnownPeople {
  constructor(private readonly db: Database) {}

  /** Those of the context's licence. */
  async list(ctx: RequestContext): Promise<AuditPeople['items']> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(UserEntity, 'person')
      .select('person.id', 'userId')
      .addSelect('person.firstName', 'firstName')
      .addSelect('person.lastName', 'lastName')
      .innerJoin(MembershipEntity, 'member', 'member.userId = person.id AND member.licenceId = :licenceId', {
        licenceId: ctx.licenceId,
      })
      .orderBy('person.lastName')
      .addOrderBy('person.firstName')
      .getRawMany<AuditPeople['items'][number]>();
  }
}
