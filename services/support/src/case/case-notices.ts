import { notificationRequested, recordTold, type NotificationParams } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { Clock, Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DeskAgentRepository, inDesk } from '../agent';
import type { DeskAgentEntity } from '../agent';
import { CasePersonRepository } from '../people';
import type { CasePersonEntity } from '../people';
import { SupportSettingsService } from '../settings';
import { presentMs } from './case-views';
import type { SupportCaseEntity } from './support-case.entity';

export const caseEntity = 'support/case';

/** Kinds of notifications; people can switch off each of them. */
type Kind = 'answered' | 'solved' | 'closed' | 'opened' | 'written' | 'assigned';

/** Told in the licence of who is told. */
interface Person {
  id: string;
  licenceId: string;
}

/** Tells the people concerned, never of what they did themselves nor what they are looking at. */
@Injectable()
export class CaseNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly people: CasePersonRepository,
    private readonly agents: DeskAgentRepository,
    private readonly settings: SupportSettingsService,
  ) {}

  /** Open pages of the case and the desk's queue look again; they are told its id and nothing else. */
  async changed(ctx: RequestContext, found: SupportCaseEntity): Promise<void> {
    const people = await this.people.ofCase(ctx, found.id);
    await this.lookAgain(ctx, found, people, await this.agents.present(inDesk(ctx)));
  }

  /** A case that nobody but its author can be looking at yet. */
  async opened(ctx: RequestContext, found: SupportCaseEntity, author: CasePersonEntity): Promise<void> {
    const agents = await this.agents.present(inDesk(ctx));
    await this.tell(ctx, found, 'opened', agents.map(toPerson), deskPath(found));
    await this.lookAgain(ctx, found, [author], agents);
  }

  private async lookAgain(
    ctx: RequestContext,
    { id, requesterId }: SupportCaseEntity,
    people: readonly CasePersonEntity[],
    agents: readonly DeskAgentEntity[],
  ): Promise<void> {
    const desk = new Set(agents.map((agent) => agent.id));
    const stillThere = people.filter(({ side, memberId }) => side === 'customer' || desk.has(memberId));
    const employeeIds = new Set([requesterId, ...stillThere.map(({ memberId }) => memberId), ...desk]);
    await this.outbox.add(ctx, recordTold, { employeeIds: [...employeeIds], entity: caseEntity, id });
  }

  /** The licence that asked: who opened the case and whom it wants told. `ctx`: in the case's licence. */
  async notifyCustomer(
    ctx: RequestContext,
    found: SupportCaseEntity,
    kind: 'answered' | 'solved' | 'closed',
  ) {
    const { toldIds } = await this.settings.get(ctx);
    const { licenceId } = found;
    const ids = [...new Set([found.requesterId, ...toldIds])];
    const people = ids.map((id) => ({ id, licenceId }));
    await this.notify(ctx, found, kind, people, `/my-hsm/support-cases/${found.id}/chat`);
  }

  /** The desk: who looks after the case, else everybody there. */
  async notifyDesk(ctx: RequestContext, found: SupportCaseEntity): Promise<void> {
    const agents = await this.agents.present(inDesk(ctx));
    const own = agents.filter(({ id }) => id === found.assigneeId);
    const people = (own.length > 0 ? own : agents).map(toPerson);
    await this.notify(ctx, found, 'written', people, deskPath(found));
  }

  async notifyAssigned(ctx: RequestContext, found: SupportCaseEntity): Promise<void> {
    const { assigneeId: id, assigneeLicenceId: licenceId } = found;
    if (id && licenceId) await this.notify(ctx, found, 'assigned', [{ id, licenceId }], deskPath(found));
  }

  private async notify(
    ctx: RequestContext,
    found: SupportCaseEntity,
    kind: Kind,
    people: readonly Person[],
    path: string,
  ): Promise<void> {
    const looking = await this.lookingAt(ctx, found.id);
    const away = people.filter((one) => !looking.has(one.id));
    await this.tell(ctx, found, kind, away, path);
  }

  private async tell(
    ctx: RequestContext,
    { number, subject }: SupportCaseEntity,
    kind: Kind,
    people: readonly Person[],
    path: string,
  ): Promise<void> {
    const told = people.filter((one) => one.id !== ctx.membershipId);
    const params: NotificationParams = { number, subject };
    for (const licenceId of new Set(told.map((one) => one.licenceId))) {
      const members = told.filter((one) => one.licenceId === licenceId);
      await this.outbox.add(ctx.asHelperIn(licenceId), notificationRequested, {
        id: newId(),
        employeeIds: members.map((member) => member.id),
        kind: `support.${kind}`,
        titleKey: `support:notify.${kind}`,
        params,
        path,
      });
    }
  }

  private async lookingAt(ctx: RequestContext, caseId: string): Promise<Set<string>> {
    const since = this.clock.now().getTime() - presentMs;
    const people = await this.people.ofCase(ctx, caseId);
    const there = people.filter(({ seenAt }) => seenAt !== null && seenAt.getTime() > since);
    return new Set(there.map(({ memberId }) => memberId));
  }
}

function toPerson({ id, employeeLicenceId }: { id: string; employeeLicenceId: string }): Person {
  return { id, licenceId: employeeLicenceId };
}

function deskPath({ id }: SupportCaseEntity): string {
  return `/hsm-admin?case=${id}`;
}
