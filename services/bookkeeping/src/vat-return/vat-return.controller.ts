import {
  reopenVatReturn,
  vatBookingList,
  vatBookingQuery,
  vatPeriodInput,
  vatPeriodList,
  vatPeriodQuery,
  vatReturnFigures,
  vatReturnView,
} from '@jahrring/contracts-bookkeeping';
import type { ReopenVatReturn, VatBookingQuery, VatPeriodInput } from '@jahrring/contracts-bookkeeping';
import {
  Ctx,
  file,
  Get,
  Id,
  ok,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
} from '@jahrring/service-kit';
import type { ExportFormat, RequestContext } from '@jahrring/service-kit';
import { Body, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { VatReturnFiles } from './vat-return.files';
import { VatReturnService } from './vat-return.service';

const format = z.enum(['csv', 'xlsx']);

/** Returns of VAT, period by period. */
@ToolController('bookkeeping', 'vat-returns')
@RequirePlugin('debitors')
export class VatReturnController {
  constructor(
    private readonly returns: VatReturnService,
    private readonly files: VatReturnFiles,
  ) {}

  @Get('periods', RequirePermission('tools.debitors.index'), vatPeriodList)
  async periods(@Ctx() ctx: RequestContext, @Query({ schema: vatPeriodQuery }) { year }: { year: number }) {
    const items = await this.returns.periodsOf(ctx, year);
    return { items, total: items.length };
  }

  @Get('bookings', RequirePermission('tools.debitors.index'), vatBookingList)
  bookings(@Ctx() ctx: RequestContext, @Query({ schema: vatBookingQuery }) query: VatBookingQuery) {
    return this.returns.bookings(ctx, query);
  }

  /** Calculates the return as it would be now; nothing is saved. */
  @Post('calculation', RequirePermission('tools.debitors.index'), ok(vatReturnFigures))
  calculate(@Ctx() ctx: RequestContext, @Body({ schema: vatPeriodInput }) body: VatPeriodInput) {
    return this.returns.calculate(ctx, body);
  }

  @Post('', RequirePermission('tools.debitors.manage'), vatReturnView)
  close(@Ctx() ctx: RequestContext, @Body({ schema: vatPeriodInput }) body: VatPeriodInput) {
    return this.returns.close(ctx, body);
  }

  @Get(':id', RequirePermission('tools.debitors.index'), vatReturnView)
  get(@Ctx() ctx: RequestContext, @Id() returnId: string) {
    return this.returns.get(ctx, returnId);
  }

  @Post(':id/reopening', RequirePermission('tools.debitors.manage'), ok(vatReturnView))
  reopen(
    @Ctx() ctx: RequestContext,
    @Id() returnId: string,
    @Body({ schema: reopenVatReturn }) { reason }: ReopenVatReturn,
  ) {
    return this.returns.reopen(ctx, returnId, reason);
  }

  /** eCH-0217 v2.0.0. */
  @Get(':id/xml', RequirePermission('tools.debitors.index'), file)
  xml(@Ctx() ctx: RequestContext, @Id() returnId: string) {
    return this.files.xml(ctx, returnId);
  }

  @Get(':id/pdf', RequirePermission('tools.debitors.index'), file)
  pdf(@Ctx() ctx: RequestContext, @Id() returnId: string) {
    return this.files.pdf(ctx, returnId);
  }

  @Get(':id/table/:format', RequirePermission('tools.debitors.index'), file)
  table(
    @Ctx() ctx: RequestContext,
    @Id() returnId: string,
    @Param('format', { schema: format }) as: ExportFormat,
  ) {
    return this.files.table(ctx, returnId, as);
  }
}
