import {
  inventoryErrors,
  objectImportFields,
  objectImportLimits,
  objectKinds,
  type ObjectImportResult,
} from '@jahrring/contracts-inventory';
import {
  AppError,
  Database,
  matchColumns,
  readTable,
  TableError,
  type RequestContext,
  type Table,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { articleNumberKey } from '../object/object-keys';
import type { ObjectEntity } from '../object/object.entity';
import { toNewObject } from '../object/object.mapper';
import { ObjectRepository } from '../object/object.repository';
import { ObjectService } from '../object/object.service';
import { columnNames } from './import-words';
import { planObjects, type ImportRow, type PlannedObject } from './plan-objects';

const keysPerQuery = 500;

/** Objects out of a CSV or XLSX file: first looked at, then written, all of them or none. */
@Injectable()
export class ObjectImportService {
  constructor(
    private readonly db: Database,
    private readonly objects: ObjectRepository,
    private readonly service: ObjectService,
  ) {}

  /** What the file would do; nothing is written. */
  async check(ctx: RequestContext, upload: Upload): Promise<ObjectImportResult> {
    return toResult(await this.plan(ctx, await readRows(upload)));
  }

  /** @throws OBJECT_IMPORT_HAS_ERRORS where a row is wrong; nothing is written then */
  async run(ctx: RequestContext, upload: Upload): Promise<ObjectImportResult> {
    const rows = await readRows(upload);
    return this.db.tx(ctx, async (ctx) => {
      const planned = await this.plan(ctx, rows);
      const wrong = planned.filter(({ outcome }) => outcome === 'error').length;
      if (wrong > 0) throw new AppError(inventoryErrors, 'OBJECT_IMPORT_HAS_ERRORS', { count: wrong });
      for (const one of planned) await this.write(ctx, one);
      return toResult(planned);
    });
  }

  private async write(ctx: RequestContext, { values, existing }: PlannedObject): Promise<void> {
    if (!values) return;
    if (!existing) {
      await this.service.create(ctx, toNewObject(values));
      return;
    }
    const patch = Object.fromEntries(objectImportFields.map((field) => [field, values[field]]));
    delete patch['kind'];
    await this.service.update(ctx, existing.id, existing.version, patch, objectKinds);
  }

  private async plan(ctx: RequestContext, rows: readonly ImportRow[]): Promise<PlannedObject[]> {
    const keys = rows.flatMap(({ cells }) => articleNumberKey(cells.articleNumber) ?? []);
    const existing = new Map<string, ObjectEntity>();
    for (let from = 0; from < keys.length; from += keysPerQuery) {
      for (const object of await this.objects.findNumbers(ctx, keys.slice(from, from + keysPerQuery))) {
        if (object.articleNumberKey !== null) existing.set(object.articleNumberKey, object);
      }
    }
    return planObjects(rows, existing);
  }
}

function toResult(planned: readonly PlannedObject[]): ObjectImportResult {
  const counts = { create: 0, update: 0, same: 0, error: 0 };
  for (const { outcome } of planned) counts[outcome] += 1;
  const rows = planned.map(({ line, title, articleNumber, outcome, errors }) => ({
    line,
    title,
    articleNumber,
    outcome,
    errors,
  }));
  return { rows, counts };
}

async function tableOf(upload: Upload): Promise<Table> {
  try {
    return await readTable(await upload.read());
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    const { fault, line, column } = error;
    throw new AppError(inventoryErrors, 'OBJECT_IMPORT_UNREADABLE', { context: fault, line, column });
  }
}

async function readRows(upload: Upload): Promise<ImportRow[]> {
  const { header, rows } = await tableOf(upload);
  const max = objectImportLimits.rows;
  if (rows.length > max) throw new AppError(inventoryErrors, 'OBJECT_IMPORT_TOO_LONG', { max });
  const places = matchColumns(header, columnNames);
  if (places.title === undefined) throw new AppError(inventoryErrors, 'OBJECT_IMPORT_NO_TITLE');
  return rows.map(({ line, cells }) => {
    const given = objectImportFields.flatMap((field) => {
      const place = places[field];
      const text = place === undefined ? '' : unquoted(cells[place] ?? '');
      return text === '' ? [] : [[field, text] as const];
    });
    return { line, cells: Object.fromEntries(given) };
  });
}

/** Exports write an apostrophe in front of what a spreadsheet would calculate. */
function unquoted(text: string): string {
  return text.trim().replace(/^'(?=[=+\-@])/, '');
}
