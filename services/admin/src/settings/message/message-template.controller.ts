import {
  createMessageTemplate,
  type CreateMessageTemplate,
  messageTemplateList,
  messageTemplateView,
  updateMessageTemplate,
  type UpdateMessageTemplate,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  Patch,
  Post,
  type RequestContext,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { MessageTemplateService } from './message-template.service';

/** Templates of messages, in all languages. */
@ToolController('admin', 'message-templates')
export class MessageTemplateController {
  constructor(private readonly templates: MessageTemplateService) {}

  @Get('', SuperadminOnly(), messageTemplateList)
  list(@Ctx() ctx: RequestContext) {
    return this.templates.list(ctx);
  }

  @Post('', SuperadminOnly(), messageTemplateView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createMessageTemplate }) body: CreateMessageTemplate) {
    return this.templates.create(ctx, body);
  }

  @Patch(':id', SuperadminOnly(), messageTemplateView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @IfMatch() version: number,
    @Body({ schema: updateMessageTemplate }) body: UpdateMessageTemplate,
  ) {
    return this.templates.update(ctx, id, version, body);
  }

  @Delete(':id', SuperadminOnly())
  remove(@Ctx() ctx: RequestContext, @Id() id: string, @IfMatch() version: number): Promise<void> {
    return this.templates.remove(ctx, id, version);
  }
}
