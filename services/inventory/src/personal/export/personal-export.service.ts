import type { ListQuery } from '@jahrring/contracts-common';
import type { HoldingView, PersonalArticleView } from '@jahrring/contracts-inventory';
import {
  listColumns,
  ListExport,
  type ExportCell,
  type ExportFormat,
  type ListResult,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { serviceTexts, type ServiceTexts } from '../../i18n';
import { PersonalArticleService } from '../article/personal-article.service';
import { HoldingService } from '../person/holding.service';

const holdingFields = [
  'employeeName',
  'articleTitle',
  'size',
  'serial',
  'open',
  'givenOn',
  'dueOn',
  'dueReason',
] as const;
const articleFields = [
  'title',
  'articleNumber',
  'kind',
  'stock',
  'minimum',
  'held',
  'price',
  'supplier',
  'exchangeMonths',
  'inspectionMonths',
] as const;

type Texts = ServiceTexts['personalExport'];

/** Lists of the personal inventory as files: the same query and the same reach as on screen. */
@Injectable()
export class PersonalExportService {
  constructor(
    private readonly holdings: HoldingService,
    private readonly articles: PersonalArticleService,
    private readonly exports: ListExport,
  ) {}

  async holdingsFile(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).personalExport;
    const columns = listColumns(holdingFields, {
      titles: texts.holding,
      kinds: { open: 'number', givenOn: 'date', dueOn: 'date' },
      cell: (view: HoldingView, field) => holdingCell(view, field, texts),
    });
    const found = await this.holdings.list(ctx, { ...query, pageSize: 'all' });
    return this.exports.write(ctx, format, { sheet: texts.holdings, entity: 'holding', columns, ...found });
  }

  async articlesFile(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).personalExport;
    const columns = listColumns(articleFields, {
      titles: texts.article,
      kinds: {
        ...{ stock: 'number', minimum: 'number', held: 'number', price: 'price' },
        ...{ exchangeMonths: 'number', inspectionMonths: 'number' },
      },
      cell: (view: PersonalArticleView, field): ExportCell =>
        field === 'kind' ? texts.kinds[view.kind] : view[field],
    });
    const found: ListResult<PersonalArticleView> = await this.articles.list(ctx, {
      ...query,
      pageSize: 'all',
    });
    return this.exports.write(ctx, format, {
      ...{ sheet: texts.articles, entity: 'personalArticle', columns },
      ...found,
    });
  }
}

function holdingCell(view: HoldingView, field: (typeof holdingFields)[number], texts: Texts): ExportCell {
  if (field === 'dueReason') return view.dueReason ? texts.reasons[view.dueReason] : null;
  return view[field];
}
