import { fileLimits, id, newId, type ListQuery } from '@jahrring/contracts-common';
import {
  casePeople,
  casePresence,
  createMessage,
  createSupportCase,
  messagePage,
  messageQuery,
  messageView,
  supportCaseList,
  supportCaseListQuery,
  supportCaseView,
  updateSupportCase,
  type CasePresence,
  type CreateMessage,
  type CreateSupportCase,
  type MessageQuery,
  type UpdateSupportCase,
} from '@jahrring/contracts-support';
import {
  AcceptUpload,
  Ctx,
  fieldErrorOf,
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
import { SupportCaseService } from './support-case.service';

/** Support cases of one's own licence, with their chat. */
@ToolController('support', 'cases')
@RequirePlugin('my-hsm')
export class SupportCaseController {
  constructor(private readonly cases: SupportCaseService) {}

  @Get()
  @RequirePermission('tools.my_hsm.index')
  @SerializeOptions({ schema: supportCaseList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: supportCaseListQuery }) query: ListQuery) {
    return this.cases.list(ctx, query);
  }

  @Get(':id')
  @RequirePermission('tools.my_hsm.index')
  @SerializeOptions({ schema: supportCaseView })
  get(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) caseId: string) {
    return this.cases.get(ctx, caseId);
  }

  @Post()
  @RequirePermission('tools.my_hsm.manage')
  @SerializeOptions({ schema: supportCaseView })
  create(@Ctx() ctx: RequestContext, @Body({ schema: createSupportCase }) body: CreateSupportCase) {
    return this.cases.create(ctx, body);
  }

  @Patch(':id')
  @RequirePermission('tools.my_hsm.manage')
  @SerializeOptions({ schema: supportCaseView })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) caseId: string,
    @IfMatch() version: number,
    @Body({ schema: updateSupportCase }) body: UpdateSupportCase,
  ) {
    return this.cases.update(ctx, caseId, version, body);
  }

  @Get(':id/messages')
  @RequirePermission('tools.my_hsm.index')
  @SerializeOptions({ schema: messagePage })
  messages(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) caseId: string,
    @Query({ schema: messageQuery }) query: MessageQuery,
  ) {
    return this.cases.page(ctx, caseId, query);
  }

  @Post(':id/messages')
  @RequirePermission('tools.my_hsm.manage')
  @SerializeOptions({ schema: messageView })
  write(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) caseId: string,
    @Body({ schema: createMessage }) body: CreateMessage,
  ) {
    return this.cases.write(ctx, caseId, body);
  }

  /** The form's field `id` is the message's, chosen by the sender. */
  @Post(':id/files')
  @RequirePermission('tools.my_hsm.manage')
  @AcceptUpload({ maxBytes: fileLimits.attachment })
  @SerializeOptions({ schema: messageView })
  attach(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) caseId: string,
    @UploadedFile() file: Upload,
  ) {
    return this.cases.attach(ctx, caseId, messageIdOf(file), file);
  }

  @Get(':id/messages/:messageId/file')
  @RequirePermission('tools.my_hsm.index')
  file(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) caseId: string,
    @Param('messageId', { schema: id }) messageId: string,
  ) {
    return this.cases.file(ctx, caseId, messageId);
  }

  @Put(':id/presence')
  @Passive()
  @RequirePermission('tools.my_hsm.index')
  @SerializeOptions({ schema: casePeople })
  presence(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) caseId: string,
    @Body({ schema: casePresence }) body: CasePresence,
  ) {
    return this.cases.presence(ctx, caseId, body);
  }
}

/** The sender's id of an upload's message, or a new one. */
export function messageIdOf({ fields }: Upload): string {
  const given = id.safeParse(fields['id'] ?? newId());
  if (!given.success) throw fieldErrorOf('id', 'uuid');
  return given.data;
}
