import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CreditReader, ProjectFollower } from '../chain';
import { DocumentRepository } from '../record';
import type { DocumentEntity } from '../record';
import { DocumentPublisher } from '../document';
import { balanceOf, paidState } from './bill-balance';
import type { Balance } from './bill-balance';
import { PaymentRepository } from './payment.repository';

/** Keeps open amount and state of a bill what its payments and credits say. */
@Injectable()
export class BillState {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly payments: PaymentRepository,
    private readonly credits: CreditReader,
    private readonly publisher: DocumentPublisher,
    private readonly projects: ProjectFollower,
  ) {}

  async balance(ctx: RequestContext, bill: DocumentEntity): Promise<Balance> {
    const credits = await this.credits.totalsOf(ctx, bill.id);
    return balanceOf(bill.total, credits, await this.payments.ofDocument(ctx, bill.id));
  }

  /** Writes what follows from payments and credits, and tells others of both. */
  async update(ctx: RequestContext, bill: DocumentEntity): Promise<Balance> {
    const balance = await this.balance(ctx, bill);
    const status = paidState(bill.status, balance.open);
    const patch = { status, openAmount: balance.open };
    const saved = await this.documents.update(ctx, bill.id, bill.version, patch);
    await this.publisher.changed(ctx, saved);
    if (status !== bill.status) await this.projects.follow(ctx, saved, false);
    return balance;
  }
}
