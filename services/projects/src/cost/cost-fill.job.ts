import { entryStates } from '@jahrring/contracts-time';
import { Database, Job, ServiceClient, systemContext, type JobRun } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CostLineRepository } from '../cost-line';
import { lineOfEntry } from './line-values';

const tenMinutes = 600;
const linesPerCall = 500;

/** Asks time for what is not known of entries from before there were costs: their day, their price. */
@Injectable()
export class CostFillJob {
  constructor(
    private readonly db: Database,
    private readonly lines: CostLineRepository,
    private readonly client: ServiceClient,
  ) {}

  @Job({ name: 'projects.cost-fill', everySeconds: tenMinutes })
  async run({ signal }: JobRun): Promise<void> {
    while (!signal.aborted) {
      const bare = await this.lines.withoutDay(systemContext({ licenceId: '' }), linesPerCall);
      const [first] = bare;
      if (!first) return;
      const ids = bare
        .filter(({ licenceId }) => licenceId === first.licenceId)
        .map(({ sourceId }) => sourceId);
      await this.fill(first.licenceId, ids);
    }
  }

  /** The state of now is as old as what we had: any event since then counts more. */
  private async fill(licenceId: string, ids: readonly string[]): Promise<void> {
    const outer = systemContext({ licenceId });
    const call = {
      tool: 'time',
      method: 'POST' as const,
      path: '/api/time/internal/entry-states',
      body: { ids },
      schema: entryStates,
    };
    const known = new Map((await this.client.call(outer, call)).items.map((entry) => [entry.id, entry]));
    await this.db.tx(outer, async (ctx) => {
      for (const line of await this.lines.ofSources(ctx, ids)) {
        const entry = known.get(line.sourceId);
        const values = entry ? lineOfEntry(entry) : { deleted: true };
        if (line.day === null) await this.lines.update(ctx, line.id, line.version, values);
      }
    });
  }
}
