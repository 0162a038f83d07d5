import {
  createRecurrence,
  recordPermissions,
  recurrenceList,
  recurrencePreview,
  recurrenceView,
  updateRecurrence,
  type CreateRecurrence,
} from '@jahrring/contracts-time';
import {
  Ctx,
  ok,
  Post,
  recordRoutes,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { RecurrenceService } from './recurrence.service';

@ToolController('time', 'recurrences')
export class RecurrenceController extends recordRoutes(RecurrenceService, {
  access: RequirePermission(...recordPermissions),
  list: recurrenceList,
  view: recurrenceView,
  create: createRecurrence,
  update: updateRecurrence,
  without: ['get', 'restore'],
}) {
  /** Each day of a rule: recorded now, later, or left out with the reason. Writes nothing. */
  @Post('preview', RequirePermission(...recordPermissions), ok(recurrencePreview))
  preview(@Ctx() ctx: RequestContext, @Body({ schema: createRecurrence }) body: CreateRecurrence) {
    return this.records.preview(ctx, body);
  }
}
