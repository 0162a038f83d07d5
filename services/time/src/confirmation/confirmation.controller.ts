import {
  createSignoff,
  markEntries,
  markResult,
  signoffList,
  signoffQuery,
  signoffView,
  type CreateSignoff,
  type MarkEntries,
  type SignoffQuery,
} from '@jahrring/contracts-time';
import {
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  ok,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { showKeys } from '../entry-record';
import { MarkService } from './mark.service';
import { SignoffService } from './signoff.service';

@ToolController('time', 'marks')
export class MarkController {
  constructor(private readonly marks: MarkService) {}

  /** Marks entries as seen, confirmed, archived or exported, or takes that back; what cannot be marked is left out. */
  @Post('', RequirePermission('tools.timeoverview.confirmation'), ok(markResult))
  mark(@Ctx() ctx: RequestContext, @Body({ schema: markEntries }) body: MarkEntries) {
    return this.marks.mark(ctx, body);
  }

  @Post(':id/undo', RequirePermission('tools.timeoverview.confirmation'), ok(markResult))
  undo(@Ctx() ctx: RequestContext, @Id() batchId: string) {
    return this.marks.undo(ctx, batchId);
  }
}

@ToolController('time', 'signoffs')
export class SignoffController {
  constructor(private readonly signoffs: SignoffService) {}

  /** One's own, or those of somebody whose hours one may see. */
  @Get('', RequirePermission(...showKeys), signoffList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: signoffQuery }) query: SignoffQuery) {
    return this.signoffs.list(ctx, query);
  }

  /** Signs one's own week or month. */
  @Post('', RequirePermission('tools.timetable.own.create'), signoffView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createSignoff }) body: CreateSignoff) {
    return this.signoffs.sign(ctx, body);
  }

  @Delete(':id', RequirePermission('tools.timetable.own.create'))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() signoffId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.signoffs.withdraw(ctx, signoffId, version);
  }
}
