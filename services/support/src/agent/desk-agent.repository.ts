import {
  isUniqueViolation,
  LicensedRepository,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DeskAgentEntity } from './desk-agent.entity';

/** Period after which people who have not been at the desk are no longer notified. */
const keptMs = 30 * 86_400_000;
/** Being there is written so often. */
const writtenMs = 60_000;

/** The desk's people; always in the context of `inDesk`. */
@Injectable()
export class DeskAgentRepository extends LicensedRepository<DeskAgentEntity> {
  constructor(services: RepositoryServices) {
    super(services, DeskAgentEntity, { name: 'deskAgent', audit: false, softDelete: false });
  }

  /** Those who were there within the last 30 days, by name. */
  present(ctx: RequestContext): Promise<DeskAgentEntity[]> {
    const since = new Date(this.now().getTime() - keptMs);
    return this.many(
      this.query(ctx).andWhere('deskAgent.seenAt > :since', { since }).orderBy('deskAgent.name'),
    );
  }

  async seen(ctx: RequestContext, who: { id: string; licenceId: string; name: string }): Promise<void> {
    const { id, name, licenceId: employeeLicenceId } = who;
    const known = await this.find(ctx, id);
    const seenAt = this.now();
    if (known) {
      if (known.name === name && seenAt.getTime() - known.seenAt.getTime() < writtenMs) return;
      await this.update(ctx, id, known.version, { name, employeeLicenceId, seenAt });
      return;
    }
    try {
      await this.insert(ctx, { id, employeeLicenceId, name, seenAt });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }

  async forget(ctx: RequestContext, id: string): Promise<void> {
    const known = await this.find(ctx, id);
    if (known) await this.remove(ctx, id, known.version);
  }
}
