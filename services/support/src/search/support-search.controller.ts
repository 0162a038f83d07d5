import { searchAnswer, searchQuery, type SearchAnswer, type SearchQuery } from '@jahrring/contracts-common';
import {
  Ctx,
  Get,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { supportCaseColumns, SupportCaseRepository } from '../case';
import { DeskService } from '../desk';

/** As it is typed: `#1042` is the number. */
function withoutMark(text: string): string {
  return text.replace(/^#(?=\d)/, '');
}

/** Support cases for the global search: by number, subject or who asks; at the desk by licence too. */
@ToolController('support', 'search')
export class SupportSearchController {
  constructor(
    private readonly cases: SupportCaseRepository,
    private readonly desk: DeskService,
  ) {}

  @Get('', RequirePermission('tools.my_hsm.index'), searchAnswer)
  @RequirePlugin('my-hsm')
  async search(
    @Ctx() ctx: RequestContext,
    @Query({ schema: searchQuery }) { q, limit }: SearchQuery,
  ): Promise<SearchAnswer> {
    const found = await this.cases.search(ctx, { text: withoutMark(q), limit }, supportCaseColumns);
    return {
      items: found.map(({ id, number, subject, requesterName }) => ({
        id,
        title: `#${number} ${subject}`,
        subtitle: requesterName,
        path: `/my-hsm/support-cases/${id}/chat`,
      })),
    };
  }

  @Get('desk', RequirePermission('tools.hsm_admin.index'), searchAnswer)
  @RequirePlugin('hsm-admin')
  async searchDesk(
    @Ctx() ctx: RequestContext,
    @Query({ schema: searchQuery }) { q, limit }: SearchQuery,
  ): Promise<SearchAnswer> {
    const found = await this.desk.search(ctx, withoutMark(q), limit);
    return {
      items: found.map(({ id, number, subject, licenceName }) => ({
        id,
        title: `#${number} ${subject}`,
        subtitle: licenceName,
        path: `/hsm-admin?case=${id}`,
      })),
    };
  }
}
