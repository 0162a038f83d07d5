import type {
  CasePeople,
  CasePresence,
  CreateDeskMessage,
  MessagePage,
  MessageQuery,
  MessageView,
} from '@jahrring/contracts-support';
import { Audit, Database, type FileAnswer, type RequestContext, type Upload } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CaseNotices, CaseProgress, PresenceService } from '../case';
import type { SupportCaseEntity } from '../case';
import { toMessageView, MessageService } from '../message';
import type { MessageEntity } from '../message';
import { CasePersonRepository } from '../people';
import { DeskSettingsService } from '../settings';
import { authorOf, DeskDoor, type DeskVisit } from './desk-door';

/** Messages of the desk in cases: replies, and internal notes. */
@Injectable()
export class DeskChat {
  constructor(
    private readonly db: Database,
    private readonly audit: Audit,
    private readonly door: DeskDoor,
    private readonly messages: MessageService,
    private readonly people: CasePersonRepository,
    private readonly presences: PresenceService,
    private readonly progress: CaseProgress,
    private readonly notices: CaseNotices,
    private readonly settings: DeskSettingsService,
  ) {}

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
    await this.notices.notifyCustomer(inCase, changed, status === 'solved' ? 'solved' : 'answered');
    await this.notices.changed(inCase, changed);
  }

  /** In the desk's own licence, without its text: the licence of the case does not learn of it. */
  private auditNote(ctx: RequestContext, { id: entityId, number }: SupportCaseEntity): Promise<void> {
    return this.audit.record(ctx, { action: 'create', entity: 'supportNote', entityId, after: { number } });
  }
}
