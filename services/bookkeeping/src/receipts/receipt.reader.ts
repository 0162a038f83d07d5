import type { JournalSource } from '@jahrring/contracts-bookkeeping';
import { documentPdf } from '@jahrring/contracts-documents';
import { AppError, commonError, FileStore, ServiceClient } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LetterPrinter } from '../dunning';
import { SupplierBillRepository } from '../supplier-bill';

/** A receipt as a file. */
export interface Receipt {
  name: string;
  bytes: Buffer;
}

/** An act that has a receipt. */
export interface ReceiptSource {
  source: JournalSource;
  sourceId: string;
}

const withReceipts: readonly JournalSource[] = ['bill', 'supplier_bill', 'dunning'];

/**
 * Returns true if entries of a source have a receipt of their own. Payments are documented by the statements of the
 * bank.
 */
export const hasReceipt = (source: JournalSource): boolean => withReceipts.includes(source);

/** Gets the receipts of acts: of bills from documents, of suppliers' bills the file that came, of letters what was sent. */
@Injectable()
export class ReceiptReader {
  constructor(
    private readonly client: ServiceClient,
    private readonly files: FileStore,
    private readonly supplierBills: SupplierBillRepository,
    private readonly letters: LetterPrinter,
  ) {}

  /** Null where there is none, or where the caller may not see it. @throws what keeps the service from answering */
  async read(ctx: RequestContext, act: ReceiptSource): Promise<Receipt | null> {
    try {
      return await this.receiptOf(ctx, act);
    } catch (error) {
      if (error instanceof AppError && (error.status === 403 || error.status === 404)) return null;
      throw error;
    }
  }

  private receiptOf(ctx: RequestContext, { source, sourceId }: ReceiptSource): Promise<Receipt | null> {
    if (source === 'bill') return this.bill(ctx, sourceId);
    if (source === 'supplier_bill') return this.supplierBill(ctx, sourceId);
    return this.letters.file(ctx, sourceId);
  }

  private async bill(ctx: RequestContext, id: string): Promise<Receipt> {
    const path = `/api/documents/internal/documents/${id}/pdf`;
    const call = { tool: 'documents', method: 'GET', path, schema: documentPdf } as const;
    const { name, content } = await this.client.call(ctx, call);
    return { name, bytes: Buffer.from(content, 'base64') };
  }

  private async supplierBill(ctx: RequestContext, id: string): Promise<Receipt | null> {
    if (!ctx.can('tools.creditors.index')) throw commonError('FORBIDDEN');
    const { fileId } = await this.supplierBills.get(ctx, id);
    if (fileId === null) return null;
    const { name } = await this.files.get(ctx, fileId);
    return { name, bytes: await this.files.read(ctx, fileId) };
  }
}
