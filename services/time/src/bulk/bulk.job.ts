import { Clock, Database, Job, systemContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { BulkLineRepository } from './bulk-line.repository';

/** Period within which a change of many entries can be undone. */
const keptMs = 86_400_000;

@Injectable()
export class BulkJob {
  constructor(
    private readonly db: Database,
    private readonly lines: BulkLineRepository,
    private readonly clock: Clock,
  ) {}

  @Job({ name: 'time.purge-bulk-lines', everySeconds: 3_600 })
  async run(): Promise<void> {
    const all = systemContext({ licenceId: '' });
    await this.db.tx(all, (ctx) => this.lines.purge(ctx, new Date(this.clock.now().getTime() - keptMs)));
  }
}
