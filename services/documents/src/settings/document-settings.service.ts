import { localDateAt } from '@jahrring/contracts-common';
import { documentsErrors, documentTypes, numberPattern } from '@jahrring/contracts-documents';
import type { DocumentSettings, DocumentType, UpdateDocumentSettings } from '@jahrring/contracts-documents';
import { AppError, Clock, commonError, Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentRepository } from '../record';
import { LicenceRefRepository } from '../reference';
import { defaultSettings } from './default-settings';
import type { DocumentSettingsEntity } from './document-settings.entity';
import { DocumentSettingsRepository } from './document-settings.repository';
import { StartNumbers } from './start-numbers';
import { isSameSeries, planSeries, seriesInForce } from './plan-series';

/** Settings for how the licence numbers, words and sends its documents. */
@Injectable()
export class DocumentSettingsService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly settings: DocumentSettingsRepository,
    private readonly documents: DocumentRepository,
    private readonly licences: LicenceRefRepository,
    private readonly numbers: StartNumbers,
  ) {}

  async get(ctx: RequestContext): Promise<DocumentSettings> {
    const own = await this.settings.findOwn(ctx);
    return own
      ? toView(own)
      : { ...defaultSettings, version: 0, previous: {}, logoId: null, nextNumbers: {} };
  }

  /** The settings with what each series counts next, for who changes them. */
  async getWithNumbers(ctx: RequestContext): Promise<DocumentSettings> {
    const settings = await this.get(ctx);
    return { ...settings, nextNumbers: await this.numbers.next(ctx, settings, await this.today(ctx)) };
  }

  /**
   * A changed series of numbers begins with a period; see `planSeries`.
   * @throws DOCUMENT_NUMBERS_COLLIDE when a changed series could give a number that stands on a document already,
   * VALIDATION_FAILED at a start number that has been passed
   */
  async update(
    ctx: RequestContext,
    version: number,
    values: UpdateDocumentSettings,
  ): Promise<DocumentSettings> {
    await this.db.tx(ctx, async (tx) => {
      await this.numbers.lock(tx);
      const current = await this.getVersion(tx, version);
      const today = await this.today(tx);
      await this.refuseCollisions(tx, current, values, today);
      const numbered = await this.numberedTypes(tx);
      const previous = planSeries(current, values.series, { today, numbered });
      const { bankAccounts, ...rest } = values;
      const stored = await this.store(tx, version, { values: rest, bankAccounts, previous });
      await this.numbers.raise(tx, { before: current, after: stored, today });
    });
    return this.getWithNumbers(ctx);
  }

  /** Puts another picture at the head of the documents, or none. Answers the settings and the one before. */
  async setLogo(ctx: RequestContext, version: number, logoId: string | null): Promise<DocumentSettings> {
    await this.getVersion(ctx, version);
    await this.store(ctx, version, { logoId });
    return this.getWithNumbers(ctx);
  }

  /** The settings as they stand; 412 where somebody was faster. */
  async getVersion(ctx: RequestContext, version: number): Promise<DocumentSettings> {
    const current = await this.get(ctx);
    if (current.version !== version) throw commonError('VERSION_MISMATCH', undefined, { current });
    return current;
  }

  private async store(
    ctx: RequestContext,
    version: number,
    patch: Partial<Pick<DocumentSettingsEntity, 'values' | 'bankAccounts' | 'previous' | 'logoId'>>,
  ): Promise<DocumentSettings> {
    const own = await this.settings.findOwn(ctx);
    if (own) return toView(await this.settings.update(ctx, own.id, version, patch));
    const { bankAccounts, ...values } = defaultSettings;
    const fresh = { values, bankAccounts, previous: {}, logoId: null };
    return toView(await this.settings.insertFirst(ctx, { ...fresh, ...patch }));
  }

  private async today(ctx: RequestContext): Promise<string> {
    const licence = await this.licences.findOwn(ctx);
    return localDateAt(this.clock.now(), licence?.timeZone ?? ctx.timeZone);
  }

  private async numberedTypes(ctx: RequestContext): Promise<ReadonlySet<DocumentType>> {
    const numbered = new Set<DocumentType>();
    for (const type of documentTypes) {
      if ((await this.documents.numbersBeginning(ctx, type, '')).length > 0) numbered.add(type);
    }
    return numbered;
  }

  private async refuseCollisions(
    ctx: RequestContext,
    current: DocumentSettings,
    next: UpdateDocumentSettings,
    today: string,
  ): Promise<void> {
    for (const type of documentTypes) {
      const series = next.series[type];
      const known = [current.series[type], seriesInForce(current, type, today)];
      if (known.some((one) => isSameSeries(one, series))) continue;
      const pattern = numberPattern(series);
      if (known.some((one) => numberPattern(one).source === pattern.source)) continue;
      const given = await this.documents.numbersBeginning(ctx, type, series.prefix);
      const number = given.find((candidate) => pattern.test(candidate));
      if (number) throw new AppError(documentsErrors, 'DOCUMENT_NUMBERS_COLLIDE', { number });
    }
  }
}

function toView({
  values,
  bankAccounts,
  previous,
  logoId,
  version,
}: DocumentSettingsEntity): DocumentSettings {
  return {
    ...defaultSettings,
    ...values,
    bankAccounts: bankAccounts ?? [],
    previous: previous ?? {},
    logoId,
    version,
    nextNumbers: {},
  };
}
