import { messageView } from '@jahrring/contracts-admin';
import { fileLimits } from '@jahrring/contracts-common';
import {
  AcceptUpload,
  Ctx,
  Id,
  IfMatch,
  type RequestContext,
  RequirePermission,
  ToolController,
  type Upload,
  UploadedFile,
} from '@jahrring/service-kit';
import { Delete, Get, Post, SerializeOptions } from '@nestjs/common';
import { mailboxKey } from './mailbox-key';
import { MessageAttachments } from './message-attachments.service';

/** Files of messages. */
@ToolController('admin', 'messages')
export class MessageAttachmentController {
  constructor(private readonly attachments: MessageAttachments) {}

  @Post(':id/attachments')
  @RequirePermission(mailboxKey)
  @AcceptUpload({ maxBytes: fileLimits.attachment })
  @SerializeOptions({ schema: messageView })
  add(@Ctx() ctx: RequestContext, @Id() id: string, @UploadedFile() upload: Upload) {
    return this.attachments.add(ctx, id, upload);
  }

  @Delete(':id/attachments/:fileId')
  @RequirePermission(mailboxKey)
  @SerializeOptions({ schema: messageView })
  remove(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Id('fileId') fileId: string,
    @IfMatch() version: number,
  ) {
    return this.attachments.remove(ctx, id, version, fileId);
  }

  @Get(':id/attachments/:fileId')
  @RequirePermission(mailboxKey)
  send(@Ctx() ctx: RequestContext, @Id() id: string, @Id('fileId') fileId: string) {
    return this.attachments.send(ctx, id, fileId);
  }
}
