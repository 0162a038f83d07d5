import {
  createPersonalArticle,
  personalArticleList,
  personalArticleListQuery,
  personalArticleView,
  receivePersonalArticle,
  stockMoveList,
  updatePersonalArticle,
  type ReceivePersonalArticle,
} from '@jahrring/contracts-inventory';
import {
  Ctx,
  Get,
  Id,
  ok,
  Post,
  recordRoutes,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { PersonalArticleService } from './personal-article.service';

const manage = 'tools.personal_inventory.manage';

/** Articles and their stock: for those who hand out. */
@ToolController('inventory', 'personal-articles')
@RequirePlugin('personal-inventory')
export class PersonalArticleController extends recordRoutes(PersonalArticleService, {
  access: RequirePermission(manage),
  list: [personalArticleListQuery, personalArticleList],
  view: personalArticleView,
  create: createPersonalArticle,
  update: updatePersonalArticle,
}) {
  /** Pieces that were bought. */
  @Post(':id/receipts', RequirePermission(manage), ok(personalArticleView))
  receive(
    @Ctx() ctx: RequestContext,
    @Id() articleId: string,
    @Body({ schema: receivePersonalArticle }) body: ReceivePersonalArticle,
  ) {
    return this.records.receive(ctx, articleId, body);
  }

  @Get(':id/moves', RequirePermission(manage), stockMoveList)
  moves(@Ctx() ctx: RequestContext, @Id() articleId: string) {
    return this.records.movesOf(ctx, articleId);
  }
}
