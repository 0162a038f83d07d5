import { fileLimits } from '@jahrring/contracts-common';
import {
  defaultLabelSettings,
  type LabelSettings,
  type UpdateLabelSettings,
} from '@jahrring/contracts-inventory';
import {
  commonError,
  Database,
  FileStore,
  type FileAnswer,
  type FileRule,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { LabelSettingsEntity } from './label-settings.entity';
import { LabelSettingsRepository } from './label-settings.repository';

const logoRule: FileRule = { kinds: ['png', 'jpg'], maxBytes: fileLimits.image };

/** Settings of the licence's labels: the sheet they are printed on, their content, and the logo. */
@Injectable()
export class LabelSettingsService {
  constructor(
    private readonly db: Database,
    private readonly repository: LabelSettingsRepository,
    private readonly files: FileStore,
  ) {}

  async read(ctx: RequestContext): Promise<LabelSettings> {
    return toView(await this.repository.findOwn(ctx));
  }

  update(ctx: RequestContext, version: number, values: UpdateLabelSettings): Promise<LabelSettings> {
    return this.db.tx(ctx, async (ctx) => toView(await this.store(ctx, version, { values })));
  }

  /** Takes the place of the logo before; null takes it away. */
  setLogo(ctx: RequestContext, version: number, upload: Upload | null): Promise<LabelSettings> {
    return this.db.tx(ctx, async (ctx) => {
      const before = (await this.repository.findOwn(ctx))?.logoId;
      const logoId = upload ? (await this.files.save(ctx, upload, logoRule)).id : null;
      const saved = await this.store(ctx, version, { logoId });
      if (before) await this.files.remove(ctx, before);
      return toView(saved);
    });
  }

  async sendLogo(ctx: RequestContext): Promise<FileAnswer> {
    const logoId = (await this.repository.findOwn(ctx))?.logoId;
    if (!logoId) throw commonError('NOT_FOUND');
    return this.files.send(ctx, logoId);
  }

  /** The logo's bytes; null without one. */
  async logo(ctx: RequestContext): Promise<Buffer | null> {
    const logoId = (await this.repository.findOwn(ctx))?.logoId;
    return logoId ? this.files.read(ctx, logoId) : null;
  }

  private async store(
    ctx: RequestContext,
    version: number,
    patch: Partial<Pick<LabelSettingsEntity, 'values' | 'logoId'>>,
  ): Promise<LabelSettingsEntity> {
    const own = await this.repository.findOwn(ctx);
    if ((own?.version ?? 0) !== version)
      throw commonError('VERSION_MISMATCH', undefined, { current: toView(own) });
    if (own) return this.repository.update(ctx, own.id, version, patch);
    return this.repository.insertFirst(ctx, { values: defaultLabelSettings, logoId: null, ...patch });
  }
}

function toView(own: LabelSettingsEntity | null): LabelSettings {
  const logoId = own?.logoId ?? null;
  return { ...defaultLabelSettings, ...own?.values, version: own?.version ?? 0, hasLogo: logoId !== null };
}
