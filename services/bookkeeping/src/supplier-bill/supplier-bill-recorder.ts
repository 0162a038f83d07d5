import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import type { DuplicateQuery, RecordSupplierBill } from '@jahrring/contracts-bookkeeping';
import { AppError, Database, fieldErrorOf, FileStore, isUniqueViolation } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger';
import { isTooLarge, mostMoney, toCents } from '../value';
import { OpenItemRepository } from '../open-item';
import { AddressRefRepository, LicenceRefRepository } from '../reference';
import { BookkeepingSettingsService } from '../settings';
import { ApprovalNotices } from './approval-notices';
import { possibleDuplicates, plainBillNumber } from './possible-duplicates';
import type { ComparedBill, PossibleDuplicate } from './possible-duplicates';
import { grossOf, supplierBillLines } from './supplier-bill-lines';
import type { SupplierBillEntity } from './supplier-bill.entity';
import { SupplierBillPublisher } from './supplier-bill.publisher';
import { SupplierBillRepository } from './supplier-bill.repository';
import { vatOf } from './bill-vat';

/**
 * Takes suppliers' bills into the books: the bill, its open item and its entry in one transaction. What is owed stands in the books
 * from the bill's day on; approval only lets it be paid.
 */
@Injectable()
export class SupplierBillRecorder {
  constructor(
    private readonly db: Database,
    private readonly ledger: LedgerService,
    private readonly bills: SupplierBillRepository,
    private readonly items: OpenItemRepository,
    private readonly addresses: AddressRefRepository,
    private readonly licences: LicenceRefRepository,
    private readonly settings: BookkeepingSettingsService,
    private readonly files: FileStore,
    private readonly publisher: SupplierBillPublisher,
    private readonly notices: ApprovalNotices,
  ) {}

  /** Bills that may be the same one. */
  async duplicatesOf(ctx: RequestContext, bill: DuplicateQuery): Promise<readonly PossibleDuplicate[]> {
    return this.alike(ctx, { id: '', creditorId: bill.addressId, date: bill.documentDate, ...bill });
  }

  /**
   * Records a bill and returns it; the one of the same id that is there already.
   *
   * @throws SUPPLIER_BILL_DUPLICATE, SUPPLIER_BILL_EMPTY, LEDGER_PERIOD_CLOSED, NOT_FOUND of address or file; VALIDATION_FAILED at
   * `exchangeRate` or `parts`
   */
  async record(ctx: RequestContext, input: RecordSupplierBill): Promise<SupplierBillEntity> {
    try {
      return await this.db.tx(ctx, (tx) => this.write(tx, input));
    } catch (error) {
      // The id is another licence's: as one that nobody may use.
      if (isUniqueViolation(error)) throw fieldErrorOf('id', 'taken');
      throw error;
    }
  }

  private async write(tx: RequestContext, input: RecordSupplierBill): Promise<SupplierBillEntity> {
    await this.ledger.lock(tx);
    const known = await this.bills.find(tx, input.id);
    if (known) return known;
    const address = await this.addresses.get(tx, input.addressId);
    if (input.fileId !== null) await this.files.get(tx, input.fileId);
    const { currency: books } = await this.licences.own(tx);
    const exchangeRate = input.currency === books ? null : input.exchangeRate;
    if (input.currency !== books && exchangeRate === null) throw fieldErrorOf('exchangeRate', 'required');
    const gross = grossOf(input);
    if (toCents(gross) === 0n) throw new AppError(bookkeepingErrors, 'SUPPLIER_BILL_EMPTY');
    if (!input.evenIfDuplicate) await this.refuseDuplicate(tx, input, gross);
    const accounts = await this.settings.accounts(tx);
    const { baseAmount, lines } = supplierBillLines({ ...input, exchangeRate }, accounts);
    if ([gross, baseAmount, ...lines.map(({ amount }) => amount)].some(isTooLarge)) {
      throw fieldErrorOf(exchangeRate === null ? 'parts' : 'exchangeRate', 'maxNumber', { max: mostMoney });
    }
    const { id, addressId, number, title, documentDate, dueDate, currency, iban, reference } = input;
    await this.items.insert(tx, {
      ...{ id, side: 'creditor', kind: toCents(gross) < 0n ? 'credit' : 'bill', number, addressId },
      ...{ title: title ?? '', addressName: address.name, documentDate, dueDate, currency, exchangeRate },
      ...{ amount: gross, open: gross, baseAmount, baseOpen: baseAmount, vat: vatOf(input) },
      ...{ account: accounts.payables, costCentre: null, projectId: null, reference, iban },
      ...{ cashDiscounts: input.cashDiscounts, correctsId: null, paymentId: null },
    });
    await this.ledger.post(tx, {
      ...{ bookedOn: documentDate, source: 'supplier_bill', sourceId: id, documentNumber: number, lines },
      text: `${address.name}: ${number}`.slice(0, 200),
    });
    const { parts, rounding, cashDiscounts, bic, text, source, fileId } = input;
    const bill = await this.bills.insert(tx, {
      ...{ id, addressId, addressName: address.name, number, numberKey: keyOf(number), title, documentDate },
      ...{ dueDate, currency, exchangeRate, gross, baseAmount, rounding, iban, bic, reference, text },
      ...{ cashDiscounts, parts, source, fileId, state: 'recorded', blockedReason: null },
      ...{ recordedBy: tx.userId || null, approvals: [], cancelledAt: null, cancelReason: null },
    });
    await this.publisher.changed(tx, bill);
    await this.notices.waiting(tx, bill);
    return bill;
  }

  private async refuseDuplicate(tx: RequestContext, input: RecordSupplierBill, gross: string): Promise<void> {
    const { id, addressId: creditorId, number, documentDate: date, currency, iban, reference } = input;
    const [first] = await this.alike(tx, { id, creditorId, number, date, gross, currency, iban, reference });
    if (!first) return;
    const { number: other, reason } = first;
    throw new AppError(bookkeepingErrors, 'SUPPLIER_BILL_DUPLICATE', { number: other, reason });
  }

  private async alike(ctx: RequestContext, bill: ComparedBill): Promise<readonly PossibleDuplicate[]> {
    const found = await this.bills.like(ctx, bill, keyOf(bill.number));
    return possibleDuplicates(
      bill,
      found.map(({ addressId: creditorId, documentDate: date, ...other }) => ({
        ...{ id: other.id, creditorId, number: other.number, date, gross: other.gross },
        ...{ currency: other.currency, iban: other.iban, reference: other.reference },
      })),
    );
  }
}

const keyOf = (number: string): string => plainBillNumber(number).slice(0, 60);
