import { localDateAt } from '@jahrring/contracts-common';
import { documentListQuery, documentsErrors } from '@jahrring/contracts-documents';
import type { PreviewTemplate } from '@jahrring/contracts-documents';
import { AppError, Clock } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { buildSnapshot, DocumentReader, toSender } from '../document';
import { DocumentRepository } from '../record';
import { DocumentPrinter } from '../pdf';
import type { DocumentSnapshot } from '../snapshot';
import { LicenceRefRepository } from '../reference';
import { DocumentSettingsService, LogoService, senderFrom, textFor } from '../settings';
import { applyTemplate, templateText } from '../template';
import { sampleDocument } from './sample-document';

/** Prints what documents would look like with a template that is being edited. */
@Injectable()
export class TemplatePreview {
  constructor(
    private readonly clock: Clock,
    private readonly documents: DocumentRepository,
    private readonly reader: DocumentReader,
    private readonly licences: LicenceRefRepository,
    private readonly settings: DocumentSettingsService,
    private readonly logo: LogoService,
    private readonly printer: DocumentPrinter,
  ) {}

  /** @throws DOCUMENT_NO_PREVIEW when the last document is asked for and there is none */
  async print(ctx: RequestContext, preview: PreviewTemplate, signal: AbortSignal): Promise<Buffer> {
    const shown = preview.source === 'last' ? await this.last(ctx, preview) : await this.sample(ctx, preview);
    const snapshot = applyTemplate(preview.content, shown);
    const logo = await this.logo.read(ctx, snapshot.logoId ?? null);
    return this.printer.print({ snapshot, logo }, { signal });
  }

  /** The document of this type that was changed last, as far as the caller sees any. */
  private async last(ctx: RequestContext, { type }: PreviewTemplate): Promise<DocumentSnapshot> {
    const query = documentListQuery.parse({ pageSize: 1, sort: '-updatedAt', 'filter[type]': type });
    const { items } = await this.documents.page(ctx, { ...query, pageSize: 1 });
    const [document] = items as { id: string }[];
    if (!document) throw new AppError(documentsErrors, 'DOCUMENT_NO_PREVIEW');
    const whole = await this.reader.getWhole(ctx, document.id);
    return whole.document.snapshot ?? buildSnapshot(whole);
  }

  private async sample(
    ctx: RequestContext,
    { type, language, content }: PreviewTemplate,
  ): Promise<DocumentSnapshot> {
    const settings = await this.settings.get(ctx);
    const licence = await this.licences.findOwn(ctx);
    const currency = licence?.currency ?? 'CHF';
    const sender = senderFrom(licence ? toSender(licence) : null, settings, {
      currency,
      senderId: null,
      bankAccountId: null,
    });
    const text = (part: 'intro' | 'closing') =>
      templateText({ content }, language, part) ?? textFor(settings, language, part);
    return sampleDocument({
      type,
      language,
      currency,
      sender,
      today: localDateAt(this.clock.now(), licence?.timeZone ?? ctx.timeZone),
      introText: text('intro'),
      closingText: text('closing'),
      headerText: settings.texts[language]?.header ?? '',
      footerText: settings.texts[language]?.footer ?? '',
      logoId: settings.logoId,
      termDays: settings.termDays,
    });
  }
}
