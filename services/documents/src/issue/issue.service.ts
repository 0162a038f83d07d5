import { createHash } from 'node:crypto';
import { documentsErrors, issuedStatus, isDraft, seriesOn } from '@jahrring/contracts-documents';
import type { DocumentView, IssueOptions, SourceRef } from '@jahrring/contracts-documents';
import { AppError, Clock, commonError, Database, ExtraFields } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AnnexRepository } from '../annex';
import { ChainGuard, ProjectFollower } from '../chain';
import { DocumentPrinter } from '../pdf';
import type { DocumentSnapshot } from '../snapshot';
import { buildEpcPayment, checkEpcCode, needsEpcCode } from '../epc-qr';
import { EInvoiceService } from '../e-invoice-file';
import { DocumentSettingsService, LogoService } from '../settings';
import {
  buildQrBill,
  buildSnapshot,
  DocumentPublisher,
  DocumentReader,
  needsPaymentPart,
  paymentReference,
  referenceRule,
  refuseTooMany,
  taxCountry,
  TimeClient,
  toDocumentView,
} from '../document';
import type { WholeDocument } from '../document';
import { DocumentFileRepository, DocumentRepository, NumberCounter, seesPrices } from '../record';
import type { DocumentEntity } from '../record';
import { ChainState } from './chain.state';
import { checkIssuable } from './check-issuable';

/**
 * Gives a document its number and freezes it. Everything is checked before the number is taken; number, snapshot, PDF
 * and events are one transaction, so a failure leaves the draft and the counter as they were.
 */
@Injectable()
export class IssueService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly reader: DocumentReader,
    private readonly documents: DocumentRepository,
    private readonly files: DocumentFileRepository,
    private readonly settings: DocumentSettingsService,
    private readonly logo: LogoService,
    private readonly printer: DocumentPrinter,
    private readonly counter: NumberCounter,
    private readonly publisher: DocumentPublisher,
    private readonly time: TimeClient,
    private readonly extraFields: ExtraFields,
    private readonly eInvoices: EInvoiceService,
    private readonly annexes: AnnexRepository,
    private readonly chain: ChainGuard,
    private readonly states: ChainState,
    private readonly projects: ProjectFollower,
  ) {}

  /**
   * @throws DOCUMENT_ALREADY_ISSUED, DOCUMENT_NOT_ISSUABLE (with the fields that are wrong), DOCUMENT_SOURCES_CHANGED,
   * DOCUMENT_TOO_MANY_POSITIONS
   */
  async issue(
    ctx: RequestContext,
    id: string,
    version: number,
    options?: IssueOptions,
  ): Promise<DocumentView> {
    return this.db.tx(ctx, async (tx) => {
      await this.counter.lock(tx);
      await this.chain.lockSources(tx, id);
      const whole = await this.getDraft(tx, id, version);
      if (whole.document.lockedAt) throw new AppError(documentsErrors, 'DOCUMENT_LOCKED');
      await this.checkSources(tx, whole);
      await this.chain.check(tx, whole.document, whole.positions, taxCountry(whole));
      return this.issueChecked(tx, whole, this.clock.now(), options);
    });
  }

  /** Issues a draft whose entries are certain; in a transaction that holds the counter's lock. */
  async issueChecked(
    tx: RequestContext,
    whole: WholeDocument,
    issuedAt: Date,
    options: IssueOptions = { changeEntries: false },
  ): Promise<DocumentView> {
    refuseTooMany(whole.document, whole.positions);
    const snapshot = await this.freeze(tx, whole, issuedAt);
    const issued = await this.save(tx, whole, snapshot, issuedAt);
    await this.publish(tx, issued, whole);
    await this.projects.follow(tx, issued, options.changeEntries);
    await this.states.afterIssue(tx, issued, options.changeEntries);
    return toDocumentView({ ...whole, document: issued }, seesPrices(tx));
  }

  private async getDraft(ctx: RequestContext, id: string, version: number): Promise<WholeDocument> {
    const whole = await this.reader.getWhole(ctx, id);
    const { document } = whole;
    if (!isDraft(document)) {
      throw new AppError(documentsErrors, 'DOCUMENT_ALREADY_ISSUED', { number: document.number ?? '' });
    }
    if (document.version !== version) {
      throw commonError('VERSION_MISMATCH', undefined, { current: toDocumentView(whole, seesPrices(ctx)) });
    }
    return whole;
  }

  /** Checks the whole content, then takes number and reference. */
  private async freeze(ctx: RequestContext, whole: WholeDocument, issuedAt: Date): Promise<DocumentSnapshot> {
    const { document } = whole;
    const settings = await this.settings.get(ctx);
    const annexes = await this.annexes.printed(ctx, document.id);
    const content = await this.eInvoices.complete(ctx, whole, { ...buildSnapshot(whole), annexes });
    const rule = referenceRule(whole, settings.referencePrefix);
    const fields = checkIssuable(content, rule, document.paymentMessage);
    fields.push(...checkEpcCode(content), ...this.eInvoices.check(content));
    fields.push(...(await this.extraFields.missing(ctx, 'document', document)));
    if (fields.length > 0) {
      throw new AppError(documentsErrors, 'DOCUMENT_NOT_ISSUABLE', { count: fields.length }, { fields });
    }
    const { type, documentDate } = document;
    const series = seriesOn(settings.series[type], settings.previous[type], documentDate);
    // An offer that is sent anew keeps its number and prints its revision beside it.
    const number = document.number ?? (await this.counter.nextNumber(ctx, type, series, documentDate));
    const snapshot = { ...content, number, issuedAt: issuedAt.toISOString() };
    if (!needsPaymentPart(snapshot) && !needsEpcCode(snapshot)) return snapshot;
    const count = await this.counter.nextReference(ctx);
    const reference = paymentReference(snapshot.sender?.iban ?? '', rule, count);
    if (needsEpcCode(snapshot)) return { ...snapshot, epcPayment: buildEpcPayment(snapshot, reference) };
    return { ...snapshot, qrBill: buildQrBill(snapshot, reference, document.paymentMessage) };
  }

  private async save(
    ctx: RequestContext,
    { document, printing }: WholeDocument,
    snapshot: DocumentSnapshot,
    issuedAt: Date,
  ): Promise<DocumentEntity> {
    const logo = await this.logo.read(ctx, snapshot.logoId ?? null);
    const pdf = await this.printer.print({ snapshot, logo }, { urgent: true });
    const pdfHash = createHash('sha256').update(pdf).digest('hex');
    await this.files.store(ctx, document.id, pdf, pdfHash);
    await this.eInvoices.store(ctx, document.id, snapshot);
    return this.documents.update(ctx, document.id, document.version, {
      status: issuedStatus(document.type),
      number: snapshot.number,
      dueDate: snapshot.dueDate,
      recipientName: document.recipientName ?? snapshot.recipient?.name ?? null,
      total: snapshot.totals.total,
      net: snapshot.totals.net,
      openAmount: document.type === 'bill' ? snapshot.totals.total : null,
      reference: snapshot.qrBill?.reference ?? snapshot.epcPayment?.reference ?? null,
      snapshot,
      templateId: printing?.template.id ?? null,
      templateVersion: printing?.template.number ?? null,
      pdfHash,
      issuedAt,
    });
  }

  private async publish(
    ctx: RequestContext,
    issued: DocumentEntity,
    { sources }: WholeDocument,
  ): Promise<void> {
    await this.publisher.billed(ctx, issued, 'time', sources.map(toRef));
    await this.publisher.changed(ctx, issued);
  }

  /** An entry that was edited or deleted since it was taken over must be looked at again before it is billed. */
  private async checkSources(ctx: RequestContext, { sources }: WholeDocument): Promise<void> {
    if (sources.length === 0) return;
    const count = await this.time.countChanged(ctx, sources.map(toRef));
    if (count > 0) throw new AppError(documentsErrors, 'DOCUMENT_SOURCES_CHANGED', { count });
  }
}

function toRef({ sourceId, sourceVersion }: { sourceId: string; sourceVersion: number }): SourceRef {
  return { id: sourceId, version: sourceVersion };
}
