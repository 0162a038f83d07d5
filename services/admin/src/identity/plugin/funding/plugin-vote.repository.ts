import { execute, LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PluginVoteEntity } from './plugin-vote.entity';

@Injectable()
export class PluginVoteRepository extends LicensedRepository<PluginVoteEntity> {
  constructor(services: RepositoryServices) {
    super(services, PluginVoteEntity, { name: 'pluginVote', softDelete: false });
  }

  /** The caller's votes in their licence. */
  findOwn(ctx: RequestContext): Promise<PluginVoteEntity[]> {
    return this.many(this.query(ctx).andWhere('pluginVote.userId = :userId', { userId: ctx.userId }));
  }

  /** Of every licence: how many votes each plugin has. */
  async countByPlugin(ctx: RequestContext): Promise<Map<string, number>> {
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(PluginVoteEntity, 'vote')
      .select('vote.pluginId', 'pluginId')
      .addSelect('COUNT(*)', 'votes')
      .groupBy('vote.pluginId')
      .getRawMany<{ pluginId: string; votes: number | string }>();
    return new Map(rows.map(({ pluginId, votes }) => [pluginId, Number(votes)]));
  }

  /** Of every licence. */
  findOfPlugin(ctx: RequestContext, pluginId: string): Promise<PluginVoteEntity[]> {
    return this.db.manager(ctx).findBy(PluginVoteEntity, { pluginId });
  }

  /** Of every licence: takes the votes for a plugin out, which is no longer planned. */
  async removeOfPlugin(ctx: RequestContext, pluginId: string): Promise<void> {
    await execute(this.db.writing(ctx), 'DELETE FROM plugin_votes WHERE plugin_id = ?', [pluginId]);
  }
}
