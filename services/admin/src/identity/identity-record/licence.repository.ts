import { Clock, Database, type ListColumns, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { InstallationRepository } from '../../database';
import { toLicenceView } from './licence.mapper';
import { LicenceEntity } from './licence.entity';

const columns: ListColumns = {
  fields: {
    name: 'licence.name',
    type: 'licence.type',
    state: 'licence.state',
    startsOn: 'licence.startsOn',
    createdAt: 'licence.createdAt',
  },
  search: ['licence.name', 'licence.city', 'licence.zip', 'licence.email'],
};

@Injectable()
export class LicenceRepository extends InstallationRepository<LicenceEntity> {
  constructor(db: Database, clock: Clock) {
    super(db, clock, LicenceEntity, 'licence', columns);
  }

  /** Keeps every other writer of these licences' people waiting until the transaction ends. */
  async lock(ctx: RequestContext, ...ids: string[]): Promise<void> {
    // SQLite has one writer at a time anyway, and knows no row locks.
    if (this.db.kind === 'sqlite' || ids.length === 0) return;
    await this.query(ctx)
      .where('licence.id IN (:...ids)', { ids })
      .orderBy('licence.id')
      .setLock('pessimistic_write')
      .getMany();
  }

  /** The first licence that is open, by name: where a superadmin without memberships starts. */
  findFirstOpen(ctx: RequestContext): Promise<LicenceEntity | null> {
    return this.query(ctx)
      .where("licence.state = 'active' AND licence.deletedAt IS NULL")
      .orderBy('licence.name')
      .addOrderBy('licence.id')
      .getOne();
  }

  /** Active licences whose last day may be over; their own time zone decides. */
  findEnding(ctx: RequestContext, today: string): Promise<LicenceEntity[]> {
    return this.query(ctx)
      .where("licence.state = 'active' AND licence.deletedAt IS NULL AND licence.endsOn <= :today", { today })
      .getMany();
  }

  /** Deleted ones that can no longer be restored. */
  findDeletedBefore(ctx: RequestContext, before: Date): Promise<LicenceEntity[]> {
    return this.query(ctx)
      .where("licence.state = 'deleted' AND licence.deletedAt < :before", { before })
      .orderBy('licence.deletedAt')
      .getMany();
  }

  /** Every licence that is not deleted, by name: what a superadmin can enter. */
  findAll(ctx: RequestContext): Promise<LicenceEntity[]> {
    return this.query(ctx)
      .where('licence.deletedAt IS NULL')
      .orderBy('licence.name')
      .addOrderBy('licence.id')
      .getMany();
  }

  protected override toCurrent(licence: LicenceEntity): unknown {
    return toLicenceView(licence, 0);
  }
}
