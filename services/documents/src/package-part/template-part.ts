import {
  type TemplateContent,
  templateItem,
  type DocumentType,
  type TemplateItem,
} from '@jahrring/contracts-documents';
import type { KeptItem, KeptRecord, PartKeeper, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentRepository } from '../record';
import {
  defaultContent,
  TemplateRepository,
  TemplateVersionRepository,
  type TemplateEntity,
} from '../template';
import { TemplateService } from '../template-editor';

/** A template as a whole: every change a licence makes of it is seen. */
interface WholeTemplate {
  type: DocumentType;
  title: string;
  content: TemplateContent;
}

/** Templates of an industry package. None becomes the usual one of its type: that the licence chooses. */
@Injectable()
export class TemplatePart implements PartKeeper<WholeTemplate> {
  readonly values = templateItem.transform(toWhole);

  constructor(
    private readonly templates: TemplateRepository,
    private readonly versions: TemplateVersionRepository,
    private readonly service: TemplateService,
    private readonly documents: DocumentRepository,
  ) {}

  async find(
    ctx: RequestContext,
    { id, values: { type, title } }: KeptItem<WholeTemplate>,
  ): Promise<KeptRecord<WholeTemplate> | null> {
    const inPlace = (await this.templates.ofType(ctx, type)).find(
      (one) => one.id !== id && one.title === title,
    );
    const own = await this.templates.find(ctx, id, { deleted: 'include' });
    const template = own && (!own.deletedAt || !inPlace) ? own : inPlace;
    if (!template) return null;
    const version = await this.versions.findNumber(ctx, template.id, template.number);
    if (!version) return null;
    return {
      values: { type: template.type, title: template.title, content: version.content },
      deleted: template.deletedAt !== null,
      own: template.id === id,
    };
  }

  async write(
    ctx: RequestContext,
    { id, values: { type, title, content } }: KeptItem<WholeTemplate>,
    present: KeptRecord<WholeTemplate> | null,
  ): Promise<void> {
    if (!present) {
      await this.service.create(ctx, { id, type, title, isDefault: false, content });
      return;
    }
    if (present.deleted) await this.templates.restore(ctx, id);
    const { version, isDefault } = await this.templates.get(ctx, id);
    await this.service.update(ctx, id, version, { title, isDefault, content });
  }

  async remove(ctx: RequestContext, { id }: KeptItem<WholeTemplate>): Promise<void> {
    const { version } = await this.templates.get(ctx, id);
    await this.service.remove(ctx, id, version);
  }

  /** Documents are printed with it, or new ones begin with it. */
  async used(ctx: RequestContext, items: readonly KeptItem<WholeTemplate>[]): Promise<ReadonlySet<string>> {
    const ids = items.map(({ id }) => id);
    const printed = new Set(await this.documents.findUsedTemplates(ctx, ids));
    const usual = (one: TemplateEntity) => one.isDefault;
    for (const one of (await this.templates.getMany(ctx, ids)).filter(usual)) printed.add(one.id);
    return new Set(items.filter(({ id }) => printed.has(id)).map(({ key }) => key));
  }
}

function toWhole({
  type,
  title,
  country,
  texts,
  showPrices,
  signature,
  colour,
}: TemplateItem): WholeTemplate {
  const usual = defaultContent(type, country);
  const display = {
    ...usual.display,
    ...(showPrices === undefined ? {} : { showPrices }),
    ...(signature === undefined ? {} : { signature }),
    ...(colour === undefined ? {} : { colour }),
  };
  return { type, title, content: { ...usual, display, texts } };
}
