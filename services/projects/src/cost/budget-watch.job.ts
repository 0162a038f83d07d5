import { notificationRequested } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import type { BudgetLevel } from '@jahrring/contracts-projects';
import { Database, Job, Outbox, systemContext, type JobRun } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectRepository } from '../project';
import { CostService } from './cost.service';

const sixHours = 21_600;
const texts: Partial<Record<BudgetLevel, string>> = {
  near: 'projects:notify.budgetNear',
  over: 'projects:notify.budgetOver',
};

/** Tells whoever leads a running project, once for each, that its budget is nearly used and that it is overrun. */
@Injectable()
export class BudgetWatchJob {
  constructor(
    private readonly db: Database,
    private readonly projects: ProjectRepository,
    private readonly costs: CostService,
    private readonly outbox: Outbox,
  ) {}

  @Job({ name: 'projects.budget-watch', everySeconds: sixHours })
  async run({ signal }: JobRun): Promise<void> {
    for (const project of await this.projects.allRunning(systemContext({ licenceId: '' }))) {
      if (signal.aborted) return;
      await this.look(project.licenceId, project.id);
    }
  }

  private async look(licenceId: string, id: string): Promise<void> {
    const outer = systemContext({ licenceId });
    const level = (await this.costs.of(outer, id)).budget?.level ?? 'ok';
    await this.db.tx(outer, async (ctx) => {
      const project = await this.projects.find(ctx, id);
      if (!project || !(await this.projects.noteBudgetLevel(ctx, id, level))) return;
      const titleKey = texts[level];
      if (!titleKey || !project.responsibleEmployeeId) return;
      // Says no figure: who leads a project need not see its amounts.
      await this.outbox.add(ctx, notificationRequested, {
        id: newId(),
        employeeIds: [project.responsibleEmployeeId],
        kind: 'projects.budget',
        titleKey,
        params: { number: project.number, title: project.title },
        path: `/projects/${id}/costs`,
      });
    });
  }
}
