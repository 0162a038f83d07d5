import type { ToolDescriptor } from '@jahrring/contracts-common';
import { commonError, Database, type RequestContext, rowMapper } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { ReleaseEntity } from './release.entity';

/** A release without what is large: what is looked at every two seconds. */
export type ReleaseLine = Omit<ReleaseEntity, 'descriptor' | 'files' | 'proof'>;

const lineColumns = [
  'id', 'tool', 'toolVersion', 'entry', 'globalName', 'integrity', 'contentHash', 'fileCount', 'byteCount', 'state', 'publishedBy',
  'registeredAt', 'withdrawnAt', 'withdrawnReason',
] as const satisfies readonly (keyof ReleaseEntity)[]; // oxfmt-ignore

/** The versions of tools this installation knows. They belong to no licence. */
@Injectable()
export class ReleaseRepository {
  constructor(private readonly db: Database) {}

  /** All releases, newest first. */
  findLines(ctx: RequestContext): Promise<ReleaseLine[]> {
    return this.query(ctx)
      .select(lineColumns.map((name) => `release.${name}`))
      .orderBy('release.registeredAt', 'DESC')
      .addOrderBy('release.toolVersion', 'DESC')
      .getMany();
  }

  /** Descriptors by release id; they never change. */
  async findDescriptors(ctx: RequestContext, ids: readonly string[]): Promise<Map<string, ToolDescriptor>> {
    if (ids.length === 0) return new Map();
    const rows = await this.query(ctx)
      .select(['release.id', 'release.descriptor'])
      .where('release.id IN (:...ids)', { ids: [...ids] })
      .getMany();
    return new Map(rows.map(({ id, descriptor }) => [id, descriptor]));
  }

  /** Releases of a tool with everything, newest first. */
  findOfTool(ctx: RequestContext, tool: string): Promise<ReleaseEntity[]> {
    return this.query(ctx)
      .where('release.tool = :tool', { tool })
      .orderBy('release.registeredAt', 'DESC')
      .addOrderBy('release.toolVersion', 'DESC')
      .getMany();
  }

  find(ctx: RequestContext, tool: string, version: string): Promise<ReleaseEntity | null> {
    return this.query(ctx)
      .where('release.tool = :tool AND release.toolVersion = :version', { tool, version })
      .getOne();
  }

  async get(ctx: RequestContext, id: string): Promise<ReleaseEntity> {
    const found = await this.query(ctx).where('release.id = :id', { id }).getOne();
    if (!found) throw commonError('NOT_FOUND');
    return found;
  }

  async insert(ctx: RequestContext, release: ReleaseEntity): Promise<void> {
    await rowMapper(this.db.dataSource, ReleaseEntity).insert(this.db.writing(ctx), [release]);
  }

  /** Sets the state of a release; its content stays as it is. */
  async setState(
    ctx: RequestContext,
    id: string,
    change: Pick<ReleaseEntity, 'state'> & Partial<Pick<ReleaseEntity, 'withdrawnAt' | 'withdrawnReason'>>,
  ): Promise<void> {
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .update(ReleaseEntity)
      .set(change)
      .where('id = :id', { id })
      .execute();
  }

  private query(ctx: RequestContext): SelectQueryBuilder<ReleaseEntity> {
    return this.db.manager(ctx).createQueryBuilder(ReleaseEntity, 'release');
  }
}
