import type { MessageLine, MessagePart, MessageTemplateView, MessageView } from '@jahrring/contracts-admin';
import { type MessageEntryEntity, targetOf } from './message-entry.entity';
import type { MessageTemplateEntity } from './message-template.entity';
import { toLabels } from './message.repository';

function common(entry: MessageEntryEntity) {
  const { id, version, threadId, box, place, starred, subject, preview } = entry;
  const { authorName, authorLicence, audience, toName } = entry;
  const { type, plugin } = targetOf(entry);
  return {
    ...{ id, version, threadId, box, place, starred, subject, preview },
    ...{ authorName, authorLicence, audience, toName, type, plugin },
    read: entry.readAt !== null,
    labels: toLabels(entry.labels),
    at: entry.at.toISOString(),
    plannedAt: entry.plannedAt?.toISOString() ?? null,
  };
}

export function toMessageLine(entry: MessageEntryEntity): MessageLine {
  return { ...common(entry), attachments: entry.attachments.length };
}

export function toMessagePart(entry: MessageEntryEntity): MessagePart {
  return { ...common(entry), html: entry.html, attachments: entry.attachments };
}

export function toMessageView(entry: MessageEntryEntity, thread: readonly MessageEntryEntity[]): MessageView {
  const { licenceId, userId } = targetOf(entry);
  const { replyToId, licences, people, box } = entry;
  const content = box === 'drafts' || box === 'planned' ? entry.content : null;
  return {
    ...toMessagePart(entry),
    ...{ licenceId, userId, replyToId, licences, people, content },
    thread: thread.map(toMessagePart),
  };
}

export function toTemplateView({
  id,
  version,
  name,
  content,
  updatedAt,
}: MessageTemplateEntity): MessageTemplateView {
  return { id, version, name, content, updatedAt: updatedAt.toISOString() };
}
