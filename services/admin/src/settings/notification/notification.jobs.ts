import { Clock, Database, Job, systemContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LivePublisher } from '../live';
import { NotificationRepository } from './notification.repository';

const keptDays = 365;
const dayMs = 86_400_000;

@Injectable()
export class NotificationJobs {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly notifications: NotificationRepository,
    private readonly live: LivePublisher,
  ) {}

  /** Forgets notifications of more than a year ago, and what was told live. */
  @Job({ name: 'admin.purge-notifications', everySeconds: 3_600 })
  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - keptDays * dayMs);
    await this.db.tx(systemContext({ licenceId: '' }), async (ctx) => {
      await this.notifications.purge(ctx, before);
      await this.live.purge(ctx);
    });
  }
}
