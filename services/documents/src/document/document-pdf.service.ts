import { createHash } from 'node:crypto';
import { isDraft } from '@jahrring/contracts-documents';
import { commonError } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentPrinter } from '../pdf/document-printer';
import { printTexts } from '../pdf/print-texts';
import { LogoService } from '../settings/logo.service';
import { buildSnapshot } from './build-snapshot';
import { DocumentFileRepository } from './document-file.repository';
import { DocumentReader } from './document.reader';
import { taxCountry } from './document.mapper';

export interface PdfFile {
  bytes: Buffer;
  hash: string;
  name: string;
  /** Frozen bytes never change; a draft's are made anew each time. */
  frozen: boolean;
}

/** The PDF of a document: of a draft as it stands, of an issued one the bytes that were frozen. */
@Injectable()
export class DocumentPdfService {
  constructor(
    private readonly reader: DocumentReader,
    private readonly files: DocumentFileRepository,
    private readonly logo: LogoService,
    private readonly printer: DocumentPrinter,
  ) {}

  async get(ctx: RequestContext, id: string): Promise<PdfFile> {
    const whole = await this.reader.getWhole(ctx, id);
    const { document } = whole;
    const texts = printTexts(document.language, taxCountry(whole));
    const name = fileName(`${texts.types[document.type]} ${document.number ?? texts.draft}`);
    if (isDraft(document)) {
      const logo = await this.logo.read(ctx, whole.printing?.logoId ?? null);
      const bytes = await this.printer.print({ snapshot: buildSnapshot(whole), logo });
      return { bytes, hash: createHash('sha256').update(bytes).digest('hex'), name, frozen: false };
    }
    const bytes = await this.files.read(ctx, id);
    if (!bytes || document.pdfHash === null) throw commonError('NOT_FOUND');
    return { bytes, hash: document.pdfHash, name, frozen: true };
  }
}

/** Letters, digits, points and hyphens: a name every system takes. */
function fileName(text: string): string {
  return `${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.]+/g, '-')}.pdf`;
}
