import type { EmployeeView } from '@jahrring/contracts-admin';
import type { ListQuery } from '@jahrring/contracts-common';
import { Clock, commonError, type ListResult, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmploymentService } from '../employment';
import {
  MembershipRepository,
  toEmployeeListItem,
  toEmployeeOption,
  toEmployeeView,
  UserRepository,
} from '../identity-record';
import type { MemberRow } from '../identity-record';
import { PersonService } from './person.service';

/** Fields by which anybody may sort and filter people. */
const publicFields: readonly string[] = ['firstName', 'lastName', 'role', 'active', 'id'];

/** The people of the context's licence, as far as the reader may see them. */
@Injectable()
export class EmployeeReader {
  constructor(
    private readonly clock: Clock,
    private readonly memberships: MembershipRepository,
    private readonly users: UserRepository,
    private readonly employment: EmploymentService,
    private readonly persons: PersonService,
  ) {}

  /** Names and roles for the staff; contact data for those who keep the employees. */
  async list(
    ctx: RequestContext,
    query: ListQuery,
  ): Promise<ListResult<ReturnType<typeof toEmployeeOption>>> {
    if (!ctx.can('tools.settings.employees')) {
      requirePublicFields(query);
      return this.memberships.listMembers(ctx, query, async (rows) => rows.map(toEmployeeOption));
    }
    return this.memberships.listMembers(ctx, query, async (rows) => {
      const ids = rows.map(({ membership }) => membership.id);
      const facts = { now: this.clock.now(), pensums: await this.employment.pensumsOf(ctx, ids) };
      return rows.map((row) => toEmployeeListItem(row, facts));
    });
  }

  async get(ctx: RequestContext, id: string): Promise<EmployeeView> {
    const membership = await this.memberships.get(ctx, id);
    const user = await this.users.get(ctx, membership.userId);
    return this.view(ctx, { membership, user });
  }

  async view(ctx: RequestContext, row: MemberRow): Promise<EmployeeView> {
    return toEmployeeView(row, {
      now: this.clock.now(),
      employment: await this.employment.viewOf(ctx, row.membership),
      ownIdentity: await this.persons.isOwn(ctx, row.user),
    });
  }
}

/** Nobody finds out by sorting or filtering what the list does not show them. */
function requirePublicFields({ sort, filter }: ListQuery): void {
  const used = [...sort.map(({ field }) => field), ...Object.keys(filter)];
  if (!used.every((field) => publicFields.includes(field))) throw commonError('FORBIDDEN');
}
