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
  Delete,
  file,
  Get,
  Id,
  IfMatch,
  ok,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFile,
} from '@jahrring/service-kit';
import type { RequestContext, Upload } from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { SupplierBillReader } from './supplier-bill-reader';
import { SupplierBillRecorder } from './supplier-bill-recorder';
import { SupplierBillService } from './supplier-bill.service';

const approvers = RequirePermission('tools.creditors.manage', 'tools.creditors.approve');

/** Bills of suppliers: recorded, approved, blocked, cancelled. */
@ToolController('bookkeeping', 'supplier-bills')
@RequirePlugin('creditors')
export class SupplierBillController {
  constructor(
    private readonly bills: SupplierBillService,
    private readonly recorder: SupplierBillRecorder,
    private readonly reader: SupplierBillReader,
  ) {}

  @Get('', RequirePermission('tools.creditors.index'), supplierBillList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: supplierBillQuery }) query: ListQuery) {
    return this.bills.list(ctx, query);
  }

  /** Bills that may be the same one; asked while a bill is typed in. */
  @Post('duplicates', RequirePermission('tools.creditors.manage'), ok(possibleDuplicateList))
  async duplicates(@Ctx() ctx: RequestContext, @Body({ schema: duplicateQuery }) body: DuplicateQuery) {
    return { items: await this.recorder.duplicatesOf(ctx, body) };
  }

  /** Returns the content of a bill's code. */
  @Post('readings/code', RequirePermission('tools.creditors.manage'), ok(readSupplierBill))
  readCode(@Ctx() ctx: RequestContext, @Body({ schema: readBillCode }) { payload }: ReadBillCode) {
    return this.reader.code(ctx, payload);
  }

  /** Returns the content of an electronic invoice (XML). */
  @Post('readings/invoice', RequirePermission('tools.creditors.manage'), ok(readSupplierBill))
  @AcceptUpload({ maxBytes: supplierBillLimits.bytes })
  readInvoice(@Ctx() ctx: RequestContext, @UploadedFile() file: Upload) {
    return this.reader.invoice(ctx, file);
  }

  /** Keeps a bill's picture or file, to be named when the bill is recorded. */
  @Post('files', RequirePermission('tools.creditors.manage'), keptBillFile)
  @AcceptUpload({ maxBytes: supplierBillLimits.bytes })
  keepFile(@Ctx() ctx: RequestContext, @UploadedFile() file: Upload) {
    return this.bills.keepFile(ctx, file);
  }

  @Get(':id', RequirePermission('tools.creditors.index'), supplierBillView)
  get(@Ctx() ctx: RequestContext, @Id() billId: string) {
    return this.bills.get(ctx, billId);
  }

  /** The bill as the supplier sent it. */
  @Get(':id/file', RequirePermission('tools.creditors.index'), file)
  file(@Ctx() ctx: RequestContext, @Id() billId: string) {
    return this.bills.sendFile(ctx, billId);
  }

  @Post('', RequirePermission('tools.creditors.manage'), supplierBillView)
  async record(@Ctx() ctx: RequestContext, @Body({ schema: recordSupplierBill }) body: RecordSupplierBill) {
    return this.bills.view(ctx, await this.recorder.record(ctx, body));
  }

  @Post(':id/approval', RequirePermission('tools.creditors.approve'), ok(supplierBillView))
  approve(@Ctx() ctx: RequestContext, @Id() billId: string, @IfMatch() version: number) {
    return this.bills.approve(ctx, billId, version);
  }

  @Post(':id/block', approvers, ok(supplierBillView))
  block(
    @Ctx() ctx: RequestContext,
    @Id() billId: string,
    @IfMatch() version: number,
    @Body({ schema: withReason }) { reason }: WithReason,
  ) {
    return this.bills.block(ctx, billId, version, reason);
  }

  @Delete(':id/block', approvers, supplierBillView)
  unblock(@Ctx() ctx: RequestContext, @Id() billId: string, @IfMatch() version: number) {
    return this.bills.block(ctx, billId, version, null);
  }

  @Post(':id/cancellation', RequirePermission('tools.creditors.manage'), ok(supplierBillView))
  cancel(
    @Ctx() ctx: RequestContext,
    @Id() billId: string,
    @IfMatch() version: number,
    @Body({ schema: withReason }) { reason }: WithReason,
  ) {
    return this.bills.cancel(ctx, billId, version, reason);
  }
}
