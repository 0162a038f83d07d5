import { bookingChanged, type BookingChanged } from '@jahrring/contracts-planning';
import {
  Outbox,
  RepositoryServices,
  Republishes,
  type NewRecord,
  type RequestContext,
  type Retold,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { BookingEntity } from './booking.entity';
import { PlanNews } from '../news';
import { PlannedRepository } from './planned.repository';
import { inSpan } from './planned-rows';

@Injectable()
export class BookingRepository extends PlannedRepository<BookingEntity> {
  constructor(
    services: RepositoryServices,
    private readonly outbox: Outbox,
    private readonly news: PlanNews,
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
    if (made.length > 0) await this.news.publish(ctx);
    return made;
  }

  protected override async afterWrite(
    ctx: RequestContext,
    before: BookingEntity | null,
    after: BookingEntity | null,
  ): Promise<void> {
    const booking = after ?? before;
    const isNew = before === null && after?.version === 1;
    if (!booking || isNew) return;
    await this.outbox.add(ctx, bookingChanged, toEvent(booking, after === null));
    await this.news.publish(ctx);
  }

  override async giveTo(
    ctx: RequestContext,
    ids: readonly string[],
    fromId: string,
    intoId: string,
  ): Promise<void> {
    await super.giveTo(ctx, ids, fromId, intoId);
    const given = await this.getMany(ctx, ids, { deleted: 'include' });
    const told = given.filter(({ resourceId }) => resourceId === intoId);
    if (told.length === 0) return;
    await this.outbox.addMany(
      ctx,
      bookingChanged,
      told.map((booking) => toEvent(booking, booking.deletedAt !== null)),
    );
    await this.news.publish(ctx);
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

  /** All that nobody has published as it is, in the order of their days. */
  async unpublished(ctx: RequestContext): Promise<BookingEntity[]> {
    const published = `EXISTS (SELECT 1 FROM published_bookings shown
      WHERE shown.id = booking.id AND shown.version = booking.version)`;
    return this.many(this.query(ctx).andWhere(`NOT ${published}`).orderBy('booking.firstDay'));
  }
}

function toEvent(booking: BookingEntity, deleted: boolean): BookingChanged {
  const { id, resourceId, projectId, firstDay, lastDay, part, from, to, share, status } = booking;
  return { id, resourceId, projectId, firstDay, lastDay, part, from, to, share, status, deleted };
}
