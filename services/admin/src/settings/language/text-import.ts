import {
  hasFittingPlaceholders,
  longestText,
  placeholdersOf,
  textImportSettings,
  textKey,
  type TextAddress,
  type TextImportSettings,
  type TranslationView,
} from '@jahrring/contracts-admin';
import { locale as localeShape } from '@jahrring/contracts-common';
import type { ImportRowError } from '@jahrring/contracts-common/imports';
import {
  fieldErrorOf,
  matchValueLength,
  type ImportDefinition,
  type ImportedRecord,
  type ImportFile,
  type ImportRows,
  type PlannedRow,
  type RequestContext,
  type RowPlan,
  type RowsToPlan,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { MessageOverrideEntity } from './message-override.entity';
import { MessageRepository } from './message.repository';
import { readTextFile } from './read-text-file';
import { TextImportEntity, TextImportRowEntity } from './text-import.entity';
import { TranslationService } from './translation.service';

/** A text of a file: where it belongs and how it reads. */
interface NewText {
  namespace: string;
  key: string;
  text: string | null;
}

/** A text that the release has, with what translators have made of it. */
interface PresentText extends ImportedRecord {
  address: TextAddress;
  text: string | null;
}

type Portion = RowsToPlan<TextImportSettings, NewText, ReadonlyMap<string, TranslationView>>;
type Fault = Pick<ImportRowError, 'field' | 'code' | 'key' | 'params'>;

/** A language of the product out of a file, for the whole installation. */
@Injectable()
export class TextImport implements ImportDefinition<
  TextImportSettings,
  NewText,
  PresentText,
  ReadonlyMap<string, TranslationView>
> {
  readonly kind = 'admin.text-import';
  readonly tables = { run: TextImportEntity, row: TextImportRowEntity };
  readonly ofInstallation = true;

  /** Transactions in which open browsers are told already. */
  private readonly told = new WeakSet<object>();

  constructor(
    private readonly messages: MessageRepository,
    private readonly translations: TranslationService,
  ) {}

  /** The form of the upload says which language the file is in. */
  read(
    _ctx: RequestContext,
    bytes: Uint8Array,
    fields: Readonly<Record<string, string>>,
  ): Promise<ImportFile> {
    const locale = localeShape.safeParse(fields['locale']);
    if (!locale.success) throw fieldErrorOf('locale', 'in');
    const texts = readTextFile(Buffer.from(bytes).toString('utf8'));
    const rows = texts.map(({ line, column, namespace, key, text }) => ({
      line,
      cells: [namespace, key, text, String(column)],
    }));
    const settings = textImportSettings.parse({ locale: locale.data });
    return Promise.resolve({
      ...{ encoding: null, delimiter: null, columns: [], first: { line: 0, cells: [] } },
      ...{ rows, settings },
    });
  }

  /** Files without columns have their settings from `read`. */
  propose(): TextImportSettings {
    return textImportSettings.parse({ locale: 'de' });
  }

  describe({ cells, recordId }: TextImportRowEntity) {
    const [namespace = '', key = '', text = ''] = cells;
    return { title: `${namespace}:${key}`, detail: text, recordId };
  }

  /** The language's texts as they are when the rows are looked at. */
  async survey(ctx: RequestContext, { run }: ImportRows<TextImportSettings, NewText>) {
    const texts = await this.translations.findAll(ctx, run.settings.locale);
    return new Map(texts.map((text) => [`${text.namespace}:${text.key}`, text]));
  }

  async plan(ctx: RequestContext, portion: Portion): Promise<PlannedRow<NewText, PresentText>[]> {
    const { rows, earlier, run, survey } = portion;
    const keys = rows.map(({ cells }) => `${cells[0]}:${cells[1]}`.slice(0, matchValueLength));
    const lines = await earlier('matchValue', [...new Set(keys)]);
    const known = await this.knownOf(ctx, run, rows);
    return rows.map((row, at) => {
      const matchValue = keys[at] ?? '';
      const release = survey.get(matchValue);
      const present = release && { ...release, text: null, version: 0, ...known.get(matchValue) };
      const twice = lines.has(matchValue);
      if (!twice) lines.set(matchValue, row.line);
      const plan = planText(row, present, twice);
      const address = { locale: run.settings.locale, namespace: row.cells[0] ?? '', key: row.cells[1] ?? '' };
      const existing = present && {
        ...{ id: known.get(matchValue)?.id ?? '', version: present.version, text: present.text, address },
      };
      return { row: { ...row, matchValue, outcome: plan.outcome, plan }, plan, existing };
    });
  }

  async create(
    ctx: RequestContext,
    values: readonly NewText[],
    { settings: { locale } }: TextImportEntity,
  ): Promise<PresentText[]> {
    const by = await this.translations.nameOf(ctx);
    const made: PresentText[] = [];
    for (const { namespace, key, text } of values)
      made.push(await this.write(ctx, { locale, namespace, key }, 0, text ?? '', by));
    return made;
  }

  async update(ctx: RequestContext, { address, version }: PresentText, { text }: Partial<NewText>) {
    return this.write(ctx, address, version, text ?? '', await this.translations.nameOf(ctx));
  }

  find(ctx: RequestContext, ids: readonly string[]): Promise<MessageOverrideEntity[]> {
    return this.messages.findByIds(ctx, ids);
  }

  /** The release's own text stands there again, or what translators had written before. */
  async revert(ctx: RequestContext, { id, version }: ImportedRecord, before: Partial<NewText> | null) {
    const [present] = await this.messages.findByIds(ctx, [id]);
    if (!present) return;
    const { locale, namespace, messageKey: key } = present;
    const [address, text] = [{ locale, namespace, key }, before?.text ?? null];
    const by = await this.translations.nameOf(ctx);
    if (text === null) await this.messages.reset(ctx, address, version, by);
    else await this.messages.write(ctx, address, version, text, by);
    await this.tell(ctx, address);
  }

  private async write(
    ctx: RequestContext,
    address: TextAddress,
    version: number,
    text: string,
    by: string,
  ): Promise<PresentText> {
    const id = await this.messages.write(ctx, address, version, text, by);
    await this.tell(ctx, address);
    return { id, version: version + 1, address, text };
  }

  /** Returns the translators' present texts for some rows. */
  private async knownOf(
    ctx: RequestContext,
    { settings: { locale } }: Portion['run'],
    rows: Portion['rows'],
  ): Promise<Map<string, Pick<MessageOverrideEntity, 'id' | 'version' | 'text'>>> {
    const keys = rows.map(({ cells }) => cells[1] ?? '');
    const found = await this.messages.findKeys(ctx, locale, keys);
    return new Map(
      found.map(({ namespace, messageKey, id, version, text }) => [
        `${namespace}:${messageKey}`,
        { id, version, text },
      ]),
    );
  }

  /** Open browsers take the new texts once the transaction is through. */
  private async tell(ctx: RequestContext, { locale }: TextAddress): Promise<void> {
    if (!ctx.tx || this.told.has(ctx.tx)) return;
    this.told.add(ctx.tx);
    await this.translations.publish(ctx, locale);
  }
}

function faultOf(key: string, text: string, present: TranslationView | undefined): Fault | null {
  const reason = (code: string) => ({ field: 'key', code, key: `admin:translations.import.reasons.${code}` });
  if (!present || !textKey.safeParse(key).success) return reason('unknown');
  if (text.length > longestText)
    return { field: 'text', code: 'max', key: 'validation.max', params: { max: longestText } };
  if (hasFittingPlaceholders(key, present.german, text)) return null;
  const expected = placeholdersOf(present.german).map((name) => `{{${name}}}`);
  const params = { expected: expected.join(' ') || '–' };
  return { field: 'text', code: 'placeholders', key: 'validation.placeholders', params };
}

/** A text that the language lacked is new; where another stood, of the release or of translators, it changes. */
function planText(
  { line, cells }: TextImportRowEntity,
  present: TranslationView | undefined,
  twice: boolean,
): RowPlan<NewText> {
  const [namespace = '', key = '', text = '', column = '1'] = cells;
  const nothing = { values: {}, changes: {}, errors: [] };
  const fault = twice
    ? { field: 'key', code: 'distinct', key: 'validation.distinct' }
    : faultOf(key, text, present);
  if (fault || !present) {
    const errors = fault ? [{ line, column: Number(column), header: '', ...fault }] : [];
    return { ...nothing, outcome: 'error', errors };
  }
  const from = present.text ?? present.bundled;
  if (from === text) return { ...nothing, outcome: 'skip' };
  if (from === null) return { ...nothing, outcome: 'create', values: { namespace, key, text } };
  return { ...nothing, outcome: 'update', values: { text }, changes: { text: { from, to: text } } };
}
