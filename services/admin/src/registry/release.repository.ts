import type { ToolDescriptor } from '@jahrring/contracts-common';
import { commonError, Database, type RequestContext, rowMapper } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { Release } from './release.entity';

/** A release without what is large: what is looked at every two seconds. */
export type ReleaseLine = Omit<Release, 'descriptor' | 'files' | 'proof'>;

const lineColumns = [
  'id', 'tool', 'toolVersion', 'entry', 'globalName', 'integrity', 'contentHash', 'fileCount', 'byteCount', 'state', 'publishedBy',
  'registeredAt', 'withdrawnAt', 'withdrawnReason',
] as const satisfies readonly (keyof Release)[]; // prettier-ignore

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
  findOfTool(ctx: RequestContext, tool: string): Promise<Release[]> {
    return this.query(ctx)
      .where('release.tool = :tool', { tool })
      .orderBy('release.registeredAt', 'DESC')
      .addOrderBy('release.toolVersion', 'DESC')
      .getMany();
  }

  find(ctx: RequestContext, tool: string, version: string): Promise<Release | null> {
    return this.query(ctx)
      .where('release.tool = :tool AND release.toolVersion = :version', { tool, version })
      .getOne();
  }

  async get(ctx: RequestContext, id: string): Promise<Release> {
    const found = await this.query(ctx).where('release.id = :id', { id }).getOne();
    if (!found) throw commonError('NOT_FOUND');
    return found;
  }

  async insert(ctx: RequestContext, release: Release): Promise<void> {
    await rowMapper(this.db.dataSource, Release).insert(this.db.writing(ctx), [release]);
  }

  /** What became of a release; its content stays as it is. */
  async setState(
    ctx: RequestContext,
    id: string,
    change: Pick<Release, 'state'> & Partial<Pick<Release, 'withdrawnAt' | 'withdrawnReason'>>,
  ): Promise<void> {
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .update(Release)
      .set(change)
      .where('id = :id', { id })
      .execute();
  }

  private query(ctx: RequestContext): SelectQueryBuilder<Release> {
    return this.db.manager(ctx).createQueryBuilder(Release, 'release');
  }
}
