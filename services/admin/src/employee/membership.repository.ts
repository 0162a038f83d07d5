import { uncountedRoles } from '@jahrring/contracts-admin';
import type { ListQuery, Page } from '@jahrring/contracts-common';
import {
  type ListColumns,
  LicensedRepository,
  ListQueryApplier,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { User } from '../user/user.entity';
import { Membership } from './membership.entity';

/** A membership with the person it belongs to. */
export interface MemberRow {
  membership: Membership;
  user: User;
}

const columns: ListColumns = {
  fields: {
    firstName: { sql: 'person.firstName', kind: 'text' },
    lastName: { sql: 'person.lastName', kind: 'text' },
    role: 'membership.role',
    active: 'membership.active',
    id: 'membership.id',
  },
  search: [
    { sql: 'person.firstName', kind: 'text' },
    { sql: 'person.lastName', kind: 'text' },
  ],
};

@Injectable()
export class MembershipRepository extends LicensedRepository<Membership> {
  constructor(services: RepositoryServices) {
    super(services, Membership, { name: 'membership' });
  }

  /** The people of the context's licence. */
  async listMembers(ctx: RequestContext, query: ListQuery): Promise<Page<MemberRow>> {
    const qb = this.withPerson(ctx);
    const applier = new ListQueryApplier<Membership>(this.db.kind, this.metadata, this.name, columns);
    applier.where(ctx, qb, query);
    const total = await qb.getCount();
    applier.order(qb, query);
    if (query.pageSize !== 'all') qb.offset((query.page - 1) * query.pageSize).limit(query.pageSize);
    return { items: await this.members(ctx, await this.many(qb)), total };
  }

  /** Every membership of a person, in whichever licence: for sign-in and for the users screen of superadmins. */
  async findOfUsers(ctx: RequestContext, userIds: readonly string[]): Promise<Membership[]> {
    if (userIds.length === 0) return [];
    // The one place that looks across licences: a person's own memberships, never another's.
    return this.db
      .manager(ctx)
      .createQueryBuilder(Membership, 'membership')
      .where('membership.userId IN (:...userIds) AND membership.deletedAt IS NULL', { userIds: [...userIds] })
      .orderBy('membership.createdAt')
      .getMany();
  }

  findOfUser(ctx: RequestContext, userId: string): Promise<Membership | null> {
    return this.one(this.query(ctx).andWhere('membership.userId = :userId', { userId }));
  }

  /** Active people of each licence, as far as they count against its limit. */
  async countActive(ctx: RequestContext, licenceIds: readonly string[]): Promise<Map<string, number>> {
    if (licenceIds.length === 0) return new Map();
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(Membership, 'membership')
      .select('membership.licenceId', 'licenceId')
      .addSelect('COUNT(*)', 'count')
      .where('membership.licenceId IN (:...licenceIds)', { licenceIds: [...licenceIds] })
      .andWhere('membership.active = :active AND membership.deletedAt IS NULL', { active: true })
      .andWhere('membership.role NOT IN (:...uncounted)', { uncounted: [...uncountedRoles] })
      .groupBy('membership.licenceId')
      .getRawMany<{ licenceId: string; count: string | number }>();
    return new Map(rows.map((row) => [row.licenceId, Number(row.count)]));
  }

  async members(ctx: RequestContext, memberships: readonly Membership[]): Promise<MemberRow[]> {
    if (memberships.length === 0) return [];
    const ids = memberships.map((membership) => membership.userId);
    const users = await this.db
      .manager(ctx)
      .createQueryBuilder(User, 'person')
      .where('person.id IN (:...ids)', { ids })
      .getMany();
    const byId = new Map(users.map((user) => [user.id, user]));
    return memberships.flatMap((membership) => {
      const user = byId.get(membership.userId);
      return user ? [{ membership, user }] : [];
    });
  }

  private withPerson(ctx: RequestContext): SelectQueryBuilder<Membership> {
    return this.query(ctx).innerJoin(User, 'person', 'person.id = membership.userId');
  }
}
