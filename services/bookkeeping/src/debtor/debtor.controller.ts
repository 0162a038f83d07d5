import {
  actView,
  debtorFigures,
  debtorList,
  debtorListQuery,
  debtorView,
  itemsOnDay,
  itemsOnDayQuery,
  setCreditLimit,
  openItemList,
  openItemQuery,
  writeOff,
} from '@jahrring/contracts-bookkeeping';
import type { SetCreditLimit, WriteOff } from '@jahrring/contracts-bookkeeping';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  Ctx,
  Get,
  Id,
  ok,
  Post,
  Put,
  RequirePermission,
  RequirePlugin,
  ToolController,
} from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { CreditLimitService } from './credit-limit.service';
import { DebtorFiguresService } from './debtor-figures.service';
import { DebtorItemService } from './debtor-item.service';
import { DebtorPaymentService } from './debtor-payment.service';
import { DebtorService } from './debtor.service';
import { ItemsOnDayService } from './items-on-day.service';

@ToolController('bookkeeping', 'debtors')
@RequirePlugin('debitors')
export class DebtorController {
  constructor(
    private readonly debtors: DebtorService,
    private readonly limits: CreditLimitService,
  ) {}

  @Get('', RequirePermission('tools.debitors.index'), debtorList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: debtorListQuery }) query: ListQuery) {
    return this.debtors.list(ctx, query);
  }

  @Get(':id', RequirePermission('tools.debitors.index'), debtorView)
  get(@Ctx() ctx: RequestContext, @Id() addressId: string) {
    return this.debtors.get(ctx, addressId);
  }

  @Put(':id/credit-limit', RequirePermission('tools.debitors.manage'), debtorView)
  async setCreditLimit(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Body({ schema: setCreditLimit }) { creditLimit }: SetCreditLimit,
  ) {
    await this.limits.set(ctx, addressId, creditLimit);
    return this.debtors.get(ctx, addressId);
  }
}

@ToolController('bookkeeping', 'debtor-figures')
@RequirePlugin('debitors')
export class DebtorFiguresController {
  constructor(private readonly figures: DebtorFiguresService) {}

  @Get('', RequirePermission('tools.debitors.index'), debtorFigures)
  all(@Ctx() ctx: RequestContext) {
    return this.figures.all(ctx);
  }
}

@ToolController('bookkeeping', 'debtor-items')
@RequirePlugin('debitors')
export class DebtorItemController {
  constructor(
    private readonly items: DebtorItemService,
    private readonly onDay: ItemsOnDayService,
    private readonly payments: DebtorPaymentService,
  ) {}

  @Get('', RequirePermission('tools.debitors.index'), openItemList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: openItemQuery }) query: ListQuery) {
    return this.items.list(ctx, query);
  }

  @Get('on-day', RequirePermission('tools.debitors.index'), itemsOnDay)
  listOnDay(@Ctx() ctx: RequestContext, @Query({ schema: itemsOnDayQuery }) query: ListQuery) {
    return this.onDay.list(ctx, query);
  }

  @Post(':id/write-off', RequirePermission('tools.debitors.manage'), ok(actView))
  writeOff(@Ctx() ctx: RequestContext, @Id() itemId: string, @Body({ schema: writeOff }) body: WriteOff) {
    return this.payments.writeOff(ctx, itemId, body);
  }
}
