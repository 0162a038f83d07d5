import { uncountedRoles } from '@jahrring/contracts-admin';
import { canonicalEmail, type ListQuery, type Page } from '@jahrring/contracts-common';
import {
  inPortions,
  type ListColumns,
  type ListResult,
  LicensedRepository,
  ListQueryApplier,
  RepositoryServices,
  rowMapper,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { UserEntity } from './user.entity';
import { isStaff } from './staff';
import { MembershipEntity, newMembership, type NewMembership } from './membership.entity';

/** A membership with the person it belongs to. */
export interface MemberRow {
  membership: MembershipEntity;
  user: UserEntity;
}

const names = [
  { sql: 'person.firstName', kind: 'text' },
  { sql: 'person.lastName', kind: 'text' },
] as const;

const columns: ListColumns = {
  fields: {
    firstName: names[0],
    lastName: names[1],
    role: 'membership.role',
    active: 'membership.active',
    id: 'membership.id',
    team: 'membership.team',
    externalId: 'membership.externalId',
    companyPartId: 'membership.companyPartId',
    startsOn: 'membership.startsOn',
    endsOn: 'membership.endsOn',
  },
  search: names,
};

/** List columns for people who manage the employees; they can search by more than the name. */
const keeperColumns: ListColumns = {
  ...columns,
  search: [
    ...names,
    { sql: 'person.email', kind: 'text', exact: true },
    'membership.function',
    'membership.team',
    'membership.externalId',
  ],
};

@Injectable()
export class MembershipRepository extends LicensedRepository<MembershipEntity> {
  constructor(services: RepositoryServices) {
    super(services, MembershipEntity, { name: 'membership' });
  }

  /** Of customers whose account is linked to an address. */
  async idsOfAddress(ctx: RequestContext, addressId: string): Promise<string[]> {
    const rows = await this.query(ctx)
      .andWhere('membership.addressId = :addressId', { addressId })
      .select('membership.id', 'id')
      .getRawMany<{ id: string }>();
    return rows.map(({ id }) => id);
  }

  /**
   * The people of the context's licence as `toViews` shows them: one page, or with `all` a stream of portions. Whoever is none
   * of its staff sees only themselves.
   */
  async listMembers<V>(
    ctx: RequestContext,
    query: ListQuery,
    toViews: (rows: readonly MemberRow[]) => Promise<V[]>,
  ): Promise<ListResult<V>> {
    if (query.pageSize !== 'all') {
      const { items, total } = await this.pageOfMembers(ctx, query, query.pageSize);
      return { items: await toViews(items), total };
    }
    return this.listEverybody(ctx, query, toViews);
  }

  /** The same, always whole. */
  async listEverybody<V>(
    ctx: RequestContext,
    query: ListQuery,
    toViews: (rows: readonly MemberRow[]) => Promise<V[]>,
  ): Promise<{ items: AsyncIterable<V>; total: number }> {
    const { qb, order } = this.membersQuery(ctx, query);
    const found = await order(qb.select('membership.id', 'id')).getRawMany<{ id: string }>();
    const ids = found.map(({ id }) => id);
    const load = async (some: readonly string[]) =>
      toViews(await this.members(ctx, await this.getMany(ctx, some, { deleted: 'include' })));
    return { items: inPortions(ids, load), total: ids.length };
  }

  async pageOfMembers(
    ctx: RequestContext,
    query: Omit<ListQuery, 'pageSize'>,
    size: number,
  ): Promise<Page<MemberRow>> {
    const paged = { ...query, pageSize: size };
    const { qb, order } = this.membersQuery(ctx, paged);
    const offset = (query.page - 1) * size;
    const rows = await order(qb.addSelect('person').offset(offset).limit(size)).getRawMany<
      Record<string, unknown>
    >();
    const people = rowMapper(this.db.dataSource, UserEntity);
    const items = rows.map((row) => ({
      membership: this.mapper.hydrate(row, this.name),
      user: people.hydrate(row, 'person'),
    }));
    const isLastPage = items.length < size && (items.length > 0 || query.page === 1);
    const total = isLastPage
      ? offset + items.length
      : await this.totalOf(ctx, this.membersQuery(ctx, paged).qb);
    return { items, total };
  }

  private membersQuery(ctx: RequestContext, query: ListQuery) {
    const qb = this.withPerson(ctx);
    if (!isStaff(ctx)) qb.andWhere('membership.id = :self', { self: ctx.membershipId });
    const fields = ctx.can('tools.settings.employees') ? keeperColumns : columns;
    const applier = new ListQueryApplier<MembershipEntity>(this.db.kind, this.metadata, this.name, fields);
    applier.where(ctx, qb, query);
    const order = (ordered: SelectQueryBuilder<MembershipEntity>) => {
      applier.order(ctx, ordered, query);
      return ordered;
    };
    return { qb, order };
  }

  /** Adds a person to the licence; who has been in it before comes back to what was kept of them. */
  override async insert(ctx: RequestContext, values: NewMembership): Promise<MembershipEntity> {
    const gone = await this.one(
      this.query(ctx, { deleted: 'only' }).andWhere('membership.userId = :userId', { userId: values.userId }),
    );
    if (!gone) return super.insert(ctx, { ...newMembership, ...values });
    const { version } = await this.restore(ctx, gone.id);
    return this.update(ctx, gone.id, version, values);
  }

  /** Returns the names of these people of the licence. */
  async namesOf(ctx: RequestContext, ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.members(ctx, await this.getMany(ctx, [...new Set(ids)]));
    return new Map(rows.map(({ membership, user }) => [membership.id, `${user.firstName} ${user.lastName}`]));
  }

  /** Returns the admins, who decide in the context's licence, whoever asks. */
  findAdmins(ctx: RequestContext): Promise<MembershipEntity[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(MembershipEntity, 'membership')
      .where('membership.licenceId = :licenceId', { licenceId: ctx.licenceId })
      .andWhere("membership.role = 'admin' AND membership.active = :yes", { yes: true })
      .andWhere('membership.deletedAt IS NULL')
      .getMany();
  }

  /** Supervisors of everybody in the licence. */
  async findSupervision(ctx: RequestContext): Promise<Map<string, readonly string[]>> {
    const all = await this.many(this.query(ctx));
    return new Map(all.map(({ id, supervisors }) => [id, supervisors ?? []]));
  }

  /** Returns true if somebody in the licence has this function. */
  async hasFunction(ctx: RequestContext, value: string): Promise<boolean> {
    return this.query(ctx).andWhere('membership.function = :value', { value }).getExists();
  }

  /** Returns the number of active people for each role. */
  async countByRole(ctx: RequestContext): Promise<Map<string, number>> {
    const rows = await this.query(ctx)
      .select('membership.role', 'role')
      .addSelect('COUNT(*)', 'count')
      .andWhere('membership.active = :active', { active: true })
      .groupBy('membership.role')
      .getRawMany<{ role: string; count: string | number }>();
    return new Map(rows.map((row) => [row.role, Number(row.count)]));
  }

  /** Every membership of a person, in whichever licence: for sign-in and for the users screen of superadmins. */
  async findOfUsers(ctx: RequestContext, userIds: readonly string[]): Promise<MembershipEntity[]> {
    if (userIds.length === 0) return [];
    // The one place that looks across licences: a person's own memberships, never another's.
    return this.db
      .manager(ctx)
      .createQueryBuilder(MembershipEntity, 'membership')
      .where('membership.userId IN (:...userIds) AND membership.deletedAt IS NULL', { userIds: [...userIds] })
      .orderBy('membership.createdAt')
      .getMany();
  }

  /** The licences of whoever signs in with one of these addresses, for the mails that superadmins read. */
  async findLicencesOfEmails(ctx: RequestContext, emails: readonly string[]): Promise<string[]> {
    if (emails.length === 0) return [];
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(MembershipEntity, 'membership')
      .innerJoin(UserEntity, 'person', 'person.id = membership.userId')
      .select('DISTINCT membership.licenceId', 'licenceId')
      .where('person.email IN (:...emails)', { emails: [...new Set(emails.map(canonicalEmail))] })
      .andWhere('membership.deletedAt IS NULL')
      .getRawMany<{ licenceId: string }>();
    return rows.map(({ licenceId }) => licenceId);
  }

  findOfUser(ctx: RequestContext, userId: string): Promise<MembershipEntity | null> {
    return this.one(this.query(ctx).andWhere('membership.userId = :userId', { userId }));
  }

  /**
   * Active people of each licence, as far as they count against its limit. `latest` looks past the transaction's
   * snapshot: who was added a moment ago by somebody else counts too.
   */
  async countActive(
    ctx: RequestContext,
    licenceIds: readonly string[],
    { latest = false } = {},
  ): Promise<Map<string, number>> {
    if (licenceIds.length === 0) return new Map();
    const query = this.db
      .manager(ctx)
      .createQueryBuilder(MembershipEntity, 'membership')
      .select('membership.licenceId', 'licenceId')
      .addSelect('COUNT(*)', 'count')
      .where('membership.licenceId IN (:...licenceIds)', { licenceIds: [...licenceIds] })
      .andWhere('membership.active = :active AND membership.deletedAt IS NULL', { active: true })
      .andWhere('membership.role NOT IN (:...uncounted)', { uncounted: [...uncountedRoles] })
      .groupBy('membership.licenceId');
    // SQLite has one writer, which sees everything.
    if (latest && this.db.kind === 'mysql') query.setLock('pessimistic_write');
    const rows = await query.getRawMany<{ licenceId: string; count: string | number }>();
    return new Map(rows.map((row) => [row.licenceId, Number(row.count)]));
  }

  async members(ctx: RequestContext, memberships: readonly MembershipEntity[]): Promise<MemberRow[]> {
    if (memberships.length === 0) return [];
    const ids = memberships.map((membership) => membership.userId);
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(UserEntity, 'person')
      .where('person.id IN (:...ids)', { ids })
      .getRawMany<Record<string, unknown>>();
    const mapper = rowMapper(this.db.dataSource, UserEntity);
    const byId = new Map(rows.map((row) => mapper.hydrate(row, 'person')).map((user) => [user.id, user]));
    return memberships.flatMap((membership) => {
      const user = byId.get(membership.userId);
      return user ? [{ membership, user }] : [];
    });
  }

  protected override get unaudited(): readonly (keyof MembershipEntity & string)[] {
    return ['insuranceNumber'];
  }

  private withPerson(ctx: RequestContext): SelectQueryBuilder<MembershipEntity> {
    return this.query(ctx).innerJoin(UserEntity, 'person', 'person.id = membership.userId');
  }
}
