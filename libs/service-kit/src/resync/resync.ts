import type { ResyncRequest, WorkView } from '@jahrring/contracts-common';
import type { Audit } from '../audit/audit';
import { systemContext } from '../context/request-context';
import type { RequestContext } from '../context/request-context';
import type { Database } from '../database/database';
import { fieldErrorOf } from '../errors/app-error';
import type { Outbox } from '../events/outbox';
import type { LongWork } from '../long-work/long-work';
import type { WorkRun } from '../long-work/work-run';
import type { RepublishedEvent, Republisher } from './republishes.decorator';

export const resyncKind = 'kit.resync';

interface Provider extends RepublishedEvent {
  republish: Republisher<unknown>;
}

/** Records that one provider must publish for one licence. */
interface Share {
  provider: Provider;
  licenceId: string;
  records: number;
}

/**
 * Tells all current records again through the outbox, for services that keep copies of them and came later, or lost theirs.
 * Each carries the time of its last change, so that nothing older ever replaces what is newer.
 */
export class Resync {
  private readonly providers: Provider[] = [];

  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly work: LongWork,
    private readonly audit: Audit,
  ) {
    work.add(resyncKind, (_ctx, input, run) => this.run(input as ResyncRequest, run));
  }

  /** @internal Called for every `@Republishes` method. */
  add(provider: Provider): void {
    this.providers.push(provider);
  }

  get names(): string[] {
    return this.providers.map(({ event }) => event.name).toSorted();
  }

  /** Long work, watched like any other. 422 where this service does not tell one of the events. */
  start(ctx: RequestContext, request: ResyncRequest): Promise<WorkView> {
    const known = this.names;
    if (request.events?.some((name) => !known.includes(name))) throw fieldErrorOf('events', 'invalid');
    return this.db.tx(ctx, async (tx) => {
      const begun = await this.work.start(tx, resyncKind, request);
      await this.audit.record(tx, {
        action: 'resync',
        entity: 'events',
        entityId: begun.id,
        after: request,
      });
      return begun;
    });
  }

  private async run(request: ResyncRequest, run: WorkRun): Promise<Readonly<Record<string, number>>> {
    const shares = await this.shares(request);
    await run.total(shares.reduce((sum, { records }) => sum + records, 0));
    let through = run.done;
    for (const share of shares) {
      // After a crash, a share that was begun is told from its start: told twice changes nothing.
      if (share.records <= through) through -= share.records;
      else {
        through = 0;
        await this.republish(share, run);
      }
    }
    return run.tally;
  }

  /** Licences one after the other: one that is new comes last, so that a resumed run goes on where it was. */
  private async shares({ licenceId, events }: ResyncRequest): Promise<Share[]> {
    const shares: Share[] = [];
    for (const provider of this.providers) {
      if (events && !events.includes(provider.event.name)) continue;
      const { tableName } = this.db.metadata(provider.entity);
      const rows: { licence_id: string; records: number | string }[] = await this.db
        .manager(systemContext({ licenceId: '' }))
        .query(
          `SELECT ${provider.licenceColumn} AS licence_id, COUNT(*) AS records FROM ${tableName}
          GROUP BY ${provider.licenceColumn}`,
        );
      for (const row of rows) {
        if (licenceId && row.licence_id !== licenceId) continue;
        shares.push({ provider, licenceId: row.licence_id, records: Number(row.records) });
      }
    }
    return shares.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));
  }

  private async republish({ provider, licenceId }: Share, run: WorkRun): Promise<void> {
    const ctx = systemContext({ licenceId });
    const { event } = provider;
    for await (const page of provider.republish(ctx)) {
      await this.db.tx(ctx, (tx) => this.outbox.republish(tx, event, page));
      await run.step(undefined, undefined, { as: event.name, count: page.length });
    }
  }
}

const placeOf = ({ licenceId, provider }: Share): string => `${licenceId} ${provider.event.name}`;
