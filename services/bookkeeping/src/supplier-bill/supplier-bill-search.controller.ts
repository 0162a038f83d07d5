import { searchAnswer, searchQuery } from '@jahrring/contracts-common';
import type { SearchAnswer, SearchQuery } from '@jahrring/contracts-common';
import { Ctx, Get, RequirePermission, RequirePlugin, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { SupplierBillRepository } from './supplier-bill.repository';

/** Suppliers' bills for the global search: by number, supplier or title. */
@ToolController('bookkeeping', 'search')
@RequirePlugin('creditors')
export class SupplierBillSearchController {
  constructor(private readonly bills: SupplierBillRepository) {}

  @Get('', RequirePermission('tools.creditors.index'), searchAnswer)
  async search(
    @Ctx() ctx: RequestContext,
    @Query({ schema: searchQuery }) { q, limit }: SearchQuery,
  ): Promise<SearchAnswer> {
    const found = await this.bills.findForSearch(ctx, q, limit);
    return {
      items: found.map(({ id, number, title, addressName, gross, currency }) => ({
        ...{ id, title: [number, title].filter(Boolean).join(' '), subtitle: addressName },
        ...{ amount: { value: gross, currency }, path: `/creditors/edit/${id}` },
      })),
    };
  }
}
