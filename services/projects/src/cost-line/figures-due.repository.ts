import { newId } from '@jahrring/contracts-common';
import { Database, execute, rowMapper, systemContext, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { FiguresDueEntity } from './figures-due.entity';

const idsPerQuery = 500;

type Due = Pick<FiguresDueEntity, 'licenceId' | 'projectId'>;

/**
 * Projects whose figures are to be published. Rows are only added and removed, never changed, so that those who record
 * and the job that publishes never wait for each other.
 */
@Injectable()
export class FiguresDueRepository {
  constructor(private readonly db: Database) {}

  /** With the commit of the caller's transaction, once for each; null: all projects of the licence. */
  note(ctx: RequestContext, projectIds: readonly (string | null)[]): void {
    const { licenceId } = ctx;
    for (const projectId of projectIds) {
      ctx.beforeCommit(`figures of ${projectId ?? 'all projects'}`, () =>
        this.db.insertLast(ctx, rowMapper(this.db.dataSource, FiguresDueEntity), [
          { id: newId(), licenceId, projectId },
        ]),
      );
    }
  }

  async any(): Promise<boolean> {
    const manager = this.db.manager(systemContext({ licenceId: '' }));
    return (await manager.find(FiguresDueEntity, { select: { id: true }, take: 1 })).length > 0;
  }

  /** Of all licences, each project once. */
  async some(limit: number): Promise<Due[]> {
    return this.db
      .manager(systemContext({ licenceId: '' }))
      .createQueryBuilder(FiguresDueEntity, 'due')
      .select('due.licenceId', 'licenceId')
      .addSelect('due.projectId', 'projectId')
      .distinct(true)
      .limit(limit)
      .getRawMany<Due>();
  }

  /** Takes the notes of a project away, and returns whether there were any. */
  async remove(ctx: RequestContext, projectId: string | null): Promise<boolean> {
    const manager = this.db.writing(ctx);
    const of = { licenceId: ctx.licenceId, projectId: projectId ?? IsNull() };
    const notes = await manager.find(FiguresDueEntity, { select: { id: true }, where: of });
    const ids = notes.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += idsPerQuery) {
      await this.deleteByIds(ctx, ids.slice(from, from + idsPerQuery));
    }
    return ids.length > 0;
  }

  private async deleteByIds(ctx: RequestContext, ids: readonly string[]): Promise<void> {
    // MySQL would read the whole of a short table, and fail at rows that were added since the transaction began.
    const rows =
      this.db.kind === 'mysql' ? 'due FROM figures_due AS due FORCE INDEX (PRIMARY)' : 'FROM figures_due';
    const marks = ids.map(() => '?').join(', ');
    await execute(this.db.writing(ctx), `DELETE ${rows} WHERE id IN (${marks})`, ids);
  }
}
