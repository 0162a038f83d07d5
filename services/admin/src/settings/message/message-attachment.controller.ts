import { messageView } from '@jahrring/contracts-admin';
import { fileLimits } from '@jahrring/contracts-common';
import {
  AcceptUpload,
  Ctx,
  Delete,
  file,
  Get,
  Id,
  IfMatch,
  Post,
  type RequestContext,
  RequirePermission,
  ToolController,
  type Upload,
  UploadedFile,
} from '@jahrring/service-kit';
import { mailboxKey } from './mailbox-key';
import { MessageAttachments } from './message-attachments.service';

/** Files of messages. */
@ToolController('admin', 'messages')
export class MessageAttachmentController {
  constructor(private readonly attachments: MessageAttachments) {}

  @Post(':id/attachments', RequirePermission(mailboxKey), messageView)
  @AcceptUpload({ maxBytes: fileLimits.attachment })
  add(@Ctx() ctx: RequestContext, @Id() id: string, @UploadedFile() upload: Upload) {
    return this.attachments.add(ctx, id, upload);
  }

  @Delete(':id/attachments/:fileId', RequirePermission(mailboxKey), messageView)
  remove(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Id('fileId') fileId: string,
    @IfMatch() version: number,
  ) {
    return this.attachments.remove(ctx, id, version, fileId);
  }

  @Get(':id/attachments/:fileId', RequirePermission(mailboxKey), file)
  send(@Ctx() ctx: RequestContext, @Id() id: string, @Id('fileId') fileId: string) {
    return this.attachments.send(ctx, id, fileId);
  }
}
