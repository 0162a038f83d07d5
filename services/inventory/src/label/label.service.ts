import { adjustedSheet, itemPrefix, qrPrefix, type PrintLabels } from '@jahrring/contracts-inventory';
import { commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRefRepository } from '../reference';
import { ObjectRepository } from '../object-record';
import { Papers, type Printed } from '../paper';
import { PersonalArticleRepository, PersonalItemRepository } from '../personal';
import { QrCodeRepository } from '../qr-code';
import { LabelSettingsService } from './label-settings.service';
import { inOrder, textsOf, ofRecord, printedOf } from './printed-label';
import type { Labelled } from './printed-label';

/** Any one of these lets somebody print labels of that. */
const allowed = {
  codes: ['tools.plugin.index'],
  objects: ['tools.plugin.index', 'tools.settings.objects', 'tools.machine_inventory.manage'],
  items: ['tools.personal_inventory.manage'],
  records: [
    'tools.plugin.index',
    'tools.settings.objects',
    'tools.machine_inventory.manage',
    'tools.personal_inventory.manage',
  ],
} as const;

/** Labels of anything that has a code, on the licence's sheets. */
@Injectable()
export class LabelService {
  constructor(
    private readonly db: Database,
    private readonly settings: LabelSettingsService,
    private readonly codes: QrCodeRepository,
    private readonly objects: ObjectRepository,
    private readonly items: PersonalItemRepository,
    private readonly articles: PersonalArticleRepository,
    private readonly licences: LicenceRefRepository,
    private readonly papers: Papers,
  ) {}

  /** The labels of all that was chosen, in its order. */
  async print(ctx: RequestContext, request: PrintLabels): Promise<Printed> {
    if (!allowed[request.of].some((key) => ctx.can(key))) throw commonError('FORBIDDEN');
    const settings = await this.settings.read(ctx);
    const labels = await this.labelled(ctx, request);
    const owner = (await this.licences.find(ctx, ctx.licenceId))?.name ?? null;
    const logo = settings.showLogo ? await this.settings.logo(ctx) : null;
    const { createdAt } = await this.papers.letterhead(ctx);
    // Margins and length are those of the sheet they were set for.
    const own =
      request.sheet === settings.sheet ? settings : { ...settings, marginLeft: null, marginTop: null };
    const bytes = await this.papers.run('labels', {
      sheet: adjustedSheet({ ...own, sheet: request.sheet }),
      start: request.start,
      cutLines: settings.cutLines,
      logo: logo?.toString('base64') ?? null,
      labels: labels.map((label) => printedOf(label, settings, owner)),
      title: 'labels',
      createdAt,
    });
    return { bytes, name: 'labels.pdf' };
  }

  private labelled(
    ctx: RequestContext,
    { of, ids = [], records = [], origin = '' }: PrintLabels,
  ): Promise<Labelled[]> {
    if (of === 'codes') return this.ofCodes(ctx, ids);
    if (of === 'objects') return this.ofObjects(ctx, ids);
    if (of === 'items') return this.ofItems(ctx, ids);
    return Promise.resolve(records.map((record) => ofRecord(record, origin)));
  }

  private async ofCodes(ctx: RequestContext, ids: readonly string[]): Promise<Labelled[]> {
    const codes = inOrder(ids, await this.codes.getMany(ctx, ids));
    const objectIds = codes.flatMap(({ objectId }) => objectId ?? []);
    const objects = new Map(
      (await this.objects.getMany(ctx, objectIds)).map((object) => [object.id, object]),
    );
    return codes.map(({ id, number, title, objectId }) => {
      const object = objects.get(objectId ?? '');
      return {
        ...{ content: `${qrPrefix}${id}`, number: String(number) },
        texts: { ...(object && textsOf(object)), title },
      };
    });
  }

  /** Machines and objects that have no code yet get one. */
  private async ofObjects(ctx: RequestContext, ids: readonly string[]): Promise<Labelled[]> {
    const objects = inOrder(ids, await this.objects.getMany(ctx, ids));
    const codes = await this.db.tx(ctx, async (ctx) => {
      ctx.inTurn('qr-code');
      const known = await this.codes.ofObjects(ctx, ids);
      for (const { id, title } of objects) {
        if (known.has(id)) continue;
        const number = await this.codes.nextNumber(ctx);
        const nowhere = { projectId: null, latitude: null, longitude: null };
        known.set(id, await this.codes.insert(ctx, { number, title, objectId: id, ...nowhere }));
      }
      return known;
    });
    return objects.flatMap((object) => {
      const code = codes.get(object.id);
      if (!code) return [];
      return [{ content: `${qrPrefix}${code.id}`, number: String(code.number), texts: textsOf(object) }];
    });
  }

  private async ofItems(ctx: RequestContext, ids: readonly string[]): Promise<Labelled[]> {
    const items = inOrder(ids, await this.items.getMany(ctx, ids));
    const articleIds = [...new Set(items.map(({ articleId }) => articleId))];
    const articles = await this.articles.getMany(ctx, articleIds, { deleted: 'include' });
    const byId = new Map(articles.map((article) => [article.id, article]));
    return items.map(({ id, number, articleId, serial, size }) => ({
      ...{ content: `${itemPrefix}${id}`, number: String(number) },
      texts: {
        ...{ title: byId.get(articleId)?.title ?? null, serial, detail: size },
        articleNumber: byId.get(articleId)?.articleNumber ?? null,
      },
    }));
  }
}
