import { type ListQuery, localDateAt } from '@jahrring/contracts-common';
import { objectExportFields, type ObjectView } from '@jahrring/contracts-inventory';
import {
  Audit,
  Clock,
  columnsOf,
  Database,
  ExtraFields,
  exportFile,
  type ExportFormat,
  type ExtraColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { ObjectEntity } from '../object/object.entity';
import { toObjectView } from '../object/object.mapper';
import { objectColumns, ObjectRepository } from '../object/object.repository';
import { RateCategoryRepository } from '../rate-category/rate-category.repository';
import { serviceTexts, type ServiceTexts } from '../i18n';

interface Writing {
  ctx: RequestContext;
  texts: ServiceTexts['export'];
  /** Titles of the rate categories by id. */
  categories: ReadonlyMap<string, string>;
  extra: ExtraColumns;
}

/** The filtered list as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class ObjectExportService {
  constructor(
    private readonly db: Database,
    private readonly objects: ObjectRepository,
    private readonly categories: RateCategoryRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly extraFields: ExtraFields,
  ) {}

  async export(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).export;
    const { items, total } = await this.objects.listAll(ctx, query, objectColumns);
    await this.db.tx(ctx, (ctx) =>
      this.audit.record(ctx, {
        action: 'export',
        entity: 'object',
        entityId: ctx.licenceId,
        after: { format, total },
      }),
    );
    const named = (await this.categories.everyOne(ctx)).map(({ id, title }) => [id, title] as const);
    const extra = await this.extraFields.columns(ctx, 'object', texts);
    const columns = [...columnsOf(objectExportFields, texts.fields, { price: 'price' }), ...extra.columns];
    const rows = toCells(items, { ctx, texts, categories: new Map(named), extra });
    const day = localDateAt(this.clock.now(), ctx.timeZone);
    return exportFile(format, { sheet: texts.sheet, day, columns, rows });
  }
}

async function* toCells(objects: AsyncIterable<ObjectEntity>, writing: Writing): AsyncGenerator<string[]> {
  for await (const object of objects) {
    const view = toObjectView(writing.ctx, object);
    yield [
      ...objectExportFields.map((field) => toCell(view, field, writing)),
      ...writing.extra.cells(object),
    ];
  }
}

function toCell(
  view: ObjectView,
  field: (typeof objectExportFields)[number],
  { texts, categories }: Writing,
): string {
  switch (field) {
    case 'kind':
      return texts.kinds[view.kind];
    case 'active':
      return view.active ? texts.yes : '';
    case 'rateCategory':
      return categories.get(view.rateCategoryId ?? '') ?? '';
    default:
      return view[field] ?? '';
  }
}
