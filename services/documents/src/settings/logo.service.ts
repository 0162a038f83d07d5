import { fileLimits } from '@jahrring/contracts-common';
import type { DocumentSettings } from '@jahrring/contracts-documents';
import { commonError, Database, FileStore } from '@jahrring/service-kit';
import type { FileAnswer, FileRule, RequestContext, Upload } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentSettingsService } from './document-settings.service';

const rule: FileRule = { kinds: ['png', 'jpg'], maxBytes: fileLimits.image };

/** The picture at the head of every document. */
@Injectable()
export class LogoService {
  constructor(
    private readonly db: Database,
    private readonly settings: DocumentSettingsService,
    private readonly files: FileStore,
  ) {}

  async send(ctx: RequestContext): Promise<FileAnswer> {
    const { logoId } = await this.settings.get(ctx);
    if (!logoId) throw commonError('NOT_FOUND');
    return this.files.send(ctx, logoId);
  }

  /** Its bytes for a PDF; null where there is none. */
  async read(ctx: RequestContext, logoId: string | null): Promise<Buffer | null> {
    return logoId ? this.files.read(ctx, logoId) : null;
  }

  async replace(ctx: RequestContext, version: number, upload: Upload): Promise<DocumentSettings> {
    return this.db.tx(ctx, async (tx) => {
      const { logoId } = await this.settings.getVersion(tx, version);
      const file = await this.files.save(tx, upload, rule);
      const changed = await this.settings.setLogo(tx, version, file.id);
      if (logoId) await this.files.remove(tx, logoId);
      return changed;
    });
  }

  async remove(ctx: RequestContext, version: number): Promise<DocumentSettings> {
    return this.db.tx(ctx, async (tx) => {
      const { logoId } = await this.settings.getVersion(tx, version);
      if (!logoId) throw commonError('NOT_FOUND');
      const changed = await this.settings.setLogo(tx, version, null);
      await this.files.remove(tx, logoId);
      return changed;
    });
  }
}
