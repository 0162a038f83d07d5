import {
  createObject,
  objectImportFields,
  objectImportLimits,
  objectKinds,
  type ObjectImportSettings,
} from '@jahrring/contracts-inventory';
import {
  cellsByField,
  matchValueLength,
  proposeMapping,
  type ImportDefinition,
  type ImportedRecord,
  type PlannedRow,
  type RequestContext,
  type RowsToPlan,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { articleNumberKey, type ObjectEntity, ObjectRepository, toNewObject } from '../object-record';
import { ObjectService } from '../object';
import { columnNames } from './import-words';
import { ObjectImportEntity, ObjectImportRowEntity } from './object-import.entity';
import { planObject, type ImportedObject, type ObjectCells } from './plan-object';

type Portion = RowsToPlan<ObjectImportSettings, ImportedObject>;

/** No title is a number: a first line that has one and no title is an object already. */
const number = /^\d+([.,]\d+)?$/;

/** Objects out of a CSV file or a workbook; one with the article number of an object changes it. */
@Injectable()
export class ObjectImport implements ImportDefinition<ObjectImportSettings, ImportedObject, ObjectEntity> {
  readonly kind = 'inventory.object-import';
  readonly tables = { run: ObjectImportEntity, row: ObjectImportRowEntity };
  readonly maxRows = objectImportLimits.rows;
  /** Each is written for itself, with its links looked up. */
  readonly rowsPerStep = 50;

  constructor(
    private readonly objects: ObjectRepository,
    private readonly service: ObjectService,
  ) {}

  propose(headers: readonly string[]): ObjectImportSettings {
    const mapping = proposeMapping(headers, objectImportFields, columnNames);
    return { mapping, hasTitles: mapping.some(Boolean) || !headers.some((cell) => number.test(cell)) };
  }

  describe({ cells, recordId }: ObjectImportRowEntity, { mapping }: ObjectImportSettings) {
    const { title = '', articleNumber = '' } = cellsOf(cells, mapping);
    return { title, detail: articleNumber, recordId };
  }

  async plan(
    ctx: RequestContext,
    { run, rows, headers, earlier }: Portion,
  ): Promise<PlannedRow<ImportedObject, ObjectEntity>[]> {
    const { mapping } = run.settings;
    const keyed = rows.map((row) => {
      const cells = cellsOf(row.cells, mapping);
      return { row, cells, key: articleNumberKey(cells.articleNumber)?.slice(0, matchValueLength) ?? null };
    });
    const keys = [...new Set(keyed.flatMap(({ key }) => key ?? []))];
    const found = await this.objects.findNumbers(ctx, keys);
    const existing = new Map(found.map((object) => [object.articleNumberKey, object]));
    const lines = await earlier('matchValue', keys);
    return keyed.map(({ row, cells, key }) => {
      const present = key === null ? undefined : existing.get(key);
      const sameNumberLine = key === null ? undefined : lines.get(key);
      if (key !== null && sameNumberLine === undefined) lines.set(key, row.line);
      const plan = planObject({ line: row.line, cells, mapping, headers, existing: present, sameNumberLine });
      return { row: { ...row, matchValue: key, outcome: plan.outcome, plan }, plan, existing: present };
    });
  }

  async create(ctx: RequestContext, values: readonly ImportedObject[]): Promise<ObjectEntity[]> {
    const created: ObjectEntity[] = [];
    for (const one of values)
      created.push(await this.service.create(ctx, toNewObject(createObject.parse(one))));
    return created;
  }

  update(ctx: RequestContext, { id, version }: ObjectEntity, values: Partial<ImportedObject>) {
    return this.service.update(ctx, id, version, values, objectKinds);
  }

  find(ctx: RequestContext, ids: readonly string[]): Promise<ObjectEntity[]> {
    return this.objects.getMany(ctx, ids);
  }

  async revert(
    ctx: RequestContext,
    { id, version }: ImportedRecord,
    before: Partial<ImportedObject> | null,
  ): Promise<void> {
    if (before) await this.service.update(ctx, id, version, before, objectKinds);
    else await this.service.remove(ctx, id, version, objectKinds);
  }
}

/** Exports write an apostrophe in front of what a spreadsheet would calculate. */
function cellsOf(cells: readonly string[], mapping: ObjectImportSettings['mapping']): ObjectCells {
  return cellsByField(
    cells.map((cell) => cell.trim().replace(/^'(?=[=+\-@])/, '')),
    mapping,
  );
}
