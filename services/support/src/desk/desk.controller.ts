import { fileLimits, id, type ListQuery } from '@jahrring/contracts-common';
import {
  casePeople,
  casePresence,
  createDeskMessage,
  deskAgentList,
  deskCaseList,
  deskCaseListQuery,
  deskCaseView,
  deskFigures,
  messagePage,
  messageQuery,
  messageView,
  updateDeskCase,
  type CasePresence,
  type CreateDeskMessage,
  type MessageQuery,
  type UpdateDeskCase,
} from '@jahrring/contracts-support';
import {
  AcceptUpload,
  Ctx,
  IfMatch,
  Passive,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFile,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Body, Get, Param, Patch, Post, Put, Query, SerializeOptions } from '@nestjs/common';
import { messageIdOf } from '../case/support-case.controller';
import { DeskFiguresService } from './desk-figures.service';
import { DeskService } from './desk.service';

/** Support cases of all licences, for those who answer them. */
@ToolController('support', 'desk')
@RequirePlugin('hsm-admin')
export class DeskController {
  constructor(
    private readonly desk: DeskService,
    private readonly figures: DeskFiguresService,
  ) {}

  @Get('figures')
  @RequirePermission('tools.hsm_admin.index')
  @SerializeOptions({ schema: deskFigures })
  getFigures(@Ctx() ctx: RequestContext) {
    return this.figures.get(ctx);
  }

  /** Being at the desk; answers who else is. */
  @Put('agents')
  @Passive()
  @RequirePermission('tools.hsm_admin.manage')
  @SerializeOptions({ schema: deskAgentList })
  arrive(@Ctx() ctx: RequestContext) {
    return this.desk.arrive(ctx);
  }

  @Get('agents')
  @RequirePermission('tools.hsm_admin.index')
  @SerializeOptions({ schema: deskAgentList })
  agents(@Ctx() ctx: RequestContext) {
    return this.desk.listAgents(ctx);
  }

  @Get('cases')
  @RequirePermission('tools.hsm_admin.index')
  @SerializeOptions({ schema: deskCaseList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: deskCaseListQuery }) query: ListQuery) {
    return this.desk.list(ctx, query);
  }

  @Get('cases/:id')
  @RequirePermission('tools.hsm_admin.index')
  @SerializeOptions({ schema: deskCaseView })
  get(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) caseId: string) {
    return this.desk.get(ctx, caseId);
  }

  @Patch('cases/:id')
  @RequirePermission('tools.hsm_admin.manage')
  @SerializeOptions({ schema: deskCaseView })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) caseId: string,
    @IfMatch() version: number,
    @Body({ schema: updateDeskCase }) body: UpdateDeskCase,
  ) {
    return this.desk.update(ctx, caseId, version, body);
  }

  @Get('cases/:id/messages')
  @RequirePermission('tools.hsm_admin.index')
  @SerializeOptions({ schema: messagePage })
  messages(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) caseId: string,
    @Query({ schema: messageQuery }) query: MessageQuery,
  ) {
    return this.desk.page(ctx, caseId, query);
  }

  @Post('cases/:id/messages')
  @RequirePermission('tools.hsm_admin.manage')
  @SerializeOptions({ schema: messageView })
  write(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) caseId: string,
    @Body({ schema: createDeskMessage }) body: CreateDeskMessage,
  ) {
    return this.desk.write(ctx, caseId, body);
  }

  /** The form's field `id` is the message's, chosen by the sender. */
  @Post('cases/:id/files')
  @RequirePermission('tools.hsm_admin.manage')
  @AcceptUpload({ maxBytes: fileLimits.attachment })
  @SerializeOptions({ schema: messageView })
  attach(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) caseId: string,
    @UploadedFile() file: Upload,
  ) {
    return this.desk.attach(ctx, caseId, messageIdOf(file), file);
  }

  @Get('cases/:id/messages/:messageId/file')
  @RequirePermission('tools.hsm_admin.index')
  file(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) caseId: string,
    @Param('messageId', { schema: id }) messageId: string,
  ) {
    return this.desk.file(ctx, caseId, messageId);
  }

  @Put('cases/:id/presence')
  @Passive()
  @RequirePermission('tools.hsm_admin.index')
  @SerializeOptions({ schema: casePeople })
  presence(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) caseId: string,
    @Body({ schema: casePresence }) body: CasePresence,
  ) {
    return this.desk.presence(ctx, caseId, body);
  }
}
