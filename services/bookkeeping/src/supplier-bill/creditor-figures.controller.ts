import { creditorFigures } from '@jahrring/contracts-bookkeeping';
import { Ctx, RequirePermission, RequirePlugin, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Get, SerializeOptions } from '@nestjs/common';
import { CreditorFiguresService } from './creditor-figures.service';

@ToolController('bookkeeping', 'creditor-figures')
@RequirePlugin('creditors')
export class CreditorFiguresController {
  constructor(private readonly figures: CreditorFiguresService) {}

  @Get()
  @RequirePermission('tools.creditors.index')
  @SerializeOptions({ schema: creditorFigures })
  all(@Ctx() ctx: RequestContext) {
    return this.figures.all(ctx);
  }
}
