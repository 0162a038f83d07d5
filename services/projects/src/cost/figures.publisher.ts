import { projectFiguresChanged, type ProjectFiguresChanged } from '@jahrring/contracts-projects';
import {
  Database,
  Job,
  Outbox,
  Republishes,
  systemContext,
  type JobRun,
  type RequestContext,
  type Retold,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { FiguresDueRepository } from '../cost-line';
import { ProjectEntity, ProjectRepository } from '../project';
import { CostService } from './cost.service';

const everySeconds = 2;
const projectsAtOnce = 50;

/** Publishes what projects cost and bring in, soon after it has changed and once for many changes. */
@Injectable()
export class FiguresPublisher {
  constructor(
    private readonly db: Database,
    private readonly due: FiguresDueRepository,
    private readonly projects: ProjectRepository,
    private readonly costs: CostService,
    private readonly outbox: Outbox,
  ) {}

  @Job({ name: 'projects.figures', everySeconds, isDue: (self: FiguresPublisher) => self.isDue() })
  async run({ signal }: JobRun): Promise<void> {
    for (;;) {
      const due = await this.due.some(projectsAtOnce);
      if (due.length === 0) return;
      for (const { licenceId, projectId } of due) {
        if (signal.aborted) return;
        await this.db.tx(systemContext({ licenceId }), (ctx) => this.publish(ctx, projectId));
      }
    }
  }

  /** Returns true if there are figures to be published. */
  isDue(): Promise<boolean> {
    return this.due.any();
  }

  /** All of them again, for others' copies: worked out now, so no copy is newer. */
  @Republishes(projectFiguresChanged, ProjectEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<ProjectFiguresChanged>[]> {
    for await (const page of this.projects.pages(ctx)) {
      const told: Retold<ProjectFiguresChanged>[] = [];
      for (const { id } of page)
        told.push({ payload: await this.costs.figures(ctx, id), changedAt: new Date() });
      yield told;
    }
  }

  private async publish(ctx: RequestContext, projectId: string | null): Promise<void> {
    if (!(await this.due.remove(ctx, projectId))) return;
    if (projectId === null) return this.noteAll(ctx);
    const project = await this.projects.find(ctx, projectId, { deleted: 'include' });
    if (project) await this.outbox.add(ctx, projectFiguresChanged, await this.costs.figures(ctx, projectId));
  }

  private async noteAll(ctx: RequestContext): Promise<void> {
    for await (const page of this.projects.pages(ctx)) {
      this.due.note(
        ctx,
        page.map(({ id }) => id),
      );
    }
  }
}
