import { documentsErrors, documentTypes, numberPattern } from '@jahrring/contracts-documents';
import type { DocumentSettings, UpdateDocumentSettings } from '@jahrring/contracts-documents';
import { AppError, commonError, Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentRepository } from '../document/document.repository';
import { defaultSettings } from './default-settings';
import { DocumentSettingsRepository } from './document-settings.repository';

/** How the licence numbers and words its documents. */
@Injectable()
export class DocumentSettingsService {
  constructor(
    private readonly db: Database,
    private readonly settings: DocumentSettingsRepository,
    private readonly documents: DocumentRepository,
  ) {}

  async get(ctx: RequestContext): Promise<DocumentSettings> {
    const own = await this.settings.findOwn(ctx);
    return own
      ? { ...defaultSettings, ...own.values, version: own.version }
      : { ...defaultSettings, version: 0 };
  }

  /**
   * @throws DOCUMENT_NUMBERS_COLLIDE when a changed series could give a number that stands on a document already
   */
  async update(
    ctx: RequestContext,
    version: number,
    values: UpdateDocumentSettings,
  ): Promise<DocumentSettings> {
    return this.db.tx(ctx, async (tx) => {
      const current = await this.get(tx);
      if (current.version !== version) throw commonError('VERSION_MISMATCH', undefined, { current });
      await this.refuseCollisions(tx, current, values);
      const own = await this.settings.findOwn(tx);
      const saved = own
        ? await this.settings.update(tx, own.id, version, { values })
        : await this.settings.insert(tx, { values });
      return { ...values, version: saved.version };
    });
  }

  private async refuseCollisions(
    ctx: RequestContext,
    current: UpdateDocumentSettings,
    next: UpdateDocumentSettings,
  ): Promise<void> {
    for (const type of documentTypes) {
      const series = next.series[type];
      const before = numberPattern(current.series[type]);
      const pattern = numberPattern(series);
      if (pattern.source === before.source) continue;
      const given = await this.documents.numbersBeginning(ctx, type, series.prefix);
      const number = given.find((candidate) => pattern.test(candidate));
      if (number) throw new AppError(documentsErrors, 'DOCUMENT_NUMBERS_COLLIDE', { number });
    }
  }
}
