import {
  countingListQuery,
  countStockTake,
  createStockTake,
  stockTakeList,
  stockTakeListQuery,
  stockTakeView,
  type CountingListQuery,
  type CountStockTake,
} from '@jahrring/contracts-inventory';
import {
  Ctx,
  file,
  Get,
  Id,
  IfMatch,
  ok,
  Patch,
  Post,
  recordRoutes,
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
export class StockTakeController extends recordRoutes(StockTakeService, {
  access: RequirePermission(manage),
  list: [stockTakeListQuery, stockTakeList],
  view: stockTakeView,
  create: createStockTake,
}) {
  constructor(
    takes: StockTakeService,
    private readonly lists: CountingListService,
  ) {
    super(takes);
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

  /** Records the counted quantities. */
  @Patch(':id', RequirePermission(manage), stockTakeView)
  count(
    @Ctx() ctx: RequestContext,
    @Id() takeId: string,
    @IfMatch() version: number,
    @Body({ schema: countStockTake }) body: CountStockTake,
  ) {
    return this.records.count(ctx, takeId, version, body);
  }

  /** Its differences go into the store. */
  @Post(':id/book', RequirePermission(manage), ok(stockTakeView))
  book(@Ctx() ctx: RequestContext, @Id() takeId: string, @IfMatch() version: number) {
    return this.records.book(ctx, takeId, version);
  }
}
