import { newId } from '@jahrring/contracts-common';
import { Clock, Database, type RequestContext, rowMapper } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ToolRelease } from './tool-release.entity';
import type { FoundRelease } from './tools-folder';

/** The versions of tools this installation knows. They belong to no licence. */
@Injectable()
export class ReleaseRepository {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  findAll(ctx: RequestContext): Promise<ToolRelease[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(ToolRelease, 'release')
      .orderBy('release.tool')
      .addOrderBy('release.registeredAt', 'DESC')
      .getMany();
  }

  /** The served version of each tool. */
  findActive(ctx: RequestContext): Promise<ToolRelease[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(ToolRelease, 'release')
      .where("release.state = 'active'")
      .getMany();
  }

  async insert(ctx: RequestContext, found: FoundRelease): Promise<void> {
    const row: ToolRelease = {
      id: newId(),
      tool: found.tool,
      toolVersion: found.version,
      ...codeOf(found),
      state: found.latest ? 'active' : 'registered',
      channel: 'stable',
      registeredAt: found.builtAt,
    };
    await rowMapper(this.db.dataSource, ToolRelease).insert(this.db.writing(ctx), [row]);
  }

  /** What the build says now, and whether it is the one to serve. */
  async update(ctx: RequestContext, id: string, change: Partial<ToolRelease>): Promise<void> {
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .update(ToolRelease)
      .set(change)
      .where('id = :id', { id })
      .execute();
  }
}

/** Where a release's code is and what proves it. */
export function codeOf(found: FoundRelease) {
  const { entry, globalName, integrity, descriptor } = found;
  return { entry, globalName, integrity, descriptor };
}
