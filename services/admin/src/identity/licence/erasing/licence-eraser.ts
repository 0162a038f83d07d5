import { restoreDays } from '@jahrring/contracts-admin';
import { licenceErased } from '@jahrring/contracts-common';
import { Audit, Clock, Database, execute, Job, Outbox, systemContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type LicenceEntity, LicenceRepository } from '../../identity-record';
import { PersonalTraces } from '../../port';
import { SessionStore } from '../../session';
import { ErasedPeople } from './erased-people';

const hourSeconds = 3_600;
const DAY_MS = 86_400_000;

/** Erases licences for good whose time to be restored is over. */
@Injectable()
export class LicenceEraser {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly licences: LicenceRepository,
    private readonly people: ErasedPeople,
    private readonly traces: PersonalTraces,
    private readonly sessions: SessionStore,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  @Job({ name: 'admin.licences.erase', everySeconds: hourSeconds })
  async eraseOverdue(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - restoreDays * DAY_MS);
    for (const licence of await this.licences.findDeletedBefore(systemContext({ licenceId: '' }), before))
      await this.erase(licence);
  }

  /**
   * Takes the licence and the people who are in no other out of the identities; every service, this one too, erases the rest
   * when it hears of it. Restored in the same moment it stays.
   */
  private async erase({ id, version, name, deletedAt }: LicenceEntity): Promise<void> {
    await this.db.tx(systemContext({ licenceId: id }), async (ctx) => {
      const manager = this.db.writing(ctx);
      const gone = await execute(manager, 'DELETE FROM licences WHERE id = ? AND version = ?', [id, version]);
      if (gone !== 1) return;
      const people = await this.people.erase(ctx, id);
      await this.traces.eraseLicence(ctx, id);
      await this.outbox.add(ctx, licenceErased, { id });
      const after = { name, deletedAt: deletedAt?.toISOString() ?? null, people };
      const protocol = systemContext({ licenceId: '', requestId: ctx.requestId });
      await this.audit.recordAcross(ctx, [
        {
          licenceId: protocol.licenceId,
          record: { action: 'erase', entity: 'licence', entityId: id, after },
        },
      ]);
      ctx.afterCommit(() => this.sessions.forget());
    });
  }
}
