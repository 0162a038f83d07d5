import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import type { ReadSupplierBill } from '@jahrring/contracts-bookkeeping';
import { brokenRules } from '@jahrring/contracts-documents/e-invoice';
import type { EInvoice } from '@jahrring/contracts-documents/e-invoice';
import { AppError } from '@jahrring/service-kit';
import type { RequestContext, Upload } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EInvoiceFileError, readEInvoiceFile } from '../e-invoice-file';
import { negated } from '../value';
import { AddressRefRepository } from '../reference';
import { draftOfCode, QrPayloadError } from '../supplier-bill-file';
import { SupplierBillRepository } from './supplier-bill.repository';

type Read = Omit<ReadSupplierBill, 'addressId' | 'account'>;

/** Reads bills from the code on them, or from electronic invoices; nothing is recorded or kept yet. */
@Injectable()
export class SupplierBillReader {
  constructor(
    private readonly bills: SupplierBillRepository,
    private readonly addresses: AddressRefRepository,
  ) {}

  /** @throws BILL_CODE_UNREADABLE with the first line that breaks a rule */
  async code(ctx: RequestContext, payload: string): Promise<ReadSupplierBill> {
    return this.withSupplier(ctx, readCode(payload));
  }

  /** @throws BILL_FILE_UNREADABLE where it is no electronic invoice */
  async invoice(ctx: RequestContext, upload: Upload): Promise<ReadSupplierBill> {
    return this.withSupplier(ctx, await readFile(upload));
  }

  private async withSupplier(ctx: RequestContext, read: Read): Promise<ReadSupplierBill> {
    const known = read.iban === null ? null : await this.bills.latestOfIban(ctx, read.iban);
    const addressId = known?.addressId ?? (await this.addresses.ofName(ctx, read.creditorName));
    if (addressId === null) {
      return { ...read, addressId, account: null, remarks: [...read.remarks, 'unknownSupplier'] };
    }
    const latest = known ?? (await this.bills.latestOf(ctx, addressId));
    return { ...read, addressId, account: latest?.parts[0]?.account ?? null };
  }
}

function readCode(payload: string): Read {
  try {
    const { creditor, number, date, dueDate, currency, gross, iban, reference, message, ...draft } =
      draftOfCode(payload);
    return {
      ...{ source: 'code', creditorName: creditor.name, number, documentDate: date, dueDate, currency },
      ...{ gross, iban, reference, text: message, cashDiscounts: [...draft.discounts], vat: [...draft.vat] },
      ...{ positions: [], remarks: [...draft.remarks], brokenRules: [] },
    };
  } catch (error) {
    if (!(error instanceof QrPayloadError)) throw error;
    const [first] = error.faults;
    const params = { line: first?.line ?? 0, context: first?.code ?? 'header' };
    throw new AppError(bookkeepingErrors, 'BILL_CODE_UNREADABLE', params, { cause: error });
  }
}

async function readFile(upload: Upload): Promise<Read> {
  try {
    return ofInvoice(await readEInvoiceFile(upload.open()));
  } catch (error) {
    if (!(error instanceof EInvoiceFileError)) throw error;
    const params = { context: error.fault, element: error.element };
    throw new AppError(bookkeepingErrors, 'BILL_FILE_UNREADABLE', params, { cause: error });
  }
}

/** The amounts of a credit note are positive in its file, and negative in the books. */
function ofInvoice(invoice: EInvoice): Read {
  const signed = (amount: string) => (invoice.typeCode === '381' ? negated(amount) : amount);
  const {
    number,
    issueDate: documentDate,
    dueDate,
    currency,
    seller,
    payment,
    lines,
    breakdown,
    totals,
  } = invoice;
  return {
    ...{ source: 'einvoice', creditorName: seller.name, number, documentDate, dueDate, currency },
    ...{ gross: signed(totals.gross), iban: payment.iban, reference: payment.reference, text: null },
    cashDiscounts: [],
    vat: breakdown.map(({ rate, base, vat }) => ({ rate, net: signed(base), vat: signed(vat) })),
    positions: lines.map(({ name: text, quantity, price, rate, net }) => ({
      ...{ text, quantity, price, rate, net: signed(net) },
    })),
    ...{ remarks: [], brokenRules: brokenRules(invoice).map(({ id }) => id) },
  };
}
