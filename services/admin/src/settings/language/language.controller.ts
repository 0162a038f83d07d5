import { messagesQuery, type MessagesQuery } from '@jahrring/contracts-admin';
import {
  Ctx,
  Get,
  holdsEntityTag,
  type KitReply,
  type KitRequest,
  Passive,
  Public,
  Reply,
  Req,
  type RequestContext,
  untyped,
} from '@jahrring/service-kit';
import { Controller, Param, Query } from '@nestjs/common';
import { LanguageService } from './language.service';

@Controller('api/language')
export class LanguageController {
  constructor(private readonly languages: LanguageService) {}

  /**
   * The texts of one language, before anybody has signed in; `show=changed` leaves out what a browser has with its release.
   */
  @Get(':locale/messages', Public(), untyped)
  @Passive()
  async messages(
    @Ctx() ctx: RequestContext,
    @Param('locale') locale: string,
    @Query({ schema: messagesQuery }) { show }: MessagesQuery,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ): Promise<unknown> {
    const { body, etag } = await this.languages.getMessages(ctx, locale, show);
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (holdsEntityTag(request, etag)) {
      reply.code(304);
      return undefined;
    }
    reply.header('content-type', 'application/json; charset=utf-8');
    return body;
  }
}
