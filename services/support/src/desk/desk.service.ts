import type { ListQuery } from '@jahrring/contracts-common';
import {
  mayChangeStatus,
  supportErrors,
  type CasePeople,
  type CasePresence,
  type CreateDeskMessage,
  type DeskAgent,
  type DeskCaseItem,
  type DeskCaseView,
  type MessagePage,
  type MessageQuery,
  type MessageView,
  type UpdateDeskCase,
} from '@jahrring/contracts-support';
import {
  AppError,
  Audit,
  Clock,
  Database,
  type FileAnswer,
  type ListResult,
  type RecordPatch,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CaseNotices } from '../case/case-notices';
import { CaseProgress } from '../case/case-progress';
import { SupportCaseRepository } from '../case/support-case.repository';
import { toCaseDetails, toPeople } from '../case/case-views';
import type { SupportCaseEntity } from '../case/support-case.entity';
import type { MessageEntity } from '../message/message.entity';
import { toMessageView } from '../message/message.mapper';
import { MessageService, type Author } from '../message/message.service';
import { CasePersonRepository } from '../people/case-person.repository';
import { PresenceService } from '../people/presence.service';
import { EmployeeRefRepository } from '../reference/reference.repositories';
import { DeskSettingsService } from '../settings/desk-settings.service';
import { DeskAgentRepository } from './desk-agent.repository';
import { DeskCaseRepository } from './desk-case.repository';
import { DeskDoor, type DeskVisit } from './desk-door';
import { inDesk } from './desk-space';
import { toDeskItem } from './desk-views';

/** The desk that answers the cases of all licences. Into each licence it goes through `DeskDoor`. */
@Injectable()
export class DeskService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly door: DeskDoor,
    private readonly cases: DeskCaseRepository,
    private readonly casesOfLicence: SupportCaseRepository,
    private readonly agents: DeskAgentRepository,
    private readonly messages: MessageService,
    private readonly people: CasePersonRepository,
    private readonly presences: PresenceService,
    private readonly progress: CaseProgress,
    private readonly notices: CaseNotices,
    private readonly employees: EmployeeRefRepository,
    private readonly settings: DeskSettingsService,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<DeskCaseItem>> {
    return this.cases.listViews(ctx, query, (some) => this.items(ctx, some));
  }

  /** Cases that a text is found in, those last written in first. */
  async search(ctx: RequestContext, search: string, limit: number): Promise<DeskCaseItem[]> {
    const sort = [{ field: 'lastMessageAt', desc: true }];
    const { items } = await this.cases.list(ctx, { page: 1, pageSize: limit, sort, filter: {}, search });
    return this.items(ctx, items);
  }

  private async items(ctx: RequestContext, cases: readonly SupportCaseEntity[]): Promise<DeskCaseItem[]> {
    const names = await this.cases.licenceNames(ctx, [...new Set(cases.map(({ licenceId }) => licenceId))]);
    return cases.map((one) => toDeskItem(one, names, null));
  }

  async get(ctx: RequestContext, id: string): Promise<DeskCaseView> {
    return this.view(ctx, await this.door.enter(ctx, id));
  }

  /**
   * @throws SUPPORT_STATUS_NOT_ALLOWED, SUPPORT_AGENT_UNKNOWN where nobody of the desk is meant, SUPPORT_DUPLICATE_UNKNOWN
   * where the other case is not there or is this one
   */
  update(ctx: RequestContext, id: string, version: number, input: UpdateDeskCase): Promise<DeskCaseView> {
    return this.db.tx(ctx, async (ctx) => {
      const visit = await this.door.enter(ctx, id);
      const { found, inCase } = visit;
      const patch = await this.patchOf(ctx, found, input);
      const changed = await this.progress.change(inCase, { ...found, version }, authorOf(visit), patch);
      if (changed.assigneeId !== found.assigneeId) await this.notices.tellAssigned(inCase, changed);
      await this.tellStatus(inCase, found, changed);
      await this.notices.changed(inCase, changed);
      return this.view(ctx, { ...visit, found: changed });
    });
  }

  async page(ctx: RequestContext, id: string, query: MessageQuery): Promise<MessagePage> {
    const { inCase } = await this.door.enter(ctx, id);
    return this.messages.page(inCase, id, query);
  }

  write(ctx: RequestContext, id: string, message: CreateDeskMessage): Promise<MessageView> {
    const { id: messageId, text, note, status } = message;
    return this.add(ctx, id, messageId, async (visit) => {
      const author = authorOf(visit);
      if (!note) {
        const signed = await this.signed(ctx, visit, text);
        const written = await this.messages.write(visit.inCase, id, author, messageId, signed);
        await this.answered(ctx, visit, status);
        return written;
      }
      const written = await this.messages.note(visit.inCase, id, author, messageId, text);
      await this.notices.changed(visit.inCase, visit.found);
      return written;
    });
  }

  attach(ctx: RequestContext, id: string, messageId: string, upload: Upload): Promise<MessageView> {
    return this.add(ctx, id, messageId, async (visit) => {
      const written = await this.messages.attach(visit.inCase, id, authorOf(visit), messageId, upload);
      await this.answered(ctx, visit, undefined);
      return written;
    });
  }

  async file(ctx: RequestContext, id: string, messageId: string): Promise<FileAnswer> {
    const { inCase } = await this.door.enter(ctx, id);
    return this.messages.send(inCase, id, messageId);
  }

  async presence(ctx: RequestContext, id: string, presence: CasePresence): Promise<CasePeople> {
    const { found, inCase, name } = await this.door.enter(ctx, id);
    return this.presences.note(inCase, found, { name, side: 'desk' }, presence);
  }

  /** Somebody stands at the desk: they can be given cases and are told of new ones. */
  async arrive(ctx: RequestContext): Promise<{ items: DeskAgent[]; total: number }> {
    await this.db.tx(ctx, async (ctx) => {
      const name = await this.employees.nameOf(ctx);
      await this.agents.seen(inDesk(ctx), { id: ctx.membershipId, licenceId: ctx.licenceId, name });
    });
    return this.listAgents(ctx);
  }

  async listAgents(ctx: RequestContext): Promise<{ items: DeskAgent[]; total: number }> {
    const found = await this.agents.present(inDesk(ctx));
    const items = found.map(({ id: employeeId, name }) => ({ employeeId, name }));
    return { items, total: items.length };
  }

  private add(
    ctx: RequestContext,
    id: string,
    messageId: string,
    write: (visit: DeskVisit) => Promise<MessageEntity>,
  ): Promise<MessageView> {
    return this.db.tx(ctx, async (ctx) => {
      const visit = await this.door.enter(ctx, id);
      const known = await this.messages.sentBefore(visit.inCase, id, messageId, authorOf(visit));
      if (known) return toMessageView(known);
      const message = await write(visit);
      const who = { caseId: id, memberId: ctx.membershipId, name: visit.name, side: 'desk' as const };
      await this.people.mark(visit.inCase, who, { readAt: message.createdAt });
      if (message.kind === 'note') await this.auditNote(ctx, visit.found);
      return toMessageView(message);
    });
  }

  /** Below the first answer of a case stands the desk's signature. */
  private async signed(ctx: RequestContext, { found }: DeskVisit, text: string): Promise<string> {
    const { signature } = await this.settings.values(ctx);
    return signature && found.firstAnsweredAt === null ? `${text}\n\n${signature}` : text;
  }

  /** The first who answers looks after the case from then on. */
  private async answered(
    ctx: RequestContext,
    visit: DeskVisit,
    status: 'waiting' | 'solved' | undefined,
  ): Promise<void> {
    const { inCase, found } = visit;
    const written = await this.progress.written(inCase, found, authorOf(visit), status);
    const changed = written.assigneeId
      ? written
      : await this.progress.change(inCase, written, authorOf(visit), {
          assigneeId: ctx.membershipId,
          assigneeLicenceId: ctx.licenceId,
          assigneeName: visit.name,
        });
    await this.notices.tellCustomer(inCase, changed, status === 'solved' ? 'solved' : 'answered');
    await this.notices.changed(inCase, changed);
  }

  private async patchOf(
    ctx: RequestContext,
    found: SupportCaseEntity,
    { status, urgency, kind, assigneeId, duplicateOf }: UpdateDeskCase,
  ): Promise<RecordPatch<SupportCaseEntity>> {
    if (status && status !== found.status && !mayChangeStatus(found.status, status)) {
      throw new AppError(supportErrors, 'SUPPORT_STATUS_NOT_ALLOWED');
    }
    return {
      ...(status ? { status } : {}),
      ...(urgency ? { urgency } : {}),
      ...(kind ? { kind } : {}),
      ...(assigneeId === undefined ? {} : await this.assignment(ctx, assigneeId)),
      ...(duplicateOf === undefined ? {} : await this.duplication(ctx, found, duplicateOf)),
    };
  }

  private async assignment(ctx: RequestContext, assigneeId: string | null) {
    if (assigneeId === null) return { assigneeId, assigneeLicenceId: null, assigneeName: null };
    const agents = await this.agents.present(inDesk(ctx));
    const agent = agents.find(({ id }) => id === assigneeId);
    if (!agent) throw new AppError(supportErrors, 'SUPPORT_AGENT_UNKNOWN');
    return { assigneeId, assigneeLicenceId: agent.employeeLicenceId, assigneeName: agent.name };
  }

  private async duplication(ctx: RequestContext, found: SupportCaseEntity, number: number) {
    const other = await this.cases.findByNumber(ctx, number);
    // Of the same licence: another's number is not told to the people of this one.
    if (!other || other.id === found.id || other.licenceId !== found.licenceId) {
      throw new AppError(supportErrors, 'SUPPORT_DUPLICATE_UNKNOWN');
    }
    return { duplicateOfNumber: number, status: 'closed' as const };
  }

  private async tellStatus(inCase: RequestContext, before: SupportCaseEntity, after: SupportCaseEntity) {
    if (after.status === before.status) return;
    if (after.status === 'solved' || after.status === 'closed') {
      await this.notices.tellCustomer(inCase, after, after.status);
    }
  }

  /** In the desk's own licence, without its text: the licence of the case does not learn of it. */
  private auditNote(ctx: RequestContext, { id: entityId, number }: SupportCaseEntity): Promise<void> {
    return this.audit.record(ctx, { action: 'create', entity: 'supportNote', entityId, after: { number } });
  }

  private async view(ctx: RequestContext, { found, inCase }: DeskVisit): Promise<DeskCaseView> {
    const names = await this.cases.licenceNames(ctx, [found.licenceId]);
    const people = await this.people.ofCase(inCase, found.id);
    const linked = await this.casesOfLicence.findLinked(inCase, found);
    const me = people.find(({ memberId }) => memberId === ctx.membershipId);
    const mayWrite = ctx.can('tools.hsm_admin.manage');
    return {
      ...toDeskItem(found, names, me?.readAt ?? null),
      ...toCaseDetails(found, toPeople(people, this.clock.now()), linked, mayWrite),
    };
  }
}

function authorOf({ inCase, name }: DeskVisit): Author {
  return { id: inCase.membershipId, name, side: 'desk' };
}
