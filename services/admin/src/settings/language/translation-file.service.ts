import { Readable } from 'node:stream';
import type { TranslationView } from '@jahrring/contracts-admin';
import { localDateAt, type Locale } from '@jahrring/contracts-common';
import { Clock, exportFile, type RequestContext } from '@jahrring/service-kit';
import { Injectable, StreamableFile } from '@nestjs/common';
import { TranslationService } from './translation.service';

const columns = ['namespace', 'key', 'de', 'text'].map((title) => ({ title, kind: 'text' as const }));

/** A whole language as a file: to be worked on elsewhere and brought back by an import. */
@Injectable()
export class TranslationFileService {
  constructor(
    private readonly clock: Clock,
    private readonly translations: TranslationService,
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
}

const present = ({ text, bundled }: TranslationView): string => text ?? bundled ?? '';
