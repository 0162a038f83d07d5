import type { ListQuery } from '@jahrring/contracts-common';
import {
  mayChangeStatus,
  supportErrors,
  type DeskCaseItem,
  type DeskCaseView,
  type UpdateDeskCase,
} from '@jahrring/contracts-support';
import {
  AppError,
  Database,
  type ListResult,
  type RecordPatch,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CaseNotices, CaseProgress } from '../case';
import type { SupportCaseEntity } from '../case';
import { DeskAgents } from './desk-agents.service';
import { DeskCaseRepository } from './desk-case.repository';
import { authorOf, DeskDoor } from './desk-door';
import { DeskViews } from './desk-views.service';

/** The cases of all licences as the desk keeps them. Into each licence it goes through `DeskDoor`. */
@Injectable()
export class DeskService {
  constructor(
    private readonly db: Database,
    private readonly door: DeskDoor,
    private readonly cases: DeskCaseRepository,
    private readonly views: DeskViews,
    private readonly agents: DeskAgents,
    private readonly progress: CaseProgress,
    private readonly notices: CaseNotices,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<DeskCaseItem>> {
    return this.cases.listViews(ctx, query, (some) => this.views.items(ctx, some));
  }

  /** Cases that a text is found in, those last written in first. */
  async search(ctx: RequestContext, search: string, limit: number): Promise<DeskCaseItem[]> {
    const sort = [{ field: 'lastMessageAt', desc: true }];
    const { items } = await this.cases.list(ctx, { page: 1, pageSize: limit, sort, filter: {}, search });
    return this.views.items(ctx, items);
  }

  async get(ctx: RequestContext, id: string): Promise<DeskCaseView> {
    return this.views.view(ctx, await this.door.enter(ctx, id));
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
      if (changed.assigneeId !== found.assigneeId) await this.notices.notifyAssigned(inCase, changed);
      await this.notifyStatus(inCase, found, changed);
      await this.notices.changed(inCase, changed);
      return this.views.view(ctx, { ...visit, found: changed });
    });
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
      ...(assigneeId === undefined ? {} : await this.agents.assignment(ctx, assigneeId)),
      ...(duplicateOf === undefined ? {} : await this.duplication(ctx, found, duplicateOf)),
    };
  }

  private async duplication(ctx: RequestContext, found: SupportCaseEntity, number: number) {
    const other = await this.cases.findByNumber(ctx, number);
    // Of the same licence: another's number is not told to the people of this one.
    if (!other || other.id === found.id || other.licenceId !== found.licenceId) {
      throw new AppError(supportErrors, 'SUPPORT_DUPLICATE_UNKNOWN');
    }
    return { duplicateOfNumber: number, status: 'closed' as const };
  }

  private async notifyStatus(inCase: RequestContext, before: SupportCaseEntity, after: SupportCaseEntity) {
    if (after.status === before.status) return;
    if (after.status === 'solved' || after.status === 'closed') {
      await this.notices.notifyCustomer(inCase, after, after.status);
    }
  }
}
