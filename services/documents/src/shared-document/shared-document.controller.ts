import {
  acceptDocument,
  askQuestion,
  declineDocument,
  sharedDocument,
  shareToken,
  type AcceptDocument,
  type AskQuestion,
  type DeclineDocument,
  type SharedDocument,
} from '@jahrring/contracts-common';
import {
  CallerLimit,
  Ctx,
  file,
  Get,
  ok,
  Passive,
  Post,
  Public,
  Reply,
  Req,
  ToolController,
} from '@jahrring/service-kit';
import type { KitReply, KitRequest, RequestContext } from '@jahrring/service-kit';
import { Body, Param } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { sendPdf } from '../issue';
import type { PdfFile } from '../issue';
import { AnswerService } from './answer.service';
import type { Caller } from './answer.service';
import { SharedDocumentReader } from './shared-document.reader';
import { SharedFilesService } from './shared-files.service';

/** For people without an account: the secret in the address says which document of which licence is meant. */
@ToolController('documents', 'shared')
export class SharedDocumentController {
  constructor(
    private readonly limits: CallerLimit,
    private readonly reader: SharedDocumentReader,
    private readonly answers: AnswerService,
    private readonly files: SharedFilesService,
  ) {}

  @Get(':token', Public(), sharedDocument)
  @Passive()
  async read(
    @Ctx() ctx: RequestContext,
    @Param('token', { schema: shareToken }) token: string,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ): Promise<SharedDocument> {
    const caller = this.admit(ctx, token, request, reply);
    const { ctx: own, linkId } = await this.reader.enter(token, caller.requestId);
    const reached = await this.reader.reach(own, linkId);
    await this.reader.markOpened(own, reached.link);
    return this.reader.toView(reached);
  }

  @Get(':token/pdf', Public(), file)
  @Passive()
  async pdf(
    @Ctx() ctx: RequestContext,
    @Param('token', { schema: shareToken }) token: string,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ): Promise<StreamableFile | undefined> {
    const { requestId } = this.admit(ctx, token, request, reply);
    return this.send(await this.files.pdf(token, requestId), request, reply);
  }

  /** The sheet that says how the offer was accepted. */
  @Get(':token/acceptance', Public(), file)
  @Passive()
  async acceptance(
    @Ctx() ctx: RequestContext,
    @Param('token', { schema: shareToken }) token: string,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ): Promise<StreamableFile | undefined> {
    const { requestId } = this.admit(ctx, token, request, reply);
    return this.send(await this.files.acceptance(token, requestId), request, reply);
  }

  @Post(':token/questions', Public(), ok(sharedDocument))
  @Passive()
  ask(
    @Ctx() ctx: RequestContext,
    @Param('token', { schema: shareToken }) token: string,
    @Body({ schema: askQuestion }) body: AskQuestion,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ): Promise<SharedDocument> {
    return this.answers.ask(this.admit(ctx, token, request, reply), body);
  }

  @Post(':token/acceptance', Public(), ok(sharedDocument))
  @Passive()
  accept(
    @Ctx() ctx: RequestContext,
    @Param('token', { schema: shareToken }) token: string,
    @Body({ schema: acceptDocument }) body: AcceptDocument,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ): Promise<SharedDocument> {
    return this.answers.accept(this.admit(ctx, token, request, reply), body);
  }

  @Post(':token/refusal', Public(), ok(sharedDocument))
  @Passive()
  decline(
    @Ctx() ctx: RequestContext,
    @Param('token', { schema: shareToken }) token: string,
    @Body({ schema: declineDocument }) body: DeclineDocument,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ): Promise<SharedDocument> {
    return this.answers.decline(this.admit(ctx, token, request, reply), body);
  }

  /** Counts the call, and keeps the answer out of caches, search engines and referrers. */
  private admit(ctx: RequestContext, token: string, request: KitRequest, reply: KitReply): Caller {
    reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .header('referrer-policy', 'no-referrer');
    this.limits.count(request.ip);
    return { token, requestId: ctx.requestId, ip: request.ip };
  }

  private send(file: PdfFile, request: KitRequest, reply: KitReply): StreamableFile | undefined {
    return sendPdf({ ...file, frozen: false }, request, reply);
  }
}
