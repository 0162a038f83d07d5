import { supportErrors, type DeskAgent } from '@jahrring/contracts-support';
import { AppError, Database, type RecordPatch, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SupportCaseEntity } from '../case';
import { EmployeeRefRepository } from '../reference';
import { DeskAgentRepository, inDesk } from '../agent';

/** The people who stand at the desk. */
@Injectable()
export class DeskAgents {
  constructor(
    private readonly db: Database,
    private readonly agents: DeskAgentRepository,
    private readonly employees: EmployeeRefRepository,
  ) {}

  /** Somebody stands at the desk: they can be given cases and are told of new ones. */
  async arrive(ctx: RequestContext): Promise<{ items: DeskAgent[]; total: number }> {
    await this.db.tx(ctx, async (ctx) => {
      const name = await this.employees.nameOf(ctx);
      await this.agents.seen(inDesk(ctx), { id: ctx.membershipId, licenceId: ctx.licenceId, name });
    });
    return this.list(ctx);
  }

  async list(ctx: RequestContext): Promise<{ items: DeskAgent[]; total: number }> {
    const found = await this.agents.present(inDesk(ctx));
    const items = found.map(({ id: employeeId, name }) => ({ employeeId, name }));
    return { items, total: items.length };
  }

  /** @throws SUPPORT_AGENT_UNKNOWN where nobody of the desk is meant */
  async assignment(ctx: RequestContext, assigneeId: string | null): Promise<RecordPatch<SupportCaseEntity>> {
    if (assigneeId === null) return { assigneeId, assigneeLicenceId: null, assigneeName: null };
    const agents = await this.agents.present(inDesk(ctx));
    const agent = agents.find(({ id }) => id === assigneeId);
    if (!agent) throw new AppError(supportErrors, 'SUPPORT_AGENT_UNKNOWN');
    return { assigneeId, assigneeLicenceId: agent.employeeLicenceId, assigneeName: agent.name };
  }
}
