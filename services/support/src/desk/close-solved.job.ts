import { Clock, Database, Job, systemContext, type JobRun } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CaseNotices, CaseProgress, SupportCaseRepository } from '../case';
import { DeskSettingsService } from '../settings';
import { DeskCaseRepository } from './desk-case.repository';

const hour = 3_600;
const dayMs = 86_400_000;

/** Closes what is solved and was not spoken of again. */
@Injectable()
export class CloseSolvedJob {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly desk: DeskCaseRepository,
    private readonly cases: SupportCaseRepository,
    private readonly progress: CaseProgress,
    private readonly notices: CaseNotices,
    private readonly settings: DeskSettingsService,
  ) {}

  @Job({ name: 'support.close-solved', everySeconds: hour })
  async run({ signal }: JobRun): Promise<void> {
    const system = systemContext({ licenceId: '' });
    const { closeAfterDays } = await this.settings.values(system);
    const before = new Date(this.clock.now().getTime() - closeAfterDays * dayMs);
    for (const { id, licenceId } of await this.desk.solvedBefore(system, before)) {
      if (signal.aborted) return;
      await this.close(licenceId, id);
    }
  }

  private async close(licenceId: string, id: string): Promise<void> {
    await this.db.tx(systemContext({ licenceId }), async (ctx) => {
      const found = await this.cases.find(ctx, id);
      if (found?.status !== 'solved') return;
      const author = { id: licenceId, name: '', side: 'desk' as const };
      const changed = await this.progress.change(ctx, found, author, { status: 'closed' });
      await this.notices.changed(ctx, changed);
    });
  }
}
