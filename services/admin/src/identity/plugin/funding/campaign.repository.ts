import type { CampaignState } from '@jahrring/contracts-admin';
import { Clock, commonError, Database, execute, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { InstallationRepository } from '../../../database';
import { CampaignEntity } from './campaign.entity';

/** Campaigns of the installation. */
@Injectable()
export class CampaignRepository extends InstallationRepository<CampaignEntity> {
  constructor(db: Database, clock: Clock) {
    super(db, clock, CampaignEntity, 'campaign', { fields: {}, search: [] });
  }

  /** Newest first. */
  findAll(ctx: RequestContext): Promise<CampaignEntity[]> {
    return this.query(ctx).orderBy('campaign.createdAt', 'DESC').addOrderBy('campaign.id').getMany();
  }

  findOfPlugin(ctx: RequestContext, pluginId: string): Promise<CampaignEntity[]> {
    return this.query(ctx).where('campaign.pluginId = :pluginId', { pluginId }).getMany();
  }

  /** Collecting ones whose end has come. */
  findEnded(ctx: RequestContext, now: Date): Promise<CampaignEntity[]> {
    return this.query(ctx)
      .where("campaign.state IN ('open', 'development') AND campaign.endsAt <= :now", { now })
      .getMany();
  }

  /** Those whose investors were not told of their state. */
  findUntold(ctx: RequestContext): Promise<CampaignEntity[]> {
    return this.query(ctx).where('campaign.state <> campaign.toldState').getMany();
  }

  /** As it stands now; every other writer of it waits until the transaction ends. Called before anything is read in it. */
  async lock(ctx: RequestContext, id: string): Promise<CampaignEntity> {
    const query = this.query(ctx).where('campaign.id = :id', { id });
    // SQLite has one writer at a time anyway, and knows no row locks.
    if (this.db.kind === 'mysql') query.setLock('pessimistic_write');
    const row = await query.getOne();
    if (!row) throw commonError('NOT_FOUND');
    return row;
  }

  /** Notes which state the investors know. Changes nothing that somebody keeps, so the version stays. */
  async markTold(ctx: RequestContext, id: string, state: CampaignState): Promise<void> {
    await execute(this.db.writing(ctx), 'UPDATE campaigns SET told_state = ? WHERE id = ?', [state, id]);
  }

  /** Takes a row out that still has this version. */
  async remove(ctx: RequestContext, row: CampaignEntity, version: number): Promise<void> {
    const { affected } = await this.db
      .writing(ctx)
      .createQueryBuilder()
      .delete()
      .from(CampaignEntity)
      .where('id = :id AND version = :version', { id: row.id, version })
      .execute();
    if (affected !== 1) throw commonError('VERSION_MISMATCH', undefined, { current: row });
  }

  protected override toCurrent(row: CampaignEntity): unknown {
    return row;
  }
}
