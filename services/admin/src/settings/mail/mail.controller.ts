import { mailList, mailListQuery, mailView } from '@jahrring/contracts-admin';
import type { ListQuery } from '@jahrring/contracts-common';
import { Ctx, Id, type RequestContext, SuperadminOnly, ToolController } from '@jahrring/service-kit';
import { Get, HttpCode, Post, Query, SerializeOptions } from '@nestjs/common';
import { MailService } from './mail.service';

/** Mails sent by the installation, for the people who run it. */
@ToolController('admin', 'mails')
export class MailController {
  constructor(private readonly mails: MailService) {}

  @Get()
  @SuperadminOnly()
  @SerializeOptions({ schema: mailList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: mailListQuery }) query: ListQuery) {
    return this.mails.list(ctx, query);
  }

  @Get(':id')
  @SuperadminOnly()
  @SerializeOptions({ schema: mailView })
  get(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.mails.get(ctx, id);
  }

  /** Tries a mail once more that was given up. */
  @Post(':id/retry')
  @SuperadminOnly()
  @HttpCode(200)
  @SerializeOptions({ schema: mailView })
  retry(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.mails.retry(ctx, id);
  }
}
