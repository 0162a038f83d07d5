import {
  searchAnswer,
  type SearchAnswer,
  type SearchItem,
  searchQuery,
  type SearchQuery,
} from '@jahrring/contracts-common';
import { Ctx, Get, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { DocumentRepository, seesPrices } from '../record';
import type { DocumentEntity } from '../record';
import { readAmount } from './read-amount';

/** Returns the path of a document; for users who may not edit it, the path of the list in which it appears. */
function pathOf(ctx: RequestContext, { id, number }: DocumentEntity): string {
  if (ctx.can('tools.document.manage')) return `/documents/edit/${id}`;
  return `/documents?search=${encodeURIComponent(number ?? '')}`;
}

/** Empty for those who may not see prices. */
function amountOf(ctx: RequestContext, { currency, total }: DocumentEntity): Pick<SearchItem, 'amount'> {
  return seesPrices(ctx) ? { amount: { value: total, currency } } : {};
}

/** Documents for the global search: by number, amount, recipient, title or project. */
@ToolController('documents', 'search')
export class DocumentSearchController {
  constructor(private readonly documents: DocumentRepository) {}

  @Get('', RequirePermission('tools.document.index'), searchAnswer)
  async search(
    @Ctx() ctx: RequestContext,
    @Query({ schema: searchQuery }) { q, limit }: SearchQuery,
  ): Promise<SearchAnswer> {
    const found = await this.documents.findForSearch(ctx, q, limit, readAmount(q));
    return {
      items: found.map((document) => ({
        id: document.id,
        title: [document.number, document.title].filter(Boolean).join(' '),
        ...(document.recipientName ? { subtitle: document.recipientName } : {}),
        ...amountOf(ctx, document),
        path: pathOf(ctx, document),
      })),
    };
  }
}
