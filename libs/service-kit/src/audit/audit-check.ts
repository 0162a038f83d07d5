import { auditCheckKind, isOver, type AuditChain, type WorkView } from '@jahrring/contracts-common';
import type { RequestContext } from '../context/request-context';
import type { LongWork } from '../long-work/long-work';
import type { WorkRun } from '../long-work/work-run';
import type { AuditSealer } from './audit-sealer';
import type { AuditTrail } from './audit-trail';

/** Entries between two signs of how far it is. */
const entriesPerStep = 1_000;

/** The check of the whole chain of hashes when a person asks for it: long work, as the chain may have millions of entries. */
export class AuditCheck {
  constructor(
    private readonly sealer: AuditSealer,
    private readonly trail: AuditTrail,
    private readonly work: LongWork,
  ) {
    work.add(auditCheckKind, (ctx, _input, run) => this.run(ctx, run));
  }

  /** Puts a check in the queue; answers the caller's own where one waits or runs. */
  async start(ctx: RequestContext): Promise<WorkView> {
    const { items } = await this.work.list(ctx, auditCheckKind);
    return items.find((run) => !isOver(run)) ?? this.work.start(ctx, auditCheckKind, {});
  }

  private async run(ctx: RequestContext, run: WorkRun): Promise<AuditChain> {
    const upTo = await this.sealer.count();
    await run.total(upTo);
    let untold = 0;
    const reportProgress = async () => {
      if (untold > 0) await run.step(undefined, undefined, { count: untold });
      untold = 0;
    };
    const through = async (count: number) => {
      untold += count;
      if (untold >= entriesPerStep) await reportProgress();
    };
    const found = await this.sealer.verify({ after: run.done, upTo, through });
    await reportProgress();
    await this.trail.keep(found);
    return this.trail.chain(ctx);
  }
}
