import { messageLimits } from '@jahrring/contracts-admin';
import {
  AppError,
  Clock,
  Database,
  Job,
  personalLicenceId,
  type RequestContext,
  systemContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PersonDirectory } from '../../identity';
import { MessageDelivery } from './message-delivery';
import type { MessageEntryEntity } from './message-entry.entity';
import { MessageMarks } from './message-marks.service';
import { MessageRepository } from './message.repository';

const dayMs = 86_400_000;

@Injectable()
export class MessageJobs {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly messages: MessageRepository,
    private readonly delivery: MessageDelivery,
    private readonly marks: MessageMarks,
    private readonly users: PersonDirectory,
  ) {}

  /** Sends what was planned and is due, each in a transaction of its own. */
  @Job({ name: 'admin.messages.send-planned', everySeconds: 20 })
  async sendPlanned(): Promise<void> {
    const due = await this.messages.findDue(systemContext({ licenceId: '' }), this.clock.now());
    for (const { id, licenceId } of due) {
      const scope = systemContext({ licenceId });
      await this.db.tx(scope, async (ctx) => {
        const entry = await this.messages.find(ctx, id);
        if (entry?.box === 'planned') await this.sendOne(ctx, entry);
      });
    }
  }

  /** Permanently deletes what has been in bins for a month. */
  @Job({ name: 'admin.messages.empty-bins', everySeconds: 3_600 })
  async emptyBins(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - messageLimits.binDays * dayMs);
    await this.db.tx(systemContext({ licenceId: '' }), async (ctx) => {
      await this.marks.eraseEntries(ctx, await this.messages.findForgotten(ctx, before));
    });
  }

  /**
   * Sends one message. A message that can no longer be sent becomes a draft again: it has no recipients, or its author
   * may no longer write.
   */
  private async sendOne(ctx: RequestContext, entry: MessageEntryEntity): Promise<void> {
    const author = await this.users.find(ctx, entry.authorId);
    const operator = entry.licenceId === personalLicenceId;
    const may = author && !author.blocked && !author.deletedAt && (!operator || author.superadmin);
    try {
      if (may) await this.delivery.deliver(ctx, entry);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
    const left = await this.messages.find(ctx, entry.id);
    if (left?.box !== 'planned') return;
    await this.messages.update(ctx, left.id, left.version, { box: 'drafts', plannedAt: null });
  }
}
