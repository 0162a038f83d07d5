import { isDeepStrictEqual } from 'node:util';
import { templateLimits } from '@jahrring/contracts-documents';
import type {
  CreateTemplate,
  DocumentType,
  TemplateChoice,
  TemplateContent,
  TemplateListItem,
  TemplateVersionView,
  TemplateView,
  UpdateTemplate,
} from '@jahrring/contracts-documents';
import { commonError, Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRefRepository } from '../reference';
import {
  defaultContent,
  TemplateRepository,
  TemplateVersionRepository,
  toTemplateChoice,
  toTemplateListItem,
  toTemplateVersionView,
  toTemplateView,
} from '../template';
import type { TemplateEntity } from '../template';

/** Templates of a licence. A changed content is a new version; documents that were issued keep theirs. */
@Injectable()
export class TemplateService {
  constructor(
    private readonly db: Database,
    private readonly templates: TemplateRepository,
    private readonly versions: TemplateVersionRepository,
    private readonly licences: LicenceRefRepository,
  ) {}

  async list(ctx: RequestContext): Promise<{ items: TemplateListItem[] }> {
    return { items: (await this.templates.ofType(ctx)).map(toTemplateListItem) };
  }

  async choices(ctx: RequestContext, type: DocumentType): Promise<{ items: TemplateChoice[] }> {
    return { items: (await this.templates.ofType(ctx, type)).map(toTemplateChoice) };
  }

  async get(ctx: RequestContext, id: string): Promise<TemplateView> {
    return this.view(ctx, await this.templates.get(ctx, id));
  }

  async getVersion(ctx: RequestContext, id: string, number: number): Promise<TemplateVersionView> {
    await this.templates.get(ctx, id);
    const version = await this.versions.findNumber(ctx, id, number);
    if (!version) throw commonError('NOT_FOUND');
    return toTemplateVersionView(version);
  }

  async create(ctx: RequestContext, values: CreateTemplate): Promise<TemplateView> {
    const { id, type, title, isDefault } = values;
    return this.db.tx(ctx, async (tx) => {
      if ((await this.templates.ofType(tx)).length >= templateLimits.perLicence) {
        throw commonError('CONFLICT');
      }
      const licence = await this.licences.findOwn(tx);
      const content = values.content ?? defaultContent(type, licence?.country ?? 'CH');
      const given = id === undefined ? {} : { id };
      const template = await this.templates.insert(tx, { ...given, type, title, isDefault, number: 1 });
      await this.versions.insert(tx, { templateId: template.id, number: 1, content });
      await this.keepOneDefault(tx, template);
      return this.view(tx, template);
    });
  }

  async update(
    ctx: RequestContext,
    id: string,
    version: number,
    { title, isDefault, content }: UpdateTemplate,
  ): Promise<TemplateView> {
    return this.db.tx(ctx, async (tx) => {
      const before = await this.templates.get(tx, id);
      const number = before.number + ((await this.isNew(tx, before, content)) ? 1 : 0);
      const template = await this.templates.update(tx, id, version, { title, isDefault, number });
      if (number !== before.number) await this.versions.insert(tx, { templateId: id, number, content });
      await this.keepOneDefault(tx, template);
      return this.view(tx, template);
    });
  }

  /** Drafts that use it go on with the usual one; issued documents keep what they were printed with. */
  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, (tx) => this.templates.remove(tx, id, version));
  }

  private async isNew(
    ctx: RequestContext,
    template: TemplateEntity,
    content: TemplateContent,
  ): Promise<boolean> {
    const newest = await this.versions.findNumber(ctx, template.id, template.number);
    return !isDeepStrictEqual(newest?.content, content);
  }

  /** The one that was marked last takes the mark from the others of its type. */
  private async keepOneDefault(ctx: RequestContext, template: TemplateEntity): Promise<void> {
    if (!template.isDefault) return;
    for (const other of await this.templates.ofType(ctx, template.type)) {
      if (other.id === template.id || !other.isDefault) continue;
      await this.templates.update(ctx, other.id, other.version, { isDefault: false });
    }
  }

  private async view(ctx: RequestContext, template: TemplateEntity): Promise<TemplateView> {
    return toTemplateView(template, await this.versions.ofTemplate(ctx, template.id));
  }
}
