import type { ListQuery } from '@jahrring/contracts-common';
import {
  supportErrors,
  type CasePeople,
  type CasePresence,
  type CreateMessage,
  type CreateSupportCase,
  type MessagePage,
  type MessageQuery,
  type MessageView,
  type SupportCaseItem,
  type SupportCaseView,
  type UpdateSupportCase,
} from '@jahrring/contracts-support';
import {
  AppError,
  Clock,
  Database,
  fieldErrorOf,
  type FileAnswer,
  type ListResult,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { toMessageView, MessageService } from '../message';
import type { Author } from '../message';
import { CasePersonRepository } from '../people';
import { PresenceService } from './presence.service';
import { EmployeeRefRepository } from '../reference';
import { mayOpen, SupportSettingsService } from '../settings';
import { CaseNotices } from './case-notices';
import { CaseProgress } from './case-progress';
import { toCaseItem, toCaseView } from './case-views';
import type { SupportCaseEntity } from './support-case.entity';
import { supportCaseColumns, SupportCaseRepository } from './support-case.repository';

/** The side of the licence that asks. */
@Injectable()
export class SupportCaseService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly cases: SupportCaseRepository,
    private readonly messages: MessageService,
    private readonly people: CasePersonRepository,
    private readonly presences: PresenceService,
    private readonly progress: CaseProgress,
    private readonly notices: CaseNotices,
    private readonly settings: SupportSettingsService,
    private readonly employees: EmployeeRefRepository,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<SupportCaseItem>> {
    return this.cases.listViews(ctx, query, supportCaseColumns, async (some) => {
      const ids = some.map(({ id }) => id);
      const read = await this.people.readBy(ctx, ctx.membershipId, ids);
      return some.map((item) => toCaseItem(item, { side: 'customer', readAt: read.get(item.id) }));
    });
  }

  async get(ctx: RequestContext, id: string): Promise<SupportCaseView> {
    return this.view(ctx, await this.cases.get(ctx, id));
  }

  /** @throws SUPPORT_OPENING_CLOSED where the licence leaves it to others; 422 at `kind` where it is not offered */
  async create(ctx: RequestContext, { text, ...input }: CreateSupportCase): Promise<SupportCaseView> {
    const settings = await this.settings.get(ctx);
    if (!mayOpen(ctx, settings)) throw new AppError(supportErrors, 'SUPPORT_OPENING_CLOSED');
    if (!settings.kinds.includes(input.kind)) throw fieldErrorOf('kind', 'in');
    return this.db.tx(ctx, async (ctx) => {
      const number = await this.cases.nextNumber(ctx);
      const author = await this.author(ctx);
      const found = await this.insert(ctx, author, { ...input, number });
      await this.messages.write(ctx, found.id, author, undefined, text);
      const person = await this.people.add(ctx, personOf(found, author), { readAt: this.clock.now() });
      await this.notices.opened(ctx, found, person);
      return toCaseView(ctx, found, [person], [], this.clock.now());
    });
  }

  async update(ctx: RequestContext, id: string, version: number, patch: UpdateSupportCase) {
    return this.db.tx(ctx, async (ctx) => {
      const found = await this.cases.get(ctx, id);
      const { urgency = found.urgency, status = found.status } = patch;
      const author = await this.author(ctx);
      // The version is the caller's: somebody who was faster is not overwritten.
      const changed = await this.progress.change(ctx, { ...found, version }, author, { urgency, status });
      await this.notices.changed(ctx, changed);
      return this.view(ctx, changed);
    });
  }

  async page(ctx: RequestContext, id: string, query: MessageQuery): Promise<MessagePage> {
    await this.cases.get(ctx, id);
    return this.messages.page(ctx, id, query);
  }

  write(ctx: RequestContext, id: string, { id: messageId, text }: CreateMessage): Promise<MessageView> {
    return this.add(ctx, id, messageId, (tx, author) => this.messages.write(tx, id, author, messageId, text));
  }

  attach(ctx: RequestContext, id: string, messageId: string, upload: Upload): Promise<MessageView> {
    return this.add(ctx, id, messageId, (tx, author) =>
      this.messages.attach(tx, id, author, messageId, upload),
    );
  }

  async file(ctx: RequestContext, id: string, messageId: string): Promise<FileAnswer> {
    await this.cases.get(ctx, id);
    return this.messages.send(ctx, id, messageId);
  }

  async presence(ctx: RequestContext, id: string, presence: CasePresence): Promise<CasePeople> {
    const found = await this.cases.get(ctx, id);
    const { name, side } = await this.author(ctx);
    return this.presences.note(ctx, found, { name, side }, presence);
  }

  private add(
    ctx: RequestContext,
    id: string,
    messageId: string,
    write: (tx: RequestContext, author: Author) => Promise<Parameters<typeof toMessageView>[0]>,
  ): Promise<MessageView> {
    return this.db.tx(ctx, async (ctx) => {
      const found = await this.cases.get(ctx, id);
      const author = await this.author(ctx);
      const known = await this.messages.sentBefore(ctx, id, messageId, author);
      if (known) return toMessageView(known);
      const message = await write(ctx, author);
      const changed = await this.progress.written(ctx, found, author);
      await this.people.mark(ctx, personOf(found, author), { readAt: message.createdAt });
      await this.notices.notifyDesk(ctx, changed);
      await this.notices.changed(ctx, changed);
      return toMessageView(message);
    });
  }

  private async insert(
    ctx: RequestContext,
    author: Author,
    { number, subject, kind, urgency, page, tool, failureCode }: NumberedCase,
  ): Promise<SupportCaseEntity> {
    const targets = await this.progress.targets(ctx, urgency);
    return this.cases.insert(ctx, {
      number,
      subject,
      kind,
      urgency,
      status: 'new',
      requesterId: author.id,
      requesterName: author.name,
      page: page ?? null,
      tool: tool ?? null,
      failureCode: failureCode ?? null,
      assigneeId: null,
      assigneeLicenceId: null,
      assigneeName: null,
      lastMessageAt: this.clock.now(),
      lastSide: 'customer',
      firstAnsweredAt: null,
      solvedAt: null,
      closedAt: null,
      ...targets,
      dueAt: targets.firstDueAt,
      duplicateOfNumber: null,
    });
  }

  private async author(ctx: RequestContext): Promise<Author> {
    return { id: ctx.membershipId, name: await this.employees.nameOf(ctx), side: 'customer' };
  }

  private async view(ctx: RequestContext, found: SupportCaseEntity): Promise<SupportCaseView> {
    const [people, linked] = await Promise.all([
      this.people.ofCase(ctx, found.id),
      this.cases.findLinked(ctx, found),
    ]);
    return toCaseView(ctx, found, people, linked, this.clock.now());
  }
}

type NumberedCase = Omit<CreateSupportCase, 'text'> & { number: number };

function personOf(found: SupportCaseEntity, { id: memberId, name, side }: Author) {
  return { caseId: found.id, memberId, name, side };
}
