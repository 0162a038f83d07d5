import type { ListQuery } from '@jahrring/contracts-common';
import { kitView, type CreateKit, type KitView, type UpdateKit } from '@jahrring/contracts-inventory';
import {
  Database,
  fieldErrorOf,
  only,
  viewOf,
  withoutUndefined,
  type ListResult,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PersonalArticleRepository } from '../article/personal-article.repository';
import type { KitEntity } from './kit.entity';
import { kitColumns, KitRepository } from './kit.repository';

/** Kits: what somebody of a function gets at once. */
@Injectable()
export class KitService {
  constructor(
    private readonly db: Database,
    private readonly kits: KitRepository,
    private readonly articles: PersonalArticleRepository,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<KitView>> {
    return this.kits.listViews(ctx, query, kitColumns, (found) => this.views(ctx, found));
  }

  async get(ctx: RequestContext, id: string): Promise<KitView> {
    return this.view(ctx, await this.kits.get(ctx, id, { deleted: 'include' }));
  }

  create(ctx: RequestContext, { id, title, lines }: CreateKit): Promise<KitView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.requireKnown(ctx, lines);
      return this.view(ctx, await this.kits.insert(ctx, { id, title, lines }));
    });
  }

  update(ctx: RequestContext, id: string, version: number, patch: UpdateKit): Promise<KitView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.requireKnown(ctx, patch.lines ?? []);
      return this.view(ctx, await this.kits.update(ctx, id, version, withoutUndefined(patch)));
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, (ctx) => this.kits.remove(ctx, id, version));
  }

  restore(ctx: RequestContext, id: string): Promise<KitView> {
    return this.db.tx(ctx, async (ctx) => this.view(ctx, await this.kits.restore(ctx, id)));
  }

  private async requireKnown(ctx: RequestContext, lines: CreateKit['lines']): Promise<void> {
    const ids = lines.map(({ articleId }) => articleId);
    const known = new Set((await this.articles.getMany(ctx, ids)).map(({ id }) => id));
    const unknown = ids.findIndex((id) => !known.has(id));
    if (unknown >= 0) throw fieldErrorOf(`lines.${unknown}.articleId`, 'exists');
  }

  private async view(ctx: RequestContext, kit: KitEntity): Promise<KitView> {
    return only(await this.views(ctx, [kit]));
  }

  private async views(ctx: RequestContext, kits: readonly KitEntity[]): Promise<KitView[]> {
    const ids = [...new Set(kits.flatMap(({ lines }) => lines.map(({ articleId }) => articleId)))];
    const articles = await this.articles.getMany(ctx, ids, { deleted: 'include' });
    const titles = new Map(articles.map(({ id, title }) => [id, title]));
    return kits.map((kit) => {
      const lines = kit.lines.map((line) => ({ ...line, articleTitle: titles.get(line.articleId) ?? '' }));
      return viewOf(kitView, kit, { lines });
    });
  }
}
