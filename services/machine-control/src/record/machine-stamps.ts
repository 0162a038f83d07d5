import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Something a machine's figures are worked out from. */
interface MachineSource {
  machineId: string;
}

/** Tells by a number on the machine that its figures have to be worked out anew. */
@Injectable()
export class MachineStamps {
  constructor(private readonly db: Database) {}

  /** Counts up the stamp of the machines a record belonged to and belongs to now, with the commit, once for many records. */
  follow(ctx: RequestContext, before: MachineSource | null, after: MachineSource | null): void {
    const ids = new Set([before, after].flatMap((source) => (source ? [source.machineId] : [])));
    for (const id of ids) {
      ctx.beforeCommit(`figures of ${id}`, async () =>
        this.db.runLast(
          ctx,
          'UPDATE machines SET figures_stamp = figures_stamp + 1, figures_told_year = 0 WHERE id = ? AND licence_id = ?',
          [id, ctx.licenceId],
        ),
      );
    }
  }
}
