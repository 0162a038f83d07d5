import type { ListQuery } from '@jahrring/contracts-common';
import {
  createPersonalArticle,
  personalArticleList,
  personalArticleListQuery,
  personalArticleView,
  receivePersonalArticle,
  stockMoveList,
  updatePersonalArticle,
  type CreatePersonalArticle,
  type ReceivePersonalArticle,
  type UpdatePersonalArticle,
} from '@jahrring/contracts-inventory';
import {
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  ok,
  Patch,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { PersonalArticleService } from './personal-article.service';

const manage = 'tools.personal_inventory.manage';

/** Articles and their stock: for those who hand out. */
@ToolController('inventory', 'personal-articles')
@RequirePlugin('personal-inventory')
export class PersonalArticleController {
  constructor(private readonly articles: PersonalArticleService) {}

  @Get('', RequirePermission(manage), personalArticleList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: personalArticleListQuery }) query: ListQuery) {
    return this.articles.list(ctx, query);
  }

  @Get(':id', RequirePermission(manage), personalArticleView)
  get(@Ctx() ctx: RequestContext, @Id() articleId: string) {
    return this.articles.get(ctx, articleId);
  }

  @Post('', RequirePermission(manage), personalArticleView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createPersonalArticle }) body: CreatePersonalArticle) {
    return this.articles.create(ctx, body);
  }

  @Patch(':id', RequirePermission(manage), personalArticleView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() articleId: string,
    @IfMatch() version: number,
    @Body({ schema: updatePersonalArticle }) body: UpdatePersonalArticle,
  ) {
    return this.articles.update(ctx, articleId, version, body);
  }

  @Delete(':id', RequirePermission(manage))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() articleId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.articles.remove(ctx, articleId, version);
  }

  @Post(':id/restore', RequirePermission(manage), ok(personalArticleView))
  restore(@Ctx() ctx: RequestContext, @Id() articleId: string) {
    return this.articles.restore(ctx, articleId);
  }

  /** Pieces that were bought. */
  @Post(':id/receipts', RequirePermission(manage), ok(personalArticleView))
  receive(
    @Ctx() ctx: RequestContext,
    @Id() articleId: string,
    @Body({ schema: receivePersonalArticle }) body: ReceivePersonalArticle,
  ) {
    return this.articles.receive(ctx, articleId, body);
  }

  @Get(':id/moves', RequirePermission(manage), stockMoveList)
  moves(@Ctx() ctx: RequestContext, @Id() articleId: string) {
    return this.articles.movesOf(ctx, articleId);
  }
}
