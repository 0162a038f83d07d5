import { mailList, mailListQuery, mailView } from '@jahrring/contracts-admin';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  Ctx,
  Get,
  Id,
  ok,
  Post,
  type RequestContext,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { MailService } from './mail.service';

/** Mails sent by the installation, for the people who run it. */
@ToolController('admin', 'mails')
export class MailController {
  constructor(private readonly mails: MailService) {}

  @Get('', SuperadminOnly(), mailList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: mailListQuery }) query: ListQuery) {
    return this.mails.list(ctx, query);
  }

  @Get(':id', SuperadminOnly(), mailView)
  get(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.mails.get(ctx, id);
  }

  /** Tries a mail once more that was given up. */
  @Post(':id/retry', SuperadminOnly(), ok(mailView))
  retry(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.mails.retry(ctx, id);
  }
}
