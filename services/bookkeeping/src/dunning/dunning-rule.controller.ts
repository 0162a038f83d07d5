import { dunningRuleList, dunningRuleView, setDunningRule } from '@jahrring/contracts-bookkeeping';
import type { SetDunningRule } from '@jahrring/contracts-bookkeeping';
import {
  Ctx,
  Delete,
  Get,
  Id,
  Put,
  RequirePermission,
  RequirePlugin,
  ToolController,
} from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { DunningRuleService } from './dunning-rule.service';

/** Dunning rules of a debtor, or of one of its bills. */
@ToolController('bookkeeping', 'dunning-rules')
@RequirePlugin('debitors')
export class DunningRuleController {
  constructor(private readonly rules: DunningRuleService) {}

  @Get(':addressId', RequirePermission('tools.debitors.index'), dunningRuleList)
  list(@Ctx() ctx: RequestContext, @Id('addressId') addressId: string) {
    return this.rules.ofDebtor(ctx, addressId);
  }

  @Put('debtors/:id', RequirePermission('tools.debitors.manage'), dunningRuleView)
  setForDebtor(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Body({ schema: setDunningRule }) body: SetDunningRule,
  ) {
    return this.rules.set(ctx, 'debtor', addressId, body);
  }

  @Delete('debtors/:id', RequirePermission('tools.debitors.manage'))
  removeForDebtor(@Ctx() ctx: RequestContext, @Id() addressId: string) {
    return this.rules.remove(ctx, 'debtor', addressId);
  }

  @Put('items/:id', RequirePermission('tools.debitors.manage'), dunningRuleView)
  setForItem(
    @Ctx() ctx: RequestContext,
    @Id() itemId: string,
    @Body({ schema: setDunningRule }) body: SetDunningRule,
  ) {
    return this.rules.set(ctx, 'item', itemId, body);
  }

  @Delete('items/:id', RequirePermission('tools.debitors.manage'))
  removeForItem(@Ctx() ctx: RequestContext, @Id() itemId: string) {
    return this.rules.remove(ctx, 'item', itemId);
  }
}
