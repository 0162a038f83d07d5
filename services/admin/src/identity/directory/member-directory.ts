import type { ListQuery, Page } from '@jahrring/contracts-common';
import type { ListColumns, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type MembershipEntity, MembershipRepository, type MemberRow } from '../identity-record';

/** Fields of people whose values stand in a list of the licence, each with its column. */
const columns = { function: 'function', team: 'team' } as const;
const worded: ListColumns = { fields: columns, search: [] };

type WordedField = keyof typeof columns;

/** People of licences, for the floor above. */
@Injectable()
export class MemberDirectory {
  constructor(private readonly memberships: MembershipRepository) {}

  getMany(ctx: RequestContext, ids: readonly string[]): Promise<MembershipEntity[]> {
    return this.memberships.getMany(ctx, ids);
  }

  /** One page of the people whom the caller may see. */
  pageOfMembers(
    ctx: RequestContext,
    query: Omit<ListQuery, 'pageSize'>,
    size: number,
  ): Promise<Page<MemberRow>> {
    return this.memberships.pageOfMembers(ctx, query, size);
  }

  /** Counts the licence's people who have one of these values: the stored value, or its words. */
  countHaving(ctx: RequestContext, field: WordedField, values: readonly string[]): Promise<number> {
    const filter = { [field]: { kind: 'in' as const, values: [...values] } };
    return this.memberships.count(ctx, { page: 1, pageSize: 1, sort: [], filter }, worded);
  }

  /** Active people of each licence, as far as they count against its limit. */
  countActive(ctx: RequestContext, licenceIds: readonly string[]): Promise<Map<string, number>> {
    return this.memberships.countActive(ctx, licenceIds);
  }

  /** Returns the active admins, who decide in the context's licence, whoever asks. */
  findAdmins(ctx: RequestContext): Promise<MembershipEntity[]> {
    return this.memberships.findAdmins(ctx);
  }

  /** Every membership of these people, in whichever licence. */
  findOfUsers(ctx: RequestContext, userIds: readonly string[]): Promise<MembershipEntity[]> {
    return this.memberships.findOfUsers(ctx, userIds);
  }

  /** The licences of whoever signs in with one of these addresses. */
  findLicencesOfEmails(ctx: RequestContext, emails: readonly string[]): Promise<string[]> {
    return this.memberships.findLicencesOfEmails(ctx, emails);
  }

  /** Memberships with the people they belong to. */
  members(ctx: RequestContext, memberships: readonly MembershipEntity[]): Promise<MemberRow[]> {
    return this.memberships.members(ctx, memberships);
  }

  /** Returns the names of these people of the licence, by id. */
  namesOf(ctx: RequestContext, ids: readonly string[]): Promise<Map<string, string>> {
    return this.memberships.namesOf(ctx, ids);
  }
}
