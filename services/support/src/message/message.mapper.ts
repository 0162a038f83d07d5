import type { MessageView } from '@jahrring/contracts-support';
import type { MessageEntity } from './message.entity';

export function toMessageView(entity: MessageEntity): MessageView {
  const { id, kind, side, authorId, authorName, text, event, fileId, fileName, fileMime, fileSize } = entity;
  return {
    id,
    kind,
    side,
    authorId,
    authorName,
    text,
    event,
    file: fileId && fileName && fileMime ? { name: fileName, mime: fileMime, size: fileSize ?? 0 } : null,
    createdAt: entity.createdAt.toISOString(),
  };
}
