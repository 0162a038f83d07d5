import type { IdeaState } from '@jahrring/contracts-admin';
import {
  commonError,
  execute,
  LicensedRepository,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { IdeaEntity } from './idea.entity';

/** Ideas; every licence sees those of all. */
@Injectable()
export class IdeaRepository extends LicensedRepository<IdeaEntity> {
  constructor(services: RepositoryServices) {
    super(services, IdeaEntity, { name: 'pluginIdea' });
  }

  /** Of every licence, newest first. */
  findAnywhere(ctx: RequestContext): Promise<IdeaEntity[]> {
    return this.anywhere(ctx).orderBy('idea.createdAt', 'DESC').addOrderBy('idea.id').getMany();
  }

  /** Of whichever licence; 404 where there is none. */
  async getAnywhere(ctx: RequestContext, id: string): Promise<IdeaEntity> {
    const row = await this.anywhere(ctx).andWhere('idea.id = :id', { id }).getOne();
    if (!row) throw commonError('NOT_FOUND');
    return row;
  }

  /** As it stands now; every other writer of it, its votes and comments waits. Called before anything is read. */
  async lock(ctx: RequestContext, id: string): Promise<IdeaEntity> {
    const query = this.anywhere(ctx).andWhere('idea.id = :id', { id });
    // SQLite has one writer at a time anyway, and knows no row locks.
    if (this.db.kind === 'mysql') query.setLock('pessimistic_write');
    const row = await query.getOne();
    if (!row) throw commonError('NOT_FOUND');
    return row;
  }

  countProposed(ctx: RequestContext): Promise<number> {
    return this.query(ctx).andWhere("pluginIdea.state = 'proposed'").getCount();
  }

  /** Notes which state is known. Changes nothing that somebody keeps, so the version stays. */
  async markTold(ctx: RequestContext, id: string, state: IdeaState): Promise<void> {
    await execute(this.db.writing(ctx), 'UPDATE plugin_ideas SET told_state = ? WHERE id = ?', [state, id]);
  }

  private anywhere(ctx: RequestContext) {
    return this.db.manager(ctx).createQueryBuilder(IdeaEntity, 'idea').where('idea.deletedAt IS NULL');
  }
}
