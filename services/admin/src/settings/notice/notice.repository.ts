import { Clock, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { InstallationRepository } from '../../database';
import { NoticeDismissalEntity } from './notice-dismissal.entity';
import { NoticeEntity } from './notice.entity';
import { toNoticeView } from './notice.mapper';

@Injectable()
export class NoticeRepository extends InstallationRepository<NoticeEntity> {
  constructor(db: Database, clock: Clock) {
    super(db, clock, NoticeEntity, 'notice', { fields: {}, search: [] });
  }

  /** The newest first. */
  findAll(ctx: RequestContext): Promise<NoticeEntity[]> {
    return this.query(ctx)
      .where('notice.deletedAt IS NULL')
      .orderBy('notice.startsAt', 'DESC')
      .addOrderBy('notice.id')
      .getMany();
  }

  /** Those that are, or will be, shown to anybody. */
  findCurrent(ctx: RequestContext): Promise<NoticeEntity[]> {
    return this.query(ctx)
      .where('notice.deletedAt IS NULL AND notice.endsAt > :now', { now: this.clock.now() })
      .orderBy('notice.startsAt')
      .addOrderBy('notice.id')
      .getMany();
  }

  async findDismissed(ctx: RequestContext, userId: string): Promise<Set<string>> {
    const rows = await this.dismissals(ctx).where('dismissal.userId = :userId', { userId }).getMany();
    return new Set(rows.map(({ noticeId }) => noticeId));
  }

  async countDismissed(ctx: RequestContext): Promise<Map<string, number>> {
    const rows = await this.dismissals(ctx)
      .select('dismissal.noticeId', 'id')
      .addSelect('COUNT(*)', 'count')
      .groupBy('dismissal.noticeId')
      .getRawMany<{ id: string; count: string | number }>();
    return new Map(rows.map(({ id, count }) => [id, Number(count)]));
  }

  /** Once, however often it is asked for. */
  async dismiss(ctx: RequestContext, noticeId: string, userId: string): Promise<void> {
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .insert()
      .into(NoticeDismissalEntity)
      .values({ noticeId, userId, at: this.clock.now() })
      .orIgnore()
      .execute();
  }

  private dismissals(ctx: RequestContext) {
    return this.db.manager(ctx).createQueryBuilder(NoticeDismissalEntity, 'dismissal');
  }

  protected override toCurrent(row: NoticeEntity): unknown {
    return toNoticeView(row, { licenceNames: new Map(), dismissed: new Map() });
  }
}
