import { creditorFigures } from '@jahrring/contracts-bookkeeping';
import { Ctx, Get, RequirePermission, RequirePlugin, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { CreditorFiguresService } from './creditor-figures.service';

@ToolController('bookkeeping', 'creditor-figures')
@RequirePlugin('creditors')
export class CreditorFiguresController {
  constructor(private readonly figures: CreditorFiguresService) {}

  @Get('', RequirePermission('tools.creditors.index'), creditorFigures)
  all(@Ctx() ctx: RequestContext) {
    return this.figures.all(ctx);
  }
}
