import {
  adminErrors,
  type EraseMessages,
  type MarkedMessages,
  type MarkMessages,
  messageLimits,
} from '@jahrring/contracts-admin';
import { AppError, Clock, Database, FileStore, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { MessageEntryEntity } from './message-entry.entity';
import { fromLabels, mailboxOf, MessageRepository, toLabels } from './message.repository';

type Patch = Partial<Pick<MessageEntryEntity, 'readAt' | 'starred' | 'place' | 'labels'>>;

/** Read, starred, put away, labelled, and erased for good. */
@Injectable()
export class MessageMarks {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly messages: MessageRepository,
    private readonly files: FileStore,
  ) {}

  /** Ids that are not in the caller's mailbox are left alone. A planned message is taken back before it is put away. */
  mark(ctx: RequestContext, { ids, ...marks }: MarkMessages): Promise<MarkedMessages> {
    return this.db.tx(ctx, async (ctx) => {
      const box = mailboxOf(ctx);
      const changed: MarkedMessages['changed'] = [];
      for (const entry of await this.messages.getMany(box, [...new Set(ids)])) {
        if (marks.place && entry.box === 'planned') continue;
        const patch = this.patchOf(entry, marks);
        if (Object.keys(patch).length === 0) continue;
        await this.messages.update(box, entry.id, entry.version, patch);
        const { id, readAt, starred, place } = entry;
        changed.push({ id, read: readAt !== null, starred, place });
      }
      return { changed };
    });
  }

  /** Deletes messages in the bin permanently; files are deleted with the last copy. Returns how many. */
  erase(ctx: RequestContext, { ids }: EraseMessages): Promise<{ erased: number }> {
    return this.db.tx(ctx, async (ctx) => {
      const found = await this.messages.getMany(mailboxOf(ctx), [...new Set(ids)]);
      const binned = found.filter(({ place }) => place === 'bin');
      await this.eraseEntries(ctx, binned);
      return { erased: binned.length };
    });
  }

  async eraseEntries(ctx: RequestContext, entries: readonly MessageEntryEntity[]): Promise<void> {
    await this.messages.erase(
      ctx,
      entries.map(({ id }) => id),
    );
    for (const { messageId, authorId, attachments } of entries) {
      if (attachments.length === 0 || (await this.messages.isKept(ctx, messageId))) continue;
      const author = ctx.asPerson(authorId);
      const kept = await this.files.getMany(
        author,
        attachments.map(({ id }) => id),
      );
      for (const { id } of kept) await this.files.remove(author, id);
    }
  }

  private patchOf(entry: MessageEntryEntity, marks: Omit<MarkMessages, 'ids'>): Patch {
    const patch: Patch = {};
    const { read, starred, place, addLabel, removeLabel } = marks;
    if (read !== undefined && read !== (entry.readAt !== null)) patch.readAt = read ? this.clock.now() : null;
    if (starred !== undefined && starred !== entry.starred) patch.starred = starred;
    if (place !== undefined && place !== entry.place) patch.place = place;
    const before = toLabels(entry.labels);
    const labels = before.filter((label) => label !== removeLabel);
    if (addLabel && !labels.includes(addLabel)) labels.push(addLabel);
    if (labels.length > messageLimits.labels)
      throw new AppError(adminErrors, 'MESSAGE_LABELS_FULL', { max: messageLimits.labels });
    if (fromLabels(labels) !== entry.labels) patch.labels = fromLabels(labels);
    return patch;
  }
}
