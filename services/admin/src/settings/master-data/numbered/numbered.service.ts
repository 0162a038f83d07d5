import type { EventDefinition, ListQuery } from '@jahrring/contracts-common';
import {
  type ColumnKind,
  commonError,
  Database,
  type ExportFormat,
  ListExport,
  listColumns,
  type ListColumns,
  type ListResult,
  mapList,
  Outbox,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { defined } from '../../../database';
import { isStaff } from '../../../identity';
import { serviceTexts, type ServiceTexts } from '../../../i18n';
import type { NumberedEntity } from './numbered.entity';
import type { NewNumbered, NumberedPatch, NumberedRepository } from './numbered.repository';

export type ExportSheet = keyof ServiceTexts['numberedExport']['sheet'];
type ExportField = keyof ServiceTexts['numberedExport']['field'];

const columnKinds: Readonly<Partial<Record<ExportField, ColumnKind>>> = {
  validFrom: 'date',
  validTo: 'date',
};

/** Services that the rules of numbered records need besides the records. */
@Injectable()
export class NumberedServices {
  constructor(
    readonly db: Database,
    readonly outbox: Outbox,
    readonly exports: ListExport,
  ) {}
}

/** Differences of one kind of numbered record from the others. `E` record, `V` view, `P` event. */
export interface NumberedKind<E extends NumberedEntity, V, P> {
  name: string;
  columns: ListColumns;
  /** Returns true if the caller is offered them (default: the staff). */
  seenBy?: (ctx: RequestContext) => boolean;
  event: EventDefinition<P>;
  toView: (record: E) => V;
  toEvent: (record: E) => P;
  export: {
    sheet: ExportSheet;
    fields: readonly (ExportField & keyof E)[];
  };
}

type Given<T> = { [K in keyof T]?: T[K] | undefined };

/** The rules of numbered records. Every change is one transaction with its audit entry and its event. */
export abstract class NumberedService<E extends NumberedEntity, V, P> {
  constructor(
    protected readonly services: NumberedServices,
    protected readonly records: NumberedRepository<E>,
    private readonly kind: NumberedKind<E, V, P>,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<V>> {
    const found =
      query.pageSize === 'all'
        ? await this.records.listAll(ctx, query, this.kind.columns)
        : await this.records.list(ctx, query, this.kind.columns);
    return mapList(found, this.kind.toView);
  }

  /**
   * Returns the options that pickers offer: every record that is not deleted, inactive ones too; nothing to callers who
   * have none to pick.
   */
  async options(ctx: RequestContext): Promise<{ items: E[]; total: number }> {
    if (!(this.kind.seenBy ?? isStaff)(ctx)) return { items: [], total: 0 };
    const items = await this.records.findAll(ctx);
    return { items, total: items.length };
  }

  /** Also answers a deleted one: its page offers to restore it. */
  async get(ctx: RequestContext, id: string): Promise<V> {
    return this.kind.toView(await this.records.get(ctx, id, { deleted: 'include' }));
  }

  create(ctx: RequestContext, values: NewNumbered<E>): Promise<V> {
    return this.write(ctx, async (ctx) => {
      const [record] = await this.records.create(ctx, [values]);
      if (!record) throw commonError('INTERNAL');
      return record;
    });
  }

  update(ctx: RequestContext, id: string, version: number, values: Given<NumberedPatch<E>>): Promise<V> {
    return this.write(ctx, async (ctx) => {
      const patch = defined(values) as NumberedPatch<E>;
      this.check(await this.records.get(ctx, id), patch);
      return this.records.change(ctx, id, version, patch);
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.write(ctx, async (ctx) => {
      await this.records.remove(ctx, id, version);
      return this.records.get(ctx, id, { deleted: 'only' });
    });
  }

  restore(ctx: RequestContext, id: string): Promise<V> {
    return this.write(ctx, (ctx) => this.records.restore(ctx, id));
  }

  /** The filtered list as a file. Each export leaves an entry in the audit trail. */
  async export(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).numberedExport;
    const { sheet, fields } = this.kind.export;
    const { items, total } = await this.records.listAll(ctx, query, this.kind.columns);
    const words: Readonly<Record<string, string>> = texts.value;
    const cell = (record: E, field: ExportField & keyof E) => {
      const value: unknown = record[field];
      if (typeof value === 'boolean') return value ? texts.yes : texts.no;
      const text = typeof value === 'string' ? value : '';
      return words[text] ?? text;
    };
    const columns = listColumns(fields, { titles: texts.field, kinds: columnKinds, cell });
    const list = { sheet: texts.sheet[sheet], entity: this.kind.name, columns, items, total };
    return this.services.exports.write(ctx, format, list);
  }

  /** Tells the other services how records stand now. */
  async publish(ctx: RequestContext, ...records: E[]): Promise<void> {
    await this.services.outbox.addMany(ctx, this.kind.event, records.map(this.kind.toEvent));
  }

  /** A rule over the record as it will be. Default: none beyond the schema's. */
  protected check(_before: E, _patch: NumberedPatch<E>): void {
    // Only kinds with a span of validity have one.
  }

  private write(ctx: RequestContext, work: (ctx: RequestContext) => Promise<E>): Promise<V> {
    return this.services.db.tx(ctx, async (ctx) => {
      const record = await work(ctx);
      await this.publish(ctx, record);
      return this.kind.toView(record);
    });
  }
}
