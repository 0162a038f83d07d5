import { newId } from '@jahrring/contracts-common';
import {
  Clock,
  commonError,
  Database,
  execute,
  isUniqueViolation,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { InstallationRepository } from '../../database';
import type { NewInstallationRecord } from '../../database';
import { CvEntryEntity } from './cv-entry.entity';

/** CV entries, always asked for with the person they belong to. */
@Injectable()
export class CvRepository extends InstallationRepository<CvEntryEntity> {
  constructor(db: Database, clock: Clock) {
    super(db, clock, CvEntryEntity, 'entry', { fields: {} });
  }

  /** Writes a new entry; under an id of its own where another person’s entry has the given one, so that nobody learns of it. */
  override async insert(
    ctx: RequestContext,
    values: NewInstallationRecord<CvEntryEntity>,
  ): Promise<CvEntryEntity> {
    try {
      return await super.insert(ctx, values);
    } catch (error) {
      const taken = isUniqueViolation(error) && values.id ? await this.find(ctx, values.id) : null;
      if (!taken || taken.userId === values.userId) throw error;
      return super.insert(ctx, { ...values, id: newId() });
    }
  }

  /** Newest first. */
  findOfUser(ctx: RequestContext, userId: string): Promise<CvEntryEntity[]> {
    return this.query(ctx)
      .where('entry.userId = :userId AND entry.deletedAt IS NULL', { userId })
      .orderBy('entry.startsOn', 'DESC')
      .addOrderBy('entry.id', 'DESC')
      .getMany();
  }

  /** 404 where the entry is another person's. */
  async getOfUser(ctx: RequestContext, userId: string, id: string): Promise<CvEntryEntity> {
    const entry = await this.find(ctx, id);
    if (!entry || entry.userId !== userId || entry.deletedAt) throw commonError('NOT_FOUND');
    return entry;
  }

  /** For good; 412 where it has changed since. */
  async delete(ctx: RequestContext, entry: CvEntryEntity, version: number): Promise<void> {
    const values = [entry.id, version];
    const gone = await execute(
      this.db.writing(ctx),
      'DELETE FROM cv_entries WHERE id = ? AND version = ?',
      values,
    );
    if (gone !== 1) throw commonError('VERSION_MISMATCH', undefined, { current: this.toCurrent(entry) });
  }

  protected override toCurrent(entry: CvEntryEntity): unknown {
    const { id, version, kind, title, place, startsOn, endsOn, description } = entry;
    return { id, version, kind, title, place, startsOn, endsOn, description };
  }
}
