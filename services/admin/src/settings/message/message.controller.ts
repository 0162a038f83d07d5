import {
  createMessage,
  type CreateMessage,
  erasedMessages,
  eraseMessages,
  type EraseMessages,
  markedMessages,
  markMessages,
  type MarkMessages,
  messageList,
  messageListQuery,
  messageReaders,
  messageSummary,
  messageView,
  sendMessage,
  type SendMessage,
  updateMessage,
  type UpdateMessage,
} from '@jahrring/contracts-admin';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  Ctx,
  Get,
  Id,
  IfMatch,
  ok,
  Patch,
  Post,
  type RequestContext,
  RequirePermission,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { MessageMarks } from './message-marks.service';
import { MessageService } from './message.service';
import { mailboxKey } from './mailbox-key';

/** One's own mailbox: of superadmins, developers and admins of licences. */
@ToolController('admin', 'messages')
export class MessageController {
  constructor(
    private readonly messages: MessageService,
    private readonly marks: MessageMarks,
  ) {}

  @Get('', RequirePermission(mailboxKey), messageList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: messageListQuery }) query: ListQuery) {
    return this.messages.list(ctx, query);
  }

  @Get('summary', RequirePermission(mailboxKey), messageSummary)
  summary(@Ctx() ctx: RequestContext) {
    return this.messages.summary(ctx);
  }

  @Post('mark', RequirePermission(mailboxKey), ok(markedMessages))
  mark(@Ctx() ctx: RequestContext, @Body({ schema: markMessages }) body: MarkMessages) {
    return this.marks.mark(ctx, body);
  }

  @Post('erase', RequirePermission(mailboxKey), ok(erasedMessages))
  erase(@Ctx() ctx: RequestContext, @Body({ schema: eraseMessages }) body: EraseMessages) {
    return this.marks.erase(ctx, body);
  }

  @Post('', RequirePermission(mailboxKey), messageView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createMessage }) body: CreateMessage) {
    return this.messages.create(ctx, body);
  }

  @Get(':id', RequirePermission(mailboxKey), messageView)
  get(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.messages.get(ctx, id);
  }

  @Patch(':id', RequirePermission(mailboxKey), messageView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @IfMatch() version: number,
    @Body({ schema: updateMessage }) body: UpdateMessage,
  ) {
    return this.messages.update(ctx, id, version, body);
  }

  @Post(':id/send', RequirePermission(mailboxKey), ok(messageView))
  send(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @IfMatch() version: number,
    @Body({ schema: sendMessage }) body: SendMessage,
  ) {
    return this.messages.send(ctx, id, version, body);
  }

  @Post(':id/take-back', RequirePermission(mailboxKey), ok(messageView))
  recall(@Ctx() ctx: RequestContext, @Id() id: string, @IfMatch() version: number) {
    return this.messages.recall(ctx, id, version);
  }

  @Get(':id/readers', RequirePermission(mailboxKey), messageReaders)
  readers(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.messages.readers(ctx, id);
  }
}
