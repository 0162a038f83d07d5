import { fileLimits, id, newId, type ListQuery } from '@jahrring/contracts-common';
import {
  casePeople,
  casePresence,
  messagePage,
  messageQuery,
  messageView,
  type CasePeople,
  type CasePresence,
  type MessagePage,
  type MessageQuery,
  type MessageView,
} from '@jahrring/contracts-support';
import {
  AcceptUpload,
  Ctx,
  fieldErrorOf,
  file,
  Get,
  Id,
  IfMatch,
  Passive,
  Patch,
  Post,
  Put,
  RequirePermission,
  UploadedFile,
  type FileAnswer,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import type { z } from 'zod';

interface CaseRoutes<P, M> {
  /** Permission keys. */
  read: string;
  write: string;
  list: z.ZodType;
  listQuery: z.ZodType<ListQuery>;
  view: z.ZodType;
  update: z.ZodType<P>;
  message: z.ZodType<M>;
}

/** One side of the cases: the licence that asks, or the desk. */
interface CaseSide<P> {
  list: (ctx: RequestContext, query: ListQuery) => unknown;
  get: (ctx: RequestContext, id: string) => unknown;
  update: (ctx: RequestContext, id: string, version: number, patch: P) => unknown;
}

/** Operations on the messages of cases, and on who is present. */
interface ChatSide<M> {
  page: (ctx: RequestContext, id: string, query: MessageQuery) => Promise<MessagePage>;
  write: (ctx: RequestContext, id: string, message: M) => Promise<MessageView>;
  attach: (ctx: RequestContext, id: string, messageId: string, upload: Upload) => Promise<MessageView>;
  file: (ctx: RequestContext, id: string, messageId: string) => Promise<FileAnswer>;
  presence: (ctx: RequestContext, id: string, presence: CasePresence) => Promise<CasePeople>;
}

/** Cases and their chat, for either side; its controller extends what this answers. */
export function caseRoutes<P, M>(routes: CaseRoutes<P, M>) {
  abstract class CaseRoutesOfSide {
    abstract readonly cases: CaseSide<P>;
    abstract readonly chat: ChatSide<M>;

    @Get('', RequirePermission(routes.read), routes.list)
    list(@Ctx() ctx: RequestContext, @Query({ schema: routes.listQuery }) query: ListQuery) {
      return this.cases.list(ctx, query);
    }

    @Get(':id', RequirePermission(routes.read), routes.view)
    get(@Ctx() ctx: RequestContext, @Id() caseId: string) {
      return this.cases.get(ctx, caseId);
    }

    @Patch(':id', RequirePermission(routes.write), routes.view)
    update(
      @Ctx() ctx: RequestContext,
      @Id() caseId: string,
      @IfMatch() version: number,
      @Body({ schema: routes.update }) body: P,
    ) {
      return this.cases.update(ctx, caseId, version, body);
    }

    @Get(':id/messages', RequirePermission(routes.read), messagePage)
    messages(
      @Ctx() ctx: RequestContext,
      @Id() caseId: string,
      @Query({ schema: messageQuery }) query: MessageQuery,
    ) {
      return this.chat.page(ctx, caseId, query);
    }

    @Post(':id/messages', RequirePermission(routes.write), messageView)
    write(@Ctx() ctx: RequestContext, @Id() caseId: string, @Body({ schema: routes.message }) body: M) {
      return this.chat.write(ctx, caseId, body);
    }

    /** The form's field `id` is the message's, chosen by the sender. */
    @Post(':id/files', RequirePermission(routes.write), messageView)
    @AcceptUpload({ maxBytes: fileLimits.attachment })
    attach(@Ctx() ctx: RequestContext, @Id() caseId: string, @UploadedFile() file: Upload) {
      return this.chat.attach(ctx, caseId, messageIdOf(file), file);
    }

    @Get(':id/messages/:messageId/file', RequirePermission(routes.read), file)
    file(@Ctx() ctx: RequestContext, @Id() caseId: string, @Id('messageId') messageId: string) {
      return this.chat.file(ctx, caseId, messageId);
    }

    @Put(':id/presence', RequirePermission(routes.read), casePeople)
    @Passive()
    presence(
      @Ctx() ctx: RequestContext,
      @Id() caseId: string,
      @Body({ schema: casePresence }) body: CasePresence,
    ) {
      return this.chat.presence(ctx, caseId, body);
    }
  }
  return CaseRoutesOfSide;
}

/** The sender's id of an upload's message, or a new one. */
function messageIdOf({ fields }: Upload): string {
  const given = id.safeParse(fields['id'] ?? newId());
  if (!given.success) throw fieldErrorOf('id', 'uuid');
  return given.data;
}
