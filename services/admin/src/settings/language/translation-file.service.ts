import { Readable } from 'node:stream';
import {
  hasFittingPlaceholders,
  longestText,
  type TextImportResult,
  textKey,
  textNamespace,
  type TranslationView,
} from '@jahrring/contracts-admin';
import { localDateAt, type Locale } from '@jahrring/contracts-common';
import {
  Clock,
  Database,
  exportFile,
  fieldErrorOf,
  readCsv,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable, StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { MessageRepository } from './message.repository';
import { flattenTexts } from './text-table';
import { TranslationService } from './translation.service';

const columns = ['namespace', 'key', 'de', 'text'].map((title) => ({ title, kind: 'text' as const }));
const fileShape = z.record(textNamespace, z.record(z.string(), z.unknown()));

interface FileLine {
  namespace: string;
  key: string;
  text: string;
}

type Refusal = TextImportResult['refused'][number]['reason'];

/** A whole language as a file: to be worked on elsewhere and brought back. */
@Injectable()
export class TranslationFileService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly translations: TranslationService,
    private readonly messages: MessageRepository,
  ) {}

  async exportCsv(ctx: RequestContext, locale: Locale): Promise<StreamableFile> {
    const texts = await this.translations.findAll(ctx, locale);
    const rows = texts.map((text) => [text.namespace, text.key, text.german, present(text)]);
    const day = localDateAt(this.clock.now(), ctx.timeZone);
    return exportFile('csv', { sheet: `texts-${locale}`, day, columns, rows });
  }

  /** `{namespace: {key: text}}`, keys with their dots. */
  async exportJson(ctx: RequestContext, locale: Locale): Promise<StreamableFile> {
    const tree: Record<string, Record<string, string>> = {};
    for (const text of await this.translations.findAll(ctx, locale)) {
      const words = present(text);
      if (words !== '') (tree[text.namespace] ??= {})[text.key] = words;
    }
    return new StreamableFile(Readable.from([`${JSON.stringify(tree, null, 2)}\n`]), {
      type: 'application/json; charset=utf-8',
      disposition: `attachment; filename="texts-${locale}.json"`,
    });
  }

  /** Takes every text that differs; what is unknown or would not work is left out and told. */
  async import(ctx: RequestContext, locale: Locale, file: Upload): Promise<TextImportResult> {
    const lines = readLines((await file.read()).toString('utf8'));
    const known = new Map(
      (await this.translations.findAll(ctx, locale)).map((text) => [`${text.namespace}:${text.key}`, text]),
    );
    const result: TextImportResult = { changed: 0, same: 0, refused: [] };
    const by = await this.translations.nameOf(ctx);
    await this.db.tx(ctx, async (ctx) => {
      Object.assign(result, { changed: 0, same: 0, refused: [] });
      for (const line of lines) {
        await this.take(ctx, locale, line, known.get(`${line.namespace}:${line.key}`), by, result);
      }
      if (result.changed > 0) await this.translations.publish(ctx, locale);
    });
    return result;
  }

  private async take(
    ctx: RequestContext,
    locale: Locale,
    line: FileLine,
    present: TranslationView | undefined,
    by: string,
    result: TextImportResult,
  ): Promise<void> {
    const { namespace, key, text } = line;
    const reason = refusalOf(line, present);
    if (reason !== undefined || !present) {
      result.refused.push({ namespace, key, reason: reason ?? 'unknown' });
    } else if ((present.text ?? present.bundled) === text) result.same += 1;
    else {
      await this.messages.write(ctx, { locale, namespace, key }, present.version, text, by);
      result.changed += 1;
    }
  }
}

function refusalOf({ key, text }: FileLine, present: TranslationView | undefined): Refusal | undefined {
  if (!present || !textKey.safeParse(key).success) return 'unknown';
  if (text.length > longestText) return 'length';
  return hasFittingPlaceholders(key, present.german, text) ? undefined : 'placeholders';
}

const present = ({ text, bundled }: TranslationView): string => text ?? bundled ?? '';

/** Both forms we write; a spreadsheet's guard against formulas is taken off again. */
function readLines(content: string): FileLine[] {
  const text = content.replace(/^\ufeff/, '');
  try {
    const lines = text.trimStart().startsWith('{') ? readJson(text) : readTable(text);
    return lines.filter((line) => line.text.trim() !== '');
  } catch {
    throw fieldErrorOf('file', 'regex');
  }
}

function readJson(text: string): FileLine[] {
  const tree = fileShape.parse(JSON.parse(text));
  return Object.entries(tree).flatMap(([namespace, texts]) =>
    [...flattenTexts(texts)].map(([key, words]) => ({ namespace, key, text: words })),
  );
}

function readTable(text: string): FileLine[] {
  const [titles, ...rows] = [...readCsv(text, ';')].map(({ cells }) => cells);
  const at = (name: string) => titles?.indexOf(name) ?? -1;
  const [namespace, key, words] = [at('namespace'), at('key'), at('text')];
  if (namespace < 0 || key < 0 || words < 0) throw new Error('no texts');
  return rows.map((cells) => ({
    namespace: cells[namespace] ?? '',
    key: cells[key] ?? '',
    text: (cells[words] ?? '').replace(/^'(?=[=+\-@\t\r])/, ''),
  }));
}
