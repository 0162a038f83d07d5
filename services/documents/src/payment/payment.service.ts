import { newId } from '@jahrring/contracts-common';
import { documentsErrors, formatFixed, parseFixed } from '@jahrring/contracts-documents';
import type { PaymentList, RecordPayment } from '@jahrring/contracts-documents';
import { AppError, commonError, Database } from '@jahrring/service-kit';
import type { NewRecord, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentRepository, seesPrices } from '../record';
import type { DocumentEntity } from '../record';
import { DunnedBillRefRepository } from '../reference';
import { BillState } from './bill-state';
import type { PaymentEntity } from './payment.entity';
import { PaymentPublisher } from './payment.publisher';
import { PaymentRepository } from './payment.repository';

const MONEY_SCALE = 2;

/** Records what came in for bills and takes it back; the bill's state and open amount follow. */
@Injectable()
export class PaymentService {
  constructor(
    private readonly db: Database,
    private readonly documents: DocumentRepository,
    private readonly payments: PaymentRepository,
    private readonly bills: BillState,
    private readonly publisher: PaymentPublisher,
    private readonly dunned: DunnedBillRefRepository,
  ) {}

  async list(ctx: RequestContext, documentId: string): Promise<PaymentList> {
    const bill = await this.documents.get(ctx, documentId);
    if (!seesPrices(ctx)) return { items: [], paid: null, open: null, dunningLevel: 0 };
    const payments = await this.payments.ofDocument(ctx, documentId);
    const taken = new Set(payments.map(({ reversesId }) => reversesId));
    const items = payments.map(({ id, paidOn, amount, deducted, reversesId, createdAt }) => ({
      ...{ id, paidOn, amount, deducted, reversesId },
      reversed: taken.has(id),
      createdAt: createdAt.toISOString(),
    }));
    const dunningLevel = await this.dunned.levelOf(ctx, documentId);
    return { items, ...(await this.bills.balance(ctx, bill)), dunningLevel };
  }

  /**
   * A payment of a bill, whole or in part. The same id twice is one payment.
   * @throws DOCUMENT_NOT_PAYABLE; VALIDATION_FAILED at the amount where it is more than is open
   */
  async record(ctx: RequestContext, documentId: string, input: RecordPayment): Promise<PaymentList> {
    await this.db.tx(ctx, async (tx) => {
      const bill = await this.lock(tx, documentId);
      const known = input.id ? await this.payments.find(tx, input.id) : null;
      if (known?.documentId === documentId) return;
      const { open } = await this.bills.balance(tx, bill);
      refuseExcess(input, open);
      const { paidOn, amount, deducted } = input;
      const id = known || !input.id ? newId() : input.id;
      await this.add(tx, bill, { id, documentId, paidOn, amount, deducted, reversesId: null });
    });
    return this.list(ctx, documentId);
  }

  /** Takes a payment back by a row with its amounts negative. @throws DOCUMENT_PAYMENT_REVERSED */
  async reverse(ctx: RequestContext, documentId: string, paymentId: string): Promise<PaymentList> {
    await this.db.tx(ctx, async (tx) => {
      const bill = await this.lock(tx, documentId);
      const payments = await this.payments.ofDocument(tx, documentId);
      const payment = payments.find(({ id }) => id === paymentId);
      if (!payment) throw commonError('NOT_FOUND');
      const isTaken = payment.reversesId !== null || payments.some((one) => one.reversesId === paymentId);
      if (isTaken) throw new AppError(documentsErrors, 'DOCUMENT_PAYMENT_REVERSED');
      const { paidOn, amount, deducted } = payment;
      const negative = { amount: negate(amount), deducted: negate(deducted) };
      await this.add(tx, bill, { id: newId(), documentId, paidOn, ...negative, reversesId: paymentId });
    });
    return this.list(ctx, documentId);
  }

  /** The bill, held so that two payments at once see each other. */
  private async lock(tx: RequestContext, documentId: string): Promise<DocumentEntity> {
    await this.documents.lock(tx, [documentId]);
    const bill = await this.documents.get(tx, documentId);
    const isPayable = bill.type === 'bill' && ['CHRG', 'PAID', 'PCAN'].includes(bill.status);
    if (!isPayable) throw new AppError(documentsErrors, 'DOCUMENT_NOT_PAYABLE', { status: bill.status });
    return bill;
  }

  private async add(
    tx: RequestContext,
    bill: DocumentEntity,
    record: NewRecord<PaymentEntity> & { id: string },
  ): Promise<void> {
    const payment = await this.payments.insert(tx, record);
    const { open } = await this.bills.update(tx, bill);
    await this.publisher.recorded(tx, payment, bill, open);
  }
}

function refuseExcess({ amount, deducted }: RecordPayment, open: string): void {
  const sum = parseFixed(amount, MONEY_SCALE) + parseFixed(deducted, MONEY_SCALE);
  if (sum <= parseFixed(open, MONEY_SCALE)) return;
  const params = { max: open };
  const fields = [
    { field: 'amount', in: 'body' as const, code: 'maxNumber', key: 'validation.maxNumber', params },
  ];
  throw commonError('VALIDATION_FAILED', undefined, { fields });
}

function negate(amount: string): string {
  return formatFixed(-parseFixed(amount, MONEY_SCALE), MONEY_SCALE);
}
