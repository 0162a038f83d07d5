import { createUnlock, unlockList, unlockView, type CreateUnlock } from '@jahrring/contracts-time';
import {
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { UnlockService } from './unlock.service';

@ToolController('time', 'unlocks')
export class UnlockController {
  constructor(private readonly unlocks: UnlockService) {}

  /** Days that were opened again and have not run out. */
  @Get('', RequirePermission('tools.timetable.edit_expired'), unlockList)
  list(@Ctx() ctx: RequestContext) {
    return this.unlocks.list(ctx);
  }

  /** Opens a locked day of one person; only those who may change what is locked. */
  @Post('', RequirePermission('tools.timetable.edit_expired'), unlockView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createUnlock }) body: CreateUnlock) {
    return this.unlocks.unlock(ctx, body);
  }

  @Delete(':id', RequirePermission('tools.timetable.edit_expired'))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() unlockId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.unlocks.lockAgain(ctx, unlockId, version);
  }
}
