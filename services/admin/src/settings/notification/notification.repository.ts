import type { NotificationState } from '@jahrring/contracts-admin';
import {
  execute,
  type ListColumns,
  LicensedRepository,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { NotificationEntity } from './notification.entity';

export const notificationColumns: ListColumns = {
  fields: {
    createdAt: 'notification.createdAt',
    state: 'notification.state',
    kind: 'notification.kind',
  },
};

/** Selection of notifications that a change applies to: named ones, or all in a state. */
export interface NotificationChoiceOf {
  ids?: readonly string[] | undefined;
  all?: NotificationState | undefined;
}

const perStatement = 500;

/** Everybody sees their own only. */
@Injectable()
export class NotificationRepository extends LicensedRepository<NotificationEntity> {
  constructor(services: RepositoryServices) {
    // Reading one's messages is no business record: nothing to audit, nothing to restore.
    super(services, NotificationEntity, { name: 'notification', audit: false, softDelete: false });
  }

  protected override scope(
    ctx: RequestContext,
    qb: SelectQueryBuilder<NotificationEntity>,
    alias: string,
  ): void {
    if (!ctx.system) qb.andWhere(`${alias}.employeeId = :employeeId`, { employeeId: ctx.membershipId });
  }

  /** Returns how many notifications an employee has not read. */
  countUnread(ctx: RequestContext, employeeId: string): Promise<number> {
    return this.query(ctx)
      .andWhere("notification.employeeId = :whose AND notification.state = 'unread'", { whose: employeeId })
      .getCount();
  }

  /** The caller's, as chosen, that are not in this state yet. */
  async findToMark(
    ctx: RequestContext,
    { ids, all }: NotificationChoiceOf,
    state: NotificationState,
  ): Promise<{ id: string; state: NotificationState }[]> {
    const qb = this.query(ctx).andWhere('notification.state <> :state', { state });
    if (ids) qb.andWhere('notification.id IN (:...ids)', { ids: [...ids] });
    if (all) qb.andWhere('notification.state = :all', { all });
    const rows = await this.many(qb);
    return rows.map((row) => ({ id: row.id, state: row.state }));
  }

  async setState(ctx: RequestContext, ids: readonly string[], state: NotificationState): Promise<void> {
    for (let from = 0; from < ids.length; from += perStatement) {
      const chunk = ids.slice(from, from + perStatement);
      await execute(
        this.db.writing(ctx),
        `UPDATE notifications SET state = ?, version = version + 1 WHERE licence_id = ? AND id IN (${chunk.map(() => '?').join(', ')})`,
        [state, ctx.licenceId, ...chunk],
      );
    }
  }

  /** Those who were told of a request already. */
  async findTold(ctx: RequestContext, requestId: string): Promise<Set<string>> {
    const rows = await this.many(
      this.query(ctx).andWhere('notification.requestId = :requestId', { requestId }),
    );
    return new Set(rows.map((row) => row.employeeId));
  }

  /** Forgets, in every licence, what was told before a point in time. */
  async purge(ctx: RequestContext, before: Date): Promise<void> {
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .delete()
      .from(NotificationEntity)
      .where('created_at < :before', { before })
      .execute();
  }
}
