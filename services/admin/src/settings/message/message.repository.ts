import type { MessageSummary } from '@jahrring/contracts-admin';
import {
  execute,
  type ListColumns,
  LicensedRepository,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { MessageEntryEntity } from './message-entry.entity';

export const messageColumns: ListColumns = {
  fields: {
    at: 'message.at',
    subject: 'message.subject',
    labels: 'message.labels',
    folder: {
      sql: "CASE WHEN message.place <> 'open' THEN message.place ELSE message.box END",
      kind: 'other',
    },
    starred: {
      sql: "CASE WHEN message.starred = 1 AND message.place <> 'bin' THEN 1 ELSE 0 END",
      kind: 'other',
    },
    read: { sql: 'CASE WHEN message.readAt IS NULL THEN 0 ELSE 1 END', kind: 'other' },
  },
  search: [
    'message.subject',
    'message.text',
    'message.authorName',
    'message.authorLicence',
    'message.toName',
  ],
};

/** A caller's mailbox; whoever runs the installation has one of their own, in whichever licence they look around. */
export function mailboxOf(ctx: RequestContext): RequestContext {
  return ctx.superadmin ? ctx.asPerson() : ctx;
}

/** Everybody has their own mailbox only. What people write to each other is in no audit trail. */
@Injectable()
export class MessageRepository extends LicensedRepository<MessageEntryEntity> {
  constructor(services: RepositoryServices) {
    super(services, MessageEntryEntity, {
      name: 'message',
      audit: false,
      softDelete: false,
      notListed: ['html', 'text', 'content'],
    });
  }

  protected override scope(
    ctx: RequestContext,
    qb: SelectQueryBuilder<MessageEntryEntity>,
    alias: string,
  ): void {
    if (!ctx.system) qb.andWhere(`${alias}.ownerId = :ownerId`, { ownerId: ctx.userId });
  }

  /** The conversation as far as the caller has it, oldest first; what lies in the bin is left out. */
  thread(ctx: RequestContext, threadId: string): Promise<MessageEntryEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere("message.threadId = :threadId AND message.place <> 'bin'", { threadId })
        .andWhere("message.box IN ('inbox', 'sent')")
        .orderBy('message.at')
        .addOrderBy('message.id')
        .limit(longestThread),
    );
  }

  async summary(ctx: RequestContext): Promise<MessageSummary> {
    const counts = await this.query(ctx)
      .andWhere("message.place = 'open'")
      .andWhere(
        "(message.box IN ('drafts', 'planned') OR (message.box = 'inbox' AND message.readAt IS NULL))",
      )
      .select('message.box', 'box')
      .addSelect('COUNT(*)', 'count')
      .groupBy('message.box')
      .getRawMany<{ box: string; count: string | number }>();
    const labelled = await this.query(ctx)
      .andWhere("message.labels <> '' AND message.place <> 'bin'")
      .select('DISTINCT message.labels', 'labels')
      .getRawMany<{ labels: string }>();
    const of = (box: string) => Number(counts.find((row) => row.box === box)?.count ?? 0);
    const labels = new Set(labelled.flatMap((row) => toLabels(row.labels)));
    return {
      unread: of('inbox'),
      drafts: of('drafts'),
      planned: of('planned'),
      labels: [...labels].sort((one, other) => one.localeCompare(other)),
    };
  }

  /** Everybody's copy of what the caller has sent: the one look into the mailboxes of others, for who has read it. */
  findCopies(ctx: RequestContext, messageId: string, limit: number): Promise<MessageEntryEntity[]> {
    return this.anywhere(ctx)
      .where("message.messageId = :messageId AND message.box = 'inbox'", { messageId })
      .orderBy('message.toName')
      .addOrderBy('message.id')
      .limit(limit)
      .getMany();
  }

  /** Returns true if anybody still has this message. */
  isKept(ctx: RequestContext, messageId: string): Promise<boolean> {
    return this.anywhere(ctx).where('message.messageId = :messageId', { messageId }).getExists();
  }

  /** Of every mailbox: what is to be sent until a moment. */
  findDue(ctx: RequestContext, until: Date): Promise<MessageEntryEntity[]> {
    return this.anywhere(ctx)
      .where("message.box = 'planned' AND message.place = 'open' AND message.plannedAt <= :until", { until })
      .orderBy('message.plannedAt')
      .limit(perRound)
      .getMany();
  }

  /** Of every mailbox: what has lain in the bin since before a moment. */
  findForgotten(ctx: RequestContext, before: Date): Promise<MessageEntryEntity[]> {
    return this.anywhere(ctx)
      .where("message.place = 'bin' AND message.updatedAt < :before", { before })
      .limit(perRound)
      .getMany();
  }

  async erase(ctx: RequestContext, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await execute(
      this.db.writing(ctx),
      `DELETE FROM message_entries WHERE id IN (${ids.map(() => '?').join(', ')})`,
      [...ids],
    );
  }

  private anywhere(ctx: RequestContext) {
    return this.db.manager(ctx).createQueryBuilder(MessageEntryEntity, 'message');
  }
}

const longestThread = 100;
const perRound = 200;

export function toLabels(text: string): string[] {
  return text.split('|').filter((label) => label !== '');
}

export function fromLabels(labels: readonly string[]): string {
  return labels.length === 0 ? '' : `|${labels.join('|')}|`;
}
