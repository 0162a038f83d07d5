import {
  documentChanged,
  paymentRecorded,
  type DocumentChanged,
  type PaymentRecorded,
} from '@jahrring/contracts-documents';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { centsOf } from '../fact';
import { DocumentFactRepository, DocumentRefRepository } from './document-fact.repositories';
import { PaymentRefRepository } from './payment-ref.repository';
import { documentFacts } from './document-facts';

/** Keeps what documents offered and billed, and when they were paid, whatever order events come in. */
@Injectable()
export class DocumentFactConsumer {
  constructor(
    private readonly documents: DocumentRefRepository,
    private readonly payments: PaymentRefRepository,
    private readonly facts: DocumentFactRepository,
  ) {}

  @Consumes(documentChanged)
  async onDocumentChanged(ctx: RequestContext, document: DocumentChanged, meta: EventMeta): Promise<void> {
    const { status, previousStatus } = document;
    // An archived document counts by its last outcome; for old ones, only an outcome stored here before is known.
    const isOld = status === 'ARCH' && !previousStatus;
    const before = isOld ? await this.documents.find(ctx, document.id) : null;
    const outcome = status === 'ARCH' ? (previousStatus ?? before?.outcome ?? status) : status;
    const done = await this.documents.upsert(ctx, document.id, { document, outcome }, meta);
    if (done) await this.write(ctx, document, outcome, done === 'new');
  }

  @Consumes(paymentRecorded)
  async onPaymentRecorded(ctx: RequestContext, payment: PaymentRecorded, meta: EventMeta): Promise<void> {
    const { id, documentId, paidOn, amount, deducted, reversesId = null } = payment;
    const cents = centsOf(amount) + centsOf(deducted);
    if (!(await this.payments.upsert(ctx, id, { documentId, paidOn, cents, reversesId }, meta))) return;
    const bill = await this.documents.find(ctx, documentId);
    if (bill) await this.write(ctx, bill.document, bill.outcome);
  }

  private async write(
    ctx: RequestContext,
    document: DocumentChanged,
    outcome: string,
    isNew = false,
  ): Promise<void> {
    const paidOn = outcome === 'PAID' ? await this.payments.lastDay(ctx, document.id) : null;
    const facts = documentFacts(document, { outcome, paidOn });
    if (isNew) await this.facts.insertMany(ctx, facts);
    else await this.facts.replace(ctx, document.id, facts);
  }
}
