import {
  duplicateQuery,
  keptBillFile,
  possibleDuplicateList,
  readBillCode,
  readSupplierBill,
  recordSupplierBill,
  supplierBillLimits,
  supplierBillList,
  supplierBillQuery,
  supplierBillView,
  withReason,
} from '@jahrring/contracts-bookkeeping';
import type {
  DuplicateQuery,
  ReadBillCode,
  RecordSupplierBill,
  WithReason,
} from '@jahrring/contracts-bookkeeping';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  AcceptUpload,
  Ctx,
  Id,
  IfMatch,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFile,
} from '@jahrring/service-kit';
import type { RequestContext, Upload } from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Post, Query, SerializeOptions } from '@nestjs/common';
import { SupplierBillReader } from './supplier-bill-reader';
import { SupplierBillRecorder } from './supplier-bill-recorder';
import { SupplierBillService } from './supplier-bill.service';

/** Bills of suppliers: recorded, approved, blocked, cancelled. */
@ToolController('bookkeeping', 'supplier-bills')
@RequirePlugin('creditors')
export class SupplierBillController {
  constructor(
    private readonly bills: SupplierBillService,
    private readonly recorder: SupplierBillRecorder,
    private readonly reader: SupplierBillReader,
  ) {}

  @Get()
  @RequirePermission('tools.creditors.index')
  @SerializeOptions({ schema: supplierBillList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: supplierBillQuery }) query: ListQuery) {
    return this.bills.list(ctx, query);
  }

  /** Bills that may be the same one; asked while a bill is typed in. */
  @Post('duplicates')
  @HttpCode(200)
  @RequirePermission('tools.creditors.manage')
  @SerializeOptions({ schema: possibleDuplicateList })
  async duplicates(@Ctx() ctx: RequestContext, @Body({ schema: duplicateQuery }) body: DuplicateQuery) {
    return { items: await this.recorder.duplicatesOf(ctx, body) };
  }

  /** Returns the content of a bill's code. */
  @Post('readings/code')
  @HttpCode(200)
  @RequirePermission('tools.creditors.manage')
  @SerializeOptions({ schema: readSupplierBill })
  readCode(@Ctx() ctx: RequestContext, @Body({ schema: readBillCode }) { payload }: ReadBillCode) {
    return this.reader.code(ctx, payload);
  }

  /** Returns the content of an electronic invoice (XML). */
  @Post('readings/invoice')
  @HttpCode(200)
  @RequirePermission('tools.creditors.manage')
  @AcceptUpload({ maxBytes: supplierBillLimits.bytes })
  @SerializeOptions({ schema: readSupplierBill })
  readInvoice(@Ctx() ctx: RequestContext, @UploadedFile() file: Upload) {
    return this.reader.invoice(ctx, file);
  }

  /** Keeps a bill's picture or file, to be named when the bill is recorded. */
  @Post('files')
  @RequirePermission('tools.creditors.manage')
  @AcceptUpload({ maxBytes: supplierBillLimits.bytes })
  @SerializeOptions({ schema: keptBillFile })
  keepFile(@Ctx() ctx: RequestContext, @UploadedFile() file: Upload) {
    return this.bills.keepFile(ctx, file);
  }

  @Get(':id')
  @RequirePermission('tools.creditors.index')
  @SerializeOptions({ schema: supplierBillView })
  get(@Ctx() ctx: RequestContext, @Id() billId: string) {
    return this.bills.get(ctx, billId);
  }

  /** The bill as the supplier sent it. */
  @Get(':id/file')
  @RequirePermission('tools.creditors.index')
  file(@Ctx() ctx: RequestContext, @Id() billId: string) {
    return this.bills.sendFile(ctx, billId);
  }

  @Post()
  @RequirePermission('tools.creditors.manage')
  @SerializeOptions({ schema: supplierBillView })
  async record(@Ctx() ctx: RequestContext, @Body({ schema: recordSupplierBill }) body: RecordSupplierBill) {
    return this.bills.view(ctx, await this.recorder.record(ctx, body));
  }

  @Post(':id/approval')
  @HttpCode(200)
  @RequirePermission('tools.creditors.approve')
  @SerializeOptions({ schema: supplierBillView })
  approve(@Ctx() ctx: RequestContext, @Id() billId: string, @IfMatch() version: number) {
    return this.bills.approve(ctx, billId, version);
  }

  @Post(':id/block')
  @HttpCode(200)
  @RequirePermission('tools.creditors.manage', 'tools.creditors.approve')
  @SerializeOptions({ schema: supplierBillView })
  block(
    @Ctx() ctx: RequestContext,
    @Id() billId: string,
    @IfMatch() version: number,
    @Body({ schema: withReason }) { reason }: WithReason,
  ) {
    return this.bills.block(ctx, billId, version, reason);
  }

  @Delete(':id/block')
  @RequirePermission('tools.creditors.manage', 'tools.creditors.approve')
  @SerializeOptions({ schema: supplierBillView })
  unblock(@Ctx() ctx: RequestContext, @Id() billId: string, @IfMatch() version: number) {
    return this.bills.block(ctx, billId, version, null);
  }

  @Post(':id/cancellation')
  @HttpCode(200)
  @RequirePermission('tools.creditors.manage')
  @SerializeOptions({ schema: supplierBillView })
  cancel(
    @Ctx() ctx: RequestContext,
    @Id() billId: string,
    @IfMatch() version: number,
    @Body({ schema: withReason }) { reason }: WithReason,
  ) {
    return this.bills.cancel(ctx, billId, version, reason);
  }
}
