import {
  Ctx,
  file,
  Get,
  Id,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { LotPaperService } from './lot-paper.service';

/** Lots on paper. */
@ToolController('timber', 'lots')
@RequirePlugin('timber')
export class LotPaperController {
  constructor(private readonly papers: LotPaperService) {}

  /** The list of its logs with sums by assortment and class, as PDF. Without prices. */
  @Get(':id/pdf', RequirePermission('tools.timber.index'), file)
  print(@Ctx() ctx: RequestContext, @Id() lotId: string) {
    return this.papers.print(ctx, lotId);
  }
}
