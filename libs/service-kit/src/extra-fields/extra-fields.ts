import {
  activeExtraFields,
  checkExtra,
  extraFieldsChanged,
  extraTitleIn,
  extraValueText,
  missingExtra,
  type ExtraEntity,
  type ExtraField,
  type ExtraFieldsChanged,
  type ExtraInput,
  type ExtraValues,
  type FieldError,
} from '@jahrring/contracts-common';
import type { RequestContext } from '../context/request-context';
import type { Database } from '../database/database';
import { KnownRecords } from '../database/known-records';
import { commonError } from '../errors/app-error';
import { Consumes, type EventMeta } from '../events/consumes.decorator';
import type { ListColumn } from '../export/export-column';
import { ExtraFieldSetEntity } from './extra-field-set.entity';

/** Properties of a record with extra fields besides its own. */
export interface ExtraRecord {
  extra: ExtraValues | null;
  /** Its values as the search finds them; see `addExtraColumns`. */
  extraSearch: string | null;
}

/** A field on paper; without a value its text is empty. */
export interface PrintedExtra {
  label: string;
  value: string;
}

export interface SettleOptions {
  /**
   * `form` (default): every required field must have a value then. `none`: a draft, checked when it becomes final.
   */
  required?: 'form' | 'none';
}

/** The fields a licence has added to a record: what may stand in them, and what they are called. */
export class ExtraFields {
  private readonly known = new KnownRecords<ExtraField[]>();

  constructor(private readonly db: Database) {}

  @Consumes(extraFieldsChanged)
  async onChanged(ctx: RequestContext, set: ExtraFieldsChanged, { occurredAt }: EventMeta): Promise<void> {
    await this.upsert(ctx, set, occurredAt);
  }

  /** Keeps the definitions as they are at a moment; older ones than known change nothing. */
  async upsert(ctx: RequestContext, { entity, fields }: ExtraFieldsChanged, occurredAt: Date): Promise<void> {
    const manager = this.db.writing(ctx);
    const { licenceId } = ctx;
    const known = await this.read(ctx, entity);
    if (known && known.occurredAt > occurredAt) return;
    this.known.changed(ctx);
    if (known) await manager.update(ExtraFieldSetEntity, { licenceId, entity }, { fields, occurredAt });
    else await manager.insert(ExtraFieldSetEntity, { licenceId, entity, fields, occurredAt });
  }

  /** Every field of an entity, those that are no longer active as well. */
  fields(ctx: RequestContext, entity: ExtraEntity): Promise<ExtraField[]> {
    return this.known.get(ctx, entity, async (ctx) => (await this.read(ctx, entity))?.fields ?? []);
  }

  /**
   * Returns the values with which a new record is written. 422 at `extra.<key>` for an unknown key, a value of the
   * wrong kind, and a required field without a value.
   */
  async create(
    ctx: RequestContext,
    entity: ExtraEntity,
    sent: ExtraInput | undefined,
    options?: SettleOptions,
  ): Promise<ExtraRecord> {
    return this.normalise(await this.fields(ctx, entity), sent ?? {}, {}, ctx.locale, options);
  }

  /** Returns the values that an update changes; nothing if no extra fields were sent. Errors as with `create`. */
  async update(
    ctx: RequestContext,
    entity: ExtraEntity,
    sent: ExtraInput | undefined,
    present: Pick<ExtraRecord, 'extra'>,
    options?: SettleOptions,
  ): Promise<ExtraRecord | Record<string, never>> {
    if (sent === undefined) return {};
    return this.normalise(await this.fields(ctx, entity), sent, present.extra ?? {}, ctx.locale, options);
  }

  /** Each required field that a record lacks; for drafts that become final. */
  async missing(
    ctx: RequestContext,
    entity: ExtraEntity,
    record: Pick<ExtraRecord, 'extra'>,
  ): Promise<FieldError[]> {
    return missingExtra(await this.fields(ctx, entity), record.extra ?? {});
  }

  /** One column of an export for each active field, titles in the reader's language. */
  async listColumns(
    ctx: RequestContext,
    entity: ExtraEntity,
    words: { yes: string; no: string },
  ): Promise<ListColumn<Pick<ExtraRecord, 'extra'>>[]> {
    return activeExtraFields(await this.fields(ctx, entity)).map((field) => ({
      title: extraTitleIn(field.title, ctx.locale),
      kind: field.kind === 'number' || field.kind === 'date' ? field.kind : 'text',
      cell: ({ extra }) => extraValueText(field, extra?.[field.key], ctx.locale, words),
    }));
  }

  /** A record's values as they are printed: each active field by its title, in the language of the paper. */
  async printed(
    ctx: RequestContext,
    entity: ExtraEntity,
    { extra }: Pick<ExtraRecord, 'extra'>,
    language: string,
    words: { yes: string; no: string },
  ): Promise<PrintedExtra[]> {
    return activeExtraFields(await this.fields(ctx, entity)).map((field) => ({
      label: extraTitleIn(field.title, language),
      value: extraValueText(field, extra?.[field.key], language, words),
    }));
  }

  private normalise(
    fields: readonly ExtraField[],
    sent: ExtraInput,
    present: ExtraValues,
    language: string,
    { required = 'form' }: SettleOptions = {},
  ): ExtraRecord {
    const { values, errors } = checkExtra(fields, sent, present);
    if (required === 'form') {
      const wrong = new Set(errors.map(({ field }) => field));
      errors.push(...missingExtra(fields, values).filter(({ field }) => !wrong.has(field)));
    }
    if (errors.length > 0) throw commonError('VALIDATION_FAILED', undefined, { fields: errors });
    if (Object.keys(values).length === 0) return { extra: null, extraSearch: null };
    return { extra: values, extraSearch: searchText(fields, values, language) };
  }

  private read(ctx: RequestContext, entity: ExtraEntity): Promise<ExtraFieldSetEntity | null> {
    return this.db.manager(ctx).findOneBy(ExtraFieldSetEntity, { licenceId: ctx.licenceId, entity });
  }
}

/** Values as people write them; yes and no would find too much. */
function searchText(fields: readonly ExtraField[], values: ExtraValues, language: string): string {
  return fields
    .filter(({ kind }) => kind !== 'yesno')
    .map((field) => extraValueText(field, values[field.key], language))
    .filter((text) => text !== '')
    .join(' ');
}
