import { firstIdOf } from '@jahrring/contracts-common';
import { anonymousContext, Database } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LiveEventEntity } from './live-event.entity';

/** Commits become visible out of order, and the clocks of two instances differ. */
export const lateMs = 30_000;
const mostRows = 2_000;

@Injectable()
export class LiveEvents {
  constructor(private readonly db: Database) {}

  /** Returns the events published since a point in time (and a little before), oldest first. */
  findSince(milliseconds: number): Promise<LiveEventEntity[]> {
    return this.db
      .manager(anonymousContext('live'))
      .createQueryBuilder(LiveEventEntity, 'event')
      .where('event.id >= :from', { from: firstIdOf(milliseconds - lateMs) })
      .orderBy('event.id', 'ASC')
      .limit(mostRows)
      .getMany();
  }
}
