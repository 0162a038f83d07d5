import { createHash } from 'node:crypto';
import { documentsErrors, isDraft } from '@jahrring/contracts-documents';
import { AppError, commonError } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AnnexRepository } from '../annex';
import { DocumentPrinter } from '../pdf';
import { printTexts } from '../texts';
import { LogoService } from '../settings';
import { buildSnapshot, DocumentReader, taxCountry } from '../document';
import type { WholeDocument } from '../document';
import { DocumentFileRepository, DocumentRevisionRepository, seesPrices } from '../record';

export interface PdfFile {
  bytes: Buffer;
  hash: string;
  name: string;
  /** Frozen bytes never change; a draft's are made anew each time. */
  frozen: boolean;
}

export interface PdfOptions {
  /** Version that the page shows; a draft that was saved since then differs from what it would export. */
  version?: number | undefined;
  /** Of somebody who may stop waiting. */
  signal?: AbortSignal;
}

/** The PDF of a document: of a draft as it stands, of an issued one the bytes that were frozen. */
@Injectable()
export class DocumentPdfService {
  constructor(
    private readonly reader: DocumentReader,
    private readonly files: DocumentFileRepository,
    private readonly logo: LogoService,
    private readonly printer: DocumentPrinter,
    private readonly revisions: DocumentRevisionRepository,
    private readonly annexes: AnnexRepository,
  ) {}

  /**
   * @throws DOCUMENT_NOT_SAVED, FORBIDDEN for prices the caller may not see
   */
  async get(ctx: RequestContext, id: string, { version, signal }: PdfOptions = {}): Promise<PdfFile> {
    const whole = await this.reader.getWhole(ctx, id);
    const { document } = whole;
    if (!seesPrices(ctx) && printsPrices(whole)) throw commonError('FORBIDDEN');
    if (version !== undefined && version !== document.version) {
      throw new AppError(documentsErrors, 'DOCUMENT_NOT_SAVED');
    }
    const texts = printTexts(document.language, taxCountry(whole));
    const name = fileName(`${texts.types[document.type]} ${document.number ?? texts.draft}`);
    if (isDraft(document)) {
      const bytes = await this.printDraft(ctx, whole, signal);
      return { bytes, hash: createHash('sha256').update(bytes).digest('hex'), name, frozen: false };
    }
    const bytes = await this.files.read(ctx, id);
    if (!bytes || document.pdfHash === null) throw commonError('NOT_FOUND');
    return { bytes, hash: document.pdfHash, name, frozen: true };
  }

  /** Draws a draft with the lines it is given, written or not. */
  async printDraft(ctx: RequestContext, whole: WholeDocument, signal?: AbortSignal): Promise<Buffer> {
    const logo = await this.logo.read(ctx, whole.printing?.logoId ?? null);
    const annexes = await this.annexes.printed(ctx, whole.document.id);
    return this.printer.print(
      { snapshot: { ...buildSnapshot(whole), annexes }, logo },
      signal ? { signal } : {},
    );
  }

  /** Returns the PDF that was sent before an offer was withdrawn. */
  async getRevision(ctx: RequestContext, id: string, revision: number): Promise<PdfFile> {
    const whole = await this.reader.getWhole(ctx, id);
    const { document } = whole;
    const found = await this.revisions.read(ctx, id, revision);
    if (!found) throw commonError('NOT_FOUND');
    if (!seesPrices(ctx)) throw commonError('FORBIDDEN');
    const texts = printTexts(document.language, taxCountry(whole));
    const name = fileName(`${texts.types[document.type]} ${document.number ?? ''} ${revision}`);
    return { bytes: found.bytes, hash: found.pdfHash, name, frozen: true };
  }
}

/**
 * Returns true if prices are printed, as its template specifies; an issued document keeps its own template, and
 * documents from before there were templates printed prices.
 */
function printsPrices({ document, printing }: WholeDocument): boolean {
  const look = document.snapshot ? document.snapshot.template : printing?.template.content;
  return look?.display.showPrices ?? true;
}

/** Letters, digits, points and hyphens: a name every system takes. */
function fileName(text: string): string {
  return `${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.]+/g, '-')}.pdf`;
}
