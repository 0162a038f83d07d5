import {
  hasFittingPlaceholders,
  placeholdersOf,
  type TextAddress,
  type TextHistoryEntry,
  type TranslationList,
  type TranslationListQuery,
  type TranslationView,
} from '@jahrring/contracts-admin';
import type { Locale } from '@jahrring/contracts-common';
import { commonError, Database, fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LivePublisher } from '../live';
import { PersonDirectory } from '../../identity';
import { LanguageService } from './language.service';
import { MessageRepository } from './message.repository';
import { type ReleaseText, textTable } from './text-table';
import { isMissing, isChanged, toView, isAskedFor } from './translation-view';

/** Texts that translators see and change. */
@Injectable()
export class TranslationService {
  constructor(
    private readonly db: Database,
    private readonly languages: LanguageService,
    private readonly messages: MessageRepository,
    private readonly users: PersonDirectory,
    private readonly live: LivePublisher,
  ) {}

  async list(ctx: RequestContext, query: TranslationListQuery): Promise<TranslationList> {
    const all = await this.findAll(ctx, query.locale);
    const shown = all.filter((text) => isAskedFor(text, query));
    const from = (query.page - 1) * query.pageSize;
    return {
      items: shown.slice(from, from + query.pageSize),
      total: shown.length,
      namespaces: [...new Set(all.map((text) => text.namespace))],
      counts: {
        all: all.length,
        missing: all.filter(isMissing).length,
        changed: all.filter(isChanged).length,
      },
    };
  }

  /** Every text of a language with what translators made of it. */
  async findAll(ctx: RequestContext, locale: Locale): Promise<TranslationView[]> {
    const [texts, rows] = await Promise.all([
      this.readRelease(locale),
      this.messages.findOfLanguage(ctx, locale),
    ]);
    const written = new Map(rows.map((row) => [`${row.namespace}:${row.messageKey}`, row]));
    return texts.map((text) => toView(text, written.get(`${text.namespace}:${text.key}`)));
  }

  /** Writes a text; 404 for a text the release does not have, 422 where its placeholders are not the German ones. */
  async change(ctx: RequestContext, address: TextAddress, version: number, text: string) {
    const release = await this.getRelease(address);
    if (!hasFittingPlaceholders(address.key, release.german, text)) {
      const expected = placeholdersOf(release.german).map((name) => `{{${name}}}`);
      throw fieldErrorOf('text', 'placeholders', { expected: expected.join(' ') || '–' });
    }
    const by = await this.nameOf(ctx);
    await this.db.tx(ctx, async (ctx) => {
      const present = await this.view(ctx, release, address);
      if (present.version !== version) throw commonError('VERSION_MISMATCH', undefined, { current: present });
      await this.messages.write(ctx, address, version, text, by);
      await this.publish(ctx, address.locale);
    });
    return this.view(ctx, release, address);
  }

  async reset(ctx: RequestContext, address: TextAddress, version: number): Promise<TranslationView> {
    const release = await this.getRelease(address);
    const by = await this.nameOf(ctx);
    await this.db.tx(ctx, async (ctx) => {
      await this.messages.reset(ctx, address, version, by);
      await this.publish(ctx, address.locale);
    });
    return this.view(ctx, release, address);
  }

  async history(ctx: RequestContext, address: TextAddress): Promise<{ items: TextHistoryEntry[] }> {
    const rows = await this.messages.findChanges(ctx, address);
    return {
      items: rows.map(({ id, before, after, changedBy, changedAt }) => ({
        id,
        before,
        after,
        changedBy,
        changedAt: changedAt.toISOString(),
      })),
    };
  }

  /** Open browsers take the new texts at once. */
  publish(ctx: RequestContext, locale: Locale): Promise<void> {
    return this.live.publish(ctx, null, { name: 'language-changed', data: { locale } });
  }

  async nameOf(ctx: RequestContext): Promise<string> {
    const { firstName, lastName } = await this.users.get(ctx, ctx.userId);
    return `${firstName} ${lastName}`;
  }

  private async readRelease(locale: Locale): Promise<ReleaseText[]> {
    const [german, own] = await Promise.all([
      this.languages.readRelease('de'),
      this.languages.readRelease(locale),
    ]);
    return textTable(german, own);
  }

  private async getRelease({ locale, namespace, key }: TextAddress): Promise<ReleaseText> {
    const texts = await this.readRelease(locale);
    const found = texts.find((text) => text.namespace === namespace && text.key === key);
    if (!found) throw commonError('NOT_FOUND');
    return found;
  }

  private async view(ctx: RequestContext, release: ReleaseText, address: TextAddress) {
    return toView(release, (await this.messages.find(ctx, address)) ?? undefined);
  }
}
