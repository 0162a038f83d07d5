import { followUpTypes, isDraft } from '@jahrring/contracts-documents';
import { ExtraFields, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentSettingsService, printSettings, senderFrom } from '../settings';
import { exportTexts } from '../texts';
import { LicenceRefRepository } from '../reference';
import {
  BilledSourceRepository,
  DocumentRepository,
  DocumentRevisionRepository,
  PositionRepository,
} from '../record';
import type { DocumentEntity, PositionEntity } from '../record';
import { TemplateReader } from '../template';
import type { WholeDocument } from './whole-document';
import { LinkReader } from './link.reader';
import { toSender } from './parties';
import { RecipientReader } from './recipient.reader';

/** Puts a document together with its lines, what they bill, and both parties. */
@Injectable()
export class DocumentReader {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly positions: PositionRepository,
    private readonly sources: BilledSourceRepository,
    private readonly recipients: RecipientReader,
    private readonly licences: LicenceRefRepository,
    private readonly extraFields: ExtraFields,
    private readonly settings: DocumentSettingsService,
    private readonly links: LinkReader,
    private readonly revisions: DocumentRevisionRepository,
    private readonly templates: TemplateReader,
  ) {}

  async getWhole(ctx: RequestContext, id: string): Promise<WholeDocument> {
    return this.complete(ctx, await this.documents.get(ctx, id));
  }

  async complete(ctx: RequestContext, document: DocumentEntity): Promise<WholeDocument> {
    const positions = await this.positions.ofDocument(ctx, document.id);
    const sources = await this.sources.ofDocument(ctx, document.id);
    const licence = await this.licences.findOwn(ctx);
    const chain = { ...(await this.chainOf(ctx, document)), baseCurrency: licence?.currency ?? 'CHF' };
    if (!isDraft(document) && document.snapshot) {
      const { recipient, sender, deliveryAddress = null, extra = [] } = document.snapshot;
      const parties = { recipient, sender, deliveryAddress };
      return { document, positions, sources, ...parties, extra, printing: null, ...chain };
    }
    return { ...(await this.completeDraft(ctx, document, positions)), sources, ...chain };
  }

  /**
   * A draft that was made in the open transaction of nothing else: nothing came of it and it comes from nowhere. `positions`:
   * its lines, where they are known; `bills`: it has claimed something.
   */
  async completeNew(
    ctx: RequestContext,
    document: DocumentEntity,
    { bills = true, positions }: { bills?: boolean; positions?: PositionEntity[] } = {},
  ): Promise<WholeDocument> {
    const lines = positions ?? (await this.positions.ofDocument(ctx, document.id));
    const whole = await this.completeDraft(ctx, document, lines);
    return bills ? { ...whole, sources: await this.sources.ofDocument(ctx, document.id) } : whole;
  }

  /** A draft with these lines, written or not: with both parties as they stand now. */
  async completeDraft(
    ctx: RequestContext,
    document: DocumentEntity,
    positions: PositionEntity[],
  ): Promise<WholeDocument> {
    const licence = await this.licences.findOwn(ctx);
    const settings = await this.settings.get(ctx);
    const sender = senderFrom(licence ? toSender(licence) : null, settings, document);
    const country = sender?.country ?? 'CH';
    const template = await this.templates.ofDocument(ctx, document, { settings, country });
    return {
      document,
      positions,
      sources: [],
      ...(await this.recipients.of(ctx, document)),
      extra: await this.extraFields.printed(
        ctx,
        'document',
        document,
        document.language,
        exportTexts(document.language),
      ),
      sender,
      printing: printSettings(settings, document, template),
      links: [],
      revisions: [],
      taken: new Map(),
      baseCurrency: licence?.currency ?? 'CHF',
    };
  }

  /** Reads the documents it comes from, those created from it, and the versions sent before. */
  private async chainOf(
    ctx: RequestContext,
    document: DocumentEntity,
  ): Promise<Pick<WholeDocument, 'links' | 'revisions' | 'taken'>> {
    return {
      links: await this.links.of(ctx, document.id),
      revisions: document.revision > 0 ? await this.revisions.ofDocument(ctx, document.id) : [],
      taken: followUpTypes[document.type] ? await this.positions.followedOf(ctx, document.id) : new Map(),
    };
  }
}
