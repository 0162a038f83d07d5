import { execute, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { PublishedBookingEntity, type BookingEntity } from './booking.entity';
import { PlannedRepository } from './planned.repository';

const idsPerStatement = 500;

/**
 * Bookings visible to people other than planners; written by publishing only, which has its own entry in the audit
 * trail.
 */
@Injectable()
export class PublishedBookingRepository extends PlannedRepository<PublishedBookingEntity> {
  constructor(services: RepositoryServices) {
    const options = { name: 'publishedBooking', audit: false, softDelete: false, sharesIds: true };
    super(services, PublishedBookingEntity, options);
  }

  /** Those whose booking was removed since. */
  async orphaned(ctx: RequestContext): Promise<PublishedBookingEntity[]> {
    const living = `EXISTS (SELECT 1 FROM bookings living
      WHERE living.id = publishedBooking.id AND living.deleted_at IS NULL)`;
    return this.many(this.query(ctx).andWhere(`NOT ${living}`));
  }

  /** Publishes bookings as they stand; what was published under these ids is no more. */
  async replace(
    ctx: RequestContext,
    ids: readonly string[],
    bookings: readonly BookingEntity[],
  ): Promise<void> {
    const manager = this.db.writing(ctx);
    const { licenceId } = ctx;
    for (let at = 0; at < ids.length; at += idsPerStatement) {
      const some = ids.slice(at, at + idsPerStatement);
      await manager.delete(PublishedBookingEntity, { licenceId, id: In(some) });
    }
    await this.mapper.insert(
      manager,
      bookings.map((booking) => this.mapper.build({ ...booking })),
    );
  }

  /** Publishes the whole plan as it stands, in one statement. */
  async replaceAll(ctx: RequestContext): Promise<void> {
    await this.clear(ctx);
    const { table, metadata } = this.mapper;
    const names = metadata.columns.map((column) => this.mapper.escape(column.databaseName)).join(', ');
    await execute(
      this.db.writing(ctx),
      `INSERT INTO ${table} (${names}) SELECT ${names} FROM bookings WHERE licence_id = ? AND deleted_at IS NULL`,
      [ctx.licenceId],
    );
  }

  /** Nothing is published any more. */
  async clear(ctx: RequestContext): Promise<void> {
    await this.db.writing(ctx).delete(PublishedBookingEntity, { licenceId: ctx.licenceId });
  }
}
