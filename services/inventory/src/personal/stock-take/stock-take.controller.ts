import type { ListQuery } from '@jahrring/contracts-common';
import {
  countingListQuery,
  countStockTake,
  createStockTake,
  stockTakeList,
  stockTakeListQuery,
  stockTakeView,
  type CountingListQuery,
  type CountStockTake,
  type CreateStockTake,
} from '@jahrring/contracts-inventory';
import {
  Ctx,
  Delete,
  file,
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
import { Body, Query, type StreamableFile } from '@nestjs/common';
import { pdfFile } from '../../paper';
import { CountingListService } from './counting-list.service';
import { StockTakeService } from './stock-take.service';

const manage = 'tools.personal_inventory.manage';

/** Stock takes and their counting lists. */
@ToolController('inventory', 'personal-stock-takes')
@RequirePlugin('personal-inventory')
export class StockTakeController {
  constructor(
    private readonly takes: StockTakeService,
    private readonly lists: CountingListService,
  ) {}

  @Get('', RequirePermission(manage), stockTakeList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: stockTakeListQuery }) query: ListQuery) {
    return this.takes.list(ctx, query);
  }

  @Get(':id', RequirePermission(manage), stockTakeView)
  get(@Ctx() ctx: RequestContext, @Id() takeId: string) {
    return this.takes.get(ctx, takeId);
  }

  /** Its counting list, to be printed. */
  @Get(':id/list/pdf', RequirePermission(manage), file)
  async pdf(
    @Ctx() ctx: RequestContext,
    @Id() takeId: string,
    @Query({ schema: countingListQuery }) { expected }: CountingListQuery,
  ): Promise<StreamableFile> {
    return pdfFile(await this.lists.pdf(ctx, takeId, expected === 'true'));
  }

  @Get(':id/list/xlsx', RequirePermission(manage), file)
  xlsx(
    @Ctx() ctx: RequestContext,
    @Id() takeId: string,
    @Query({ schema: countingListQuery }) { expected }: CountingListQuery,
  ): Promise<StreamableFile> {
    return this.lists.xlsx(ctx, takeId, expected === 'true');
  }

  @Post('', RequirePermission(manage), stockTakeView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createStockTake }) body: CreateStockTake) {
    return this.takes.create(ctx, body);
  }

  /** Records the counted quantities. */
  @Patch(':id', RequirePermission(manage), stockTakeView)
  count(
    @Ctx() ctx: RequestContext,
    @Id() takeId: string,
    @IfMatch() version: number,
    @Body({ schema: countStockTake }) body: CountStockTake,
  ) {
    return this.takes.count(ctx, takeId, version, body);
  }

  /** Its differences go into the store. */
  @Post(':id/book', RequirePermission(manage), ok(stockTakeView))
  book(@Ctx() ctx: RequestContext, @Id() takeId: string, @IfMatch() version: number) {
    return this.takes.book(ctx, takeId, version);
  }

  @Delete(':id', RequirePermission(manage))
  async remove(@Ctx() ctx: RequestContext, @Id() takeId: string, @IfMatch() version: number): Promise<void> {
    await this.takes.remove(ctx, takeId, version);
  }

  @Post(':id/restore', RequirePermission(manage), ok(stockTakeView))
  restore(@Ctx() ctx: RequestContext, @Id() takeId: string) {
    return this.takes.restore(ctx, takeId);
  }
}
