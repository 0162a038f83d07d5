import {
  createRecurrence,
  recordPermissions,
  recurrenceList,
  recurrencePreview,
  recurrenceView,
  updateRecurrence,
  type CreateRecurrence,
  type UpdateRecurrence,
} from '@jahrring/contracts-time';
import {
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  ok,
  Patch,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { RecurrenceService } from './recurrence.service';

@ToolController('time', 'recurrences')
export class RecurrenceController {
  constructor(private readonly recurrences: RecurrenceService) {}

  /** One's own, and those one has made for others, as long as a day is left. */
  @Get('', RequirePermission(...recordPermissions), recurrenceList)
  list(@Ctx() ctx: RequestContext) {
    return this.recurrences.list(ctx);
  }

  /** Each day of a rule: recorded now, later, or left out with the reason. Writes nothing. */
  @Post('preview', RequirePermission(...recordPermissions), ok(recurrencePreview))
  preview(@Ctx() ctx: RequestContext, @Body({ schema: createRecurrence }) body: CreateRecurrence) {
    return this.recurrences.preview(ctx, body);
  }

  @Post('', RequirePermission(...recordPermissions), recurrenceView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createRecurrence }) body: CreateRecurrence) {
    return this.recurrences.create(ctx, body);
  }

  /** Ends it on another day, or leaves days out; what is recorded stays. */
  @Patch(':id', RequirePermission(...recordPermissions), recurrenceView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() recurrenceId: string,
    @IfMatch() version: number,
    @Body({ schema: updateRecurrence }) body: UpdateRecurrence,
  ) {
    return this.recurrences.update(ctx, recurrenceId, version, body);
  }

  /** No further days; what is recorded stays. */
  @Delete(':id', RequirePermission(...recordPermissions))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() recurrenceId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.recurrences.remove(ctx, recurrenceId, version);
  }
}
