import { addDays } from '@jahrring/contracts-common';
import { bookingChanged, bookingLimits, type BookingChanged } from '@jahrring/contracts-planning';
import {
  LicensedRepository,
  Outbox,
  RepositoryServices,
  Republishes,
  type NewRecord,
  type RequestContext,
  type Retold,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { BookingEntity } from './booking.entity';
import { limitToPlanned } from './booking.scope';

@Injectable()
export class BookingRepository extends LicensedRepository<BookingEntity> {
  constructor(
    services: RepositoryServices,
    private readonly outbox: Outbox,
  ) {
    super(services, BookingEntity, { name: 'booking' });
  }

  /** Every booking is told, whatever made it. */
  override async insertMany(
    ctx: RequestContext,
    values: readonly NewRecord<BookingEntity>[],
  ): Promise<BookingEntity[]> {
    const made = await super.insertMany(ctx, values);
    await this.outbox.addMany(
      ctx,
      bookingChanged,
      made.map((booking) => toEvent(booking, false)),
    );
    return made;
  }

  protected override async afterWrite(
    ctx: RequestContext,
    before: BookingEntity | null,
    after: BookingEntity | null,
  ): Promise<void> {
    const booking = after ?? before;
    const isNew = before === null && after?.version === 1;
    if (booking && !isNew) await this.outbox.add(ctx, bookingChanged, toEvent(booking, after === null));
  }

  /** All of them again, for others' copies. */
  @Republishes(bookingChanged, BookingEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<BookingChanged>[]> {
    for await (const page of this.pages(ctx)) {
      yield page.map((booking) => ({
        payload: toEvent(booking, booking.deletedAt !== null),
        changedAt: booking.updatedAt,
      }));
    }
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<BookingEntity>,
    alias: string,
  ): void {
    limitToPlanned(ctx, query, alias);
  }

  /** The bookings that touch a span of days, in the order of their days. */
  async between(ctx: RequestContext, from: string, to: string): Promise<BookingEntity[]> {
    return this.many(
      inSpan(this.query(ctx), from, to)
        .orderBy('booking.firstDay')
        .addOrderBy('booking.part')
        .addOrderBy('booking.id'),
    );
  }

  /** The bookings of one resource that touch a span of days, in the order of their days. */
  async ofResource(
    ctx: RequestContext,
    resourceId: string,
    from: string,
    to: string,
  ): Promise<BookingEntity[]> {
    return this.many(
      inSpan(this.query(ctx).andWhere('booking.resourceId = :resourceId', { resourceId }), from, to)
        .orderBy('booking.firstDay')
        .addOrderBy('booking.from')
        .addOrderBy('booking.id'),
    );
  }

  /** Whatever is booked in a span for what these are booked for, out of the caller's sight too. */
  async onSameJobs(
    ctx: RequestContext,
    bookings: readonly BookingEntity[],
    from: string,
    to: string,
  ): Promise<BookingEntity[]> {
    if (bookings.length === 0) return [];
    // An id that nobody has keeps the lists from being empty.
    const projectIds = [ctx.licenceId, ...bookings.flatMap(({ projectId }) => projectId ?? [])];
    const titles = ['', ...bookings.flatMap(({ title }) => title ?? [])];
    const query = this.db
      .manager(ctx)
      .createQueryBuilder(BookingEntity, this.name)
      .where('booking.licenceId = :licenceId AND booking.deletedAt IS NULL', { licenceId: ctx.licenceId })
      .andWhere('(booking.projectId IN (:...projectIds) OR booking.title IN (:...titles))', {
        projectIds: [...new Set(projectIds)],
        titles: [...new Set(titles)],
      });
    return this.many(inSpan(query, from, to));
  }

  /** A series from a day on. */
  async following(ctx: RequestContext, seriesId: string, firstDay: string): Promise<BookingEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('booking.seriesId = :seriesId AND booking.firstDay >= :firstDay', { seriesId, firstDay })
        .orderBy('booking.firstDay'),
    );
  }

  /** Whatever holds these resources in a span, out of the caller's sight too, as it stands at this moment. */
  async holding(
    ctx: RequestContext,
    resourceIds: readonly string[],
    from: string,
    to: string,
  ): Promise<BookingEntity[]> {
    const query = this.db
      .writing(ctx)
      .createQueryBuilder(BookingEntity, this.name)
      .where('booking.licenceId = :licenceId AND booking.deletedAt IS NULL', { licenceId: ctx.licenceId })
      .andWhere('booking.resourceId IN (:...resourceIds)', { resourceIds });
    // A transaction that began before another's ended must not judge by what it saw then.
    if (this.db.kind === 'mysql') query.setLock('pessimistic_write');
    return this.many(inSpan(query, from, to));
  }
}

/** No booking is longer than its limit: the lower bound keeps the index from being read from its beginning. */
function inSpan(query: SelectQueryBuilder<BookingEntity>, from: string, to: string) {
  return query
    .andWhere('booking.firstDay >= :earliest AND booking.firstDay <= :to', {
      earliest: addDays(from, -bookingLimits.days),
      to,
    })
    .andWhere('booking.lastDay >= :from', { from });
}

function toEvent(booking: BookingEntity, deleted: boolean): BookingChanged {
  const { id, resourceId, projectId, firstDay, lastDay, part, from, to, share, status } = booking;
  return { id, resourceId, projectId, firstDay, lastDay, part, from, to, share, status, deleted };
}
