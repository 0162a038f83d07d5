import type { ListQuery } from '@jahrring/contracts-common';
import { objectExportFields, type ObjectView } from '@jahrring/contracts-inventory';
import {
  type ExportCell,
  type ExportFormat,
  ExtraFields,
  ListExport,
  listColumns,
  mapList,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { objectColumns, ObjectRepository, toObjectView } from '../object-record';
import { RateCategoryRepository } from '../rate-category';
import { serviceTexts, type ServiceTexts } from '../i18n';

/** The filtered list as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class ObjectExportService {
  constructor(
    private readonly objects: ObjectRepository,
    private readonly categories: RateCategoryRepository,
    private readonly extraFields: ExtraFields,
    private readonly exports: ListExport,
  ) {}

  async export(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).export;
    const { items, total } = await this.objects.listAll(ctx, query, objectColumns);
    const named = (await this.categories.everyOne(ctx)).map(({ id, title }) => [id, title] as const);
    const categories = new Map(named);
    const own = listColumns(objectExportFields, {
      titles: texts.fields,
      kinds: { price: 'price' },
      cell: (view: ObjectView, field) =>
        field === 'rateCategory'
          ? (categories.get(view.rateCategoryId ?? '') ?? null)
          : cellOf(view, field, texts),
    });
    const extra = await this.extraFields.listColumns(ctx, 'object', texts);
    return this.exports.write(ctx, format, {
      sheet: texts.sheet,
      entity: 'object',
      columns: [...own, ...extra],
      ...mapList({ items, total }, (object) => toObjectView(ctx, object)),
    });
  }
}

function cellOf(
  view: ObjectView,
  field: Exclude<(typeof objectExportFields)[number], 'rateCategory'>,
  texts: ServiceTexts['export'],
): ExportCell {
  if (field === 'kind') return texts.kinds[view.kind];
  if (field === 'active') return view.active ? texts.yes : '';
  return view[field];
}
