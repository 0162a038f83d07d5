import { documentsErrors, seriesOn } from '@jahrring/contracts-documents';
import { AppError, ExtraFields } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AnnexRepository } from '../annex';
import { buildQrBill, buildSnapshot, needsPaymentPart, paymentReference, referenceRule } from '../document';
import type { WholeDocument } from '../document';
import { EInvoiceService } from '../e-invoice-file';
import { buildEpcPayment, checkEpcCode, needsEpcCode } from '../epc-qr';
import { NumberCounter } from '../record';
import { DocumentSettingsService } from '../settings';
import type { DocumentSnapshot } from '../snapshot';
import { checkIssuable } from './check-issuable';

/** Content of a document once it is issued, with its number and payment reference. */
@Injectable()
export class IssueContent {
  constructor(
    private readonly settings: DocumentSettingsService,
    private readonly annexes: AnnexRepository,
    private readonly eInvoices: EInvoiceService,
    private readonly extraFields: ExtraFields,
    private readonly counter: NumberCounter,
  ) {}

  /**
   * Checks the whole content, then takes number and reference, and returns the snapshot.
   *
   * @throws DOCUMENT_NOT_ISSUABLE with the fields that are wrong
   */
  async freeze(tx: RequestContext, whole: WholeDocument, issuedAt: Date): Promise<DocumentSnapshot> {
    const { document } = whole;
    const settings = await this.settings.get(tx);
    const annexes = await this.annexes.printed(tx, document.id);
    const content = await this.eInvoices.complete(tx, whole, { ...buildSnapshot(whole), annexes });
    const rule = referenceRule(whole, settings.referencePrefix);
    const fields = checkIssuable(content, rule, document.paymentMessage);
    fields.push(...checkEpcCode(content), ...this.eInvoices.check(content));
    fields.push(...(await this.extraFields.missing(tx, 'document', document)));
    if (fields.length > 0) {
      throw new AppError(documentsErrors, 'DOCUMENT_NOT_ISSUABLE', { count: fields.length }, { fields });
    }
    const { type, documentDate } = document;
    const series = seriesOn(settings.series[type], settings.previous[type], documentDate);
    // An offer that is sent anew keeps its number and prints its revision beside it.
    const number = document.number ?? (await this.counter.nextNumber(tx, type, series, documentDate));
    const snapshot = { ...content, number, issuedAt: issuedAt.toISOString() };
    if (!needsPaymentPart(snapshot) && !needsEpcCode(snapshot)) return snapshot;
    const count = await this.counter.nextReference(tx);
    const reference = paymentReference(snapshot.sender?.iban ?? '', rule, count);
    if (needsEpcCode(snapshot)) return { ...snapshot, epcPayment: buildEpcPayment(snapshot, reference) };
    return { ...snapshot, qrBill: buildQrBill(snapshot, reference, document.paymentMessage) };
  }
}
