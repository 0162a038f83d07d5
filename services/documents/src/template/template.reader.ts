import type { Country } from '@jahrring/contracts-common';
import type { DocumentSettings, DocumentType, TemplateContent } from '@jahrring/contracts-documents';
import { Clock, commonError, Database, Remembered } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { defaultContent } from './default-content';
import { TemplateEntity } from './template.entity';
import { TemplateRepository } from './template.repository';
import { TemplateVersionEntity } from './template-version.entity';
import { TemplateVersionRepository } from './template-version.repository';

const mostKept = 200;

/** Fields of a document that decide its template. */
export interface TemplateOwner {
  type: DocumentType;
  templateId: string | null;
  templateVersion: number | null;
}

/** A template as a document uses it; without id and number where the licence has none of its own. */
export interface UsedTemplate {
  id: string | null;
  number: number | null;
  content: TemplateContent;
}

/** The template that new documents of a type begin with. */
export interface NewTemplate {
  id: string;
  content: TemplateContent;
}

/** Finds what a document is printed with. */
@Injectable()
export class TemplateReader {
  private readonly chosen: Remembered<UsedTemplate | null>;

  constructor(
    private readonly templates: TemplateRepository,
    private readonly versions: TemplateVersionRepository,
    db: Database,
    clock: Clock,
  ) {
    this.chosen = new Remembered(db, clock, mostKept, [TemplateEntity, TemplateVersionEntity]);
  }

  /** Its own template and version, else the licence's usual one, else what everybody begins with. */
  async ofDocument(
    ctx: RequestContext,
    owner: TemplateOwner,
    { settings, country }: { settings: DocumentSettings; country: Country },
  ): Promise<UsedTemplate> {
    const key = `${owner.type} ${owner.templateId} ${owner.templateVersion}`;
    const chosen = await this.chosen.of(ctx, key, () => this.choose(ctx, owner));
    if (chosen) return chosen;
    return { id: null, number: null, content: withSettings(defaultContent(owner.type, country), settings) };
  }

  private async choose(ctx: RequestContext, owner: TemplateOwner): Promise<UsedTemplate | null> {
    const usual = await this.templates.findDefault(ctx, owner.type);
    const own = await this.ownOf(ctx, owner, usual);
    const template = own ?? usual;
    if (!template) return null;
    const wanted = template === own ? owner.templateVersion : null;
    const version = await this.versions.findNumber(ctx, template.id, wanted ?? template.number);
    return version ? { id: template.id, number: version.number, content: version.content } : null;
  }

  /** The template a document names; null where it names none, or one that is gone or of another type. */
  private async ownOf(
    ctx: RequestContext,
    { templateId, type }: TemplateOwner,
    usual: TemplateEntity | null,
  ): Promise<TemplateEntity | null> {
    if (!templateId) return null;
    if (templateId === usual?.id) return usual;
    const named = await this.templates.find(ctx, templateId);
    return named?.type === type ? named : null;
  }

  /** 422 where a document is given a template that is none of its type. */
  async check(ctx: RequestContext, templateId: string | null | undefined, type: DocumentType): Promise<void> {
    if (!templateId) return;
    const template = await this.templates.find(ctx, templateId);
    if (template?.type === type) return;
    const field = { field: 'templateId', in: 'body' as const, code: 'exists', key: 'validation.exists' };
    throw commonError('VALIDATION_FAILED', undefined, { fields: [field] });
  }

  /** Returns the template of a new document of this type; null if the licence has chosen none. */
  async ofNew(ctx: RequestContext, type: DocumentType): Promise<NewTemplate | null> {
    const template = await this.templates.findDefault(ctx, type);
    const version = template && (await this.versions.findNumber(ctx, template.id, template.number));
    return version ? { id: template.id, content: version.content } : null;
  }
}

/** Licences without a template have chosen columns and page in their settings. */
function withSettings(content: TemplateContent, settings: DocumentSettings): TemplateContent {
  const { orientation, columnOrder } = settings;
  return {
    ...content,
    general: { ...content.general, orientation },
    display: { ...content.display, columnOrder },
  };
}
