import { orderBill, type OrderBill, orderedBill, type OrderedBill } from '@jahrring/contracts-documents';
import {
  commonError,
  Ctx,
  Id,
  Internal,
  Put,
  type RequestContext,
  ToolController,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { OrderedBillService } from './ordered-bill.service';

/** Bills that other services have written in a licence. */
@ToolController('documents', 'internal/bills')
export class OrderedBillController {
  constructor(private readonly bills: OrderedBillService) {}

  /**
   * For admin: a bill with one line, issued at once; the same id again is the same bill.
   *
   * @throws FORBIDDEN for callers who may not issue documents
   */
  @Put(':id', Internal(), orderedBill)
  order(
    @Ctx() ctx: RequestContext,
    @Id() billId: string,
    @Body({ schema: orderBill }) body: OrderBill,
  ): Promise<OrderedBill> {
    if (!ctx.can('tools.document.manage')) throw commonError('FORBIDDEN');
    return this.bills.order(ctx, billId, body);
  }
}
