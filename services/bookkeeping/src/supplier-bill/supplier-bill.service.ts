import { bookkeepingErrors, supplierBillLimits } from '@jahrring/contracts-bookkeeping';
import type { KeptBillFile, SupplierBillRow, SupplierBillView } from '@jahrring/contracts-bookkeeping';
import { localDateAt } from '@jahrring/contracts-common';
import type { ListQuery } from '@jahrring/contracts-common';
import { AppError, Clock, commonError, Database, FileStore } from '@jahrring/service-kit';
import type { FileAnswer, ListResult, RequestContext, Upload } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger';
import { toCents } from '../value';
import { OpenItemRepository } from '../open-item';
import { EmployeeRefRepository } from '../reference';
import { BookkeepingSettingsService } from '../settings';
import { ApprovalNotices } from './approval-notices';
import { answerApproval, approvalSteps } from './approval';
import type { ApprovalAnswer } from './approval';
import type { SupplierBillEntity } from './supplier-bill.entity';
import { toBillRow, toBillView } from './supplier-bill.mapper';
import { SupplierBillPublisher } from './supplier-bill.publisher';
import { SupplierBillRepository } from './supplier-bill.repository';
import { supplierBillColumns } from './supplier-bill-columns';

/** Suppliers' bills after they were recorded: looked at, approved, blocked, cancelled. */
@Injectable()
export class SupplierBillService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly ledger: LedgerService,
    private readonly bills: SupplierBillRepository,
    private readonly items: OpenItemRepository,
    private readonly settings: BookkeepingSettingsService,
    private readonly files: FileStore,
    private readonly publisher: SupplierBillPublisher,
    private readonly notices: ApprovalNotices,
    private readonly employees: EmployeeRefRepository,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<SupplierBillRow>> {
    return this.bills.listViews(ctx, query, supplierBillColumns, async (some) => {
      const open = await this.openOf(ctx, some);
      return some.map((bill) => toBillRow(bill, open.get(bill.id) ?? '0.00'));
    });
  }

  async view(ctx: RequestContext, bill: SupplierBillEntity): Promise<SupplierBillView> {
    const { approval } = await this.settings.get(ctx);
    const open = (await this.openOf(ctx, [bill])).get(bill.id) ?? '0.00';
    const answer = bill.state === 'recorded' ? await this.answer(ctx, bill) : null;
    const canApprove = answer !== null && 'approval' in answer;
    const users = [bill.recordedBy, ...bill.approvals.map(({ userId }) => userId)].filter(
      (id) => id !== null,
    );
    const people = await this.employees.byUsers(ctx, users);
    const names = new Map(people.map(({ userId, name }) => [userId, name]));
    const steps = approvalSteps(bill.baseAmount, approval);
    const view = toBillView(bill, { open, steps, canApprove, names });
    return seesAccounts(ctx) ? view : { ...view, iban: null, bic: null };
  }

  /** @throws NOT_FOUND */
  async get(ctx: RequestContext, id: string): Promise<SupplierBillView> {
    return this.view(ctx, await this.bills.get(ctx, id));
  }

  async keepFile(ctx: RequestContext, upload: Upload): Promise<KeptBillFile> {
    const { id } = await this.files.save(ctx, upload, {
      ...{ kinds: ['pdf', 'png', 'jpg', 'any'], maxBytes: supplierBillLimits.bytes },
    });
    return { id };
  }

  /** @throws NOT_FOUND, also of a bill that was typed in without a file */
  async sendFile(ctx: RequestContext, id: string): Promise<FileAnswer> {
    const { fileId } = await this.bills.get(ctx, id);
    if (fileId === null) throw commonError('NOT_FOUND');
    return this.files.send(ctx, fileId);
  }

  /** Gives the caller's approval; the same twice is one. @throws SUPPLIER_BILL_NOT_APPROVED */
  approve(ctx: RequestContext, id: string, version: number): Promise<SupplierBillView> {
    return this.db.tx(ctx, async (tx) => {
      const bill = await this.bills.get(tx, id);
      if (bill.state === 'cancelled') throw new AppError(bookkeepingErrors, 'SUPPLIER_BILL_IN_USE');
      const answer = await this.answer(tx, bill);
      if ('refusal' in answer) {
        throw new AppError(bookkeepingErrors, 'SUPPLIER_BILL_NOT_APPROVED', { context: answer.refusal });
      }
      const given = { ...answer.approval, at: this.clock.now().toISOString() };
      const changed = await this.bills.update(tx, id, version, {
        approvals: [...bill.approvals, given],
        state: answer.completes ? 'approved' : 'recorded',
      });
      if (!answer.completes) await this.notices.waiting(tx, changed);
      return this.view(tx, changed);
    });
  }

  /** Says that a bill is not to be paid, or (null) that it is again. */
  block(ctx: RequestContext, id: string, version: number, reason: string | null): Promise<SupplierBillView> {
    return this.db.tx(ctx, async (tx) => {
      await this.bills.get(tx, id);
      return this.view(tx, await this.bills.update(tx, id, version, { blockedReason: reason }));
    });
  }

  /**
   * Takes a bill back by a counter-entry. Paid in part it stays: the payment is reversed first.
   *
   * @throws SUPPLIER_BILL_IN_USE, LEDGER_PERIOD_CLOSED
   */
  cancel(ctx: RequestContext, id: string, version: number, reason: string): Promise<SupplierBillView> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const bill = await this.bills.get(tx, id);
      const item = await this.items.find(tx, id);
      const isWhole = item !== null && toCents(item.open) === toCents(item.amount);
      if (bill.state === 'cancelled' || !isWhole || (await this.bills.isInRun(tx, id))) {
        throw new AppError(bookkeepingErrors, 'SUPPLIER_BILL_IN_USE');
      }
      const bookedOn = localDateAt(this.clock.now(), tx.timeZone);
      await this.items.remove(tx, item.id, item.version);
      await this.ledger.reverse(tx, { source: 'supplier_bill', sourceId: id }, { bookedOn, text: reason });
      const patch = { state: 'cancelled' as const, cancelledAt: this.clock.now(), cancelReason: reason };
      const cancelled = await this.bills.update(tx, id, version, patch);
      await this.publisher.changed(tx, cancelled);
      return this.view(tx, cancelled);
    });
  }

  private async answer(ctx: RequestContext, bill: SupplierBillEntity): Promise<ApprovalAnswer> {
    const { approval } = await this.settings.get(ctx);
    const day = localDateAt(this.clock.now(), ctx.timeZone);
    const { baseAmount, recordedBy, approvals } = bill;
    return answerApproval(
      { baseAmount, recordedBy: recordedBy ?? '', approvals },
      { userId: ctx.userId, day },
      approval,
    );
  }

  private async openOf(
    ctx: RequestContext,
    bills: readonly SupplierBillEntity[],
  ): Promise<Map<string, string>> {
    const items = await this.items.getMany(ctx, bills.map(({ id }) => id)); // oxfmt-ignore
    return new Map(items.map(({ id, open }) => [id, open]));
  }
}

/** Accounts are for those who pay or record; who only reads or approves does without. */
function seesAccounts(ctx: RequestContext): boolean {
  return ctx.can('tools.creditors.manage') || ctx.can('tools.creditors.pay');
}
