import { searchAnswer, type SearchAnswer, searchQuery, type SearchQuery } from '@jahrring/contracts-common';
import { Ctx, Get, RequirePermission, type RequestContext, ToolController } from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { MemberDirectory } from '../../identity';

const byName = [
  { field: 'lastName', desc: false },
  { field: 'firstName', desc: false },
];

/** Employees of the licence for the global search, for who keeps them. */
@ToolController('admin', 'search')
export class EmployeeSearchController {
  constructor(private readonly memberships: MemberDirectory) {}

  @Get('', RequirePermission('tools.settings.employees'), searchAnswer)
  async search(
    @Ctx() ctx: RequestContext,
    @Query({ schema: searchQuery }) { q, limit }: SearchQuery,
  ): Promise<SearchAnswer> {
    const query = { page: 1, sort: byName, filter: {}, search: q };
    const { items } = await this.memberships.pageOfMembers(ctx, query, limit);
    return {
      items: items.map(({ membership, user }) => ({
        id: membership.id,
        title: `${user.firstName} ${user.lastName}`,
        subtitle: [membership.function, user.email].filter(Boolean).join(', '),
        path: `/settings/employees/${membership.id}/personal`,
      })),
    };
  }
}
