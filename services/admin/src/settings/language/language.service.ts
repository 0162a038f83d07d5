import { createHash } from 'node:crypto';
import { adminErrors, type MessagesQuery } from '@jahrring/contracts-admin';
import { defaultLocale, type Locale, locale as localeSchema } from '@jahrring/contracts-common';
import { AppError, type RequestContext } from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { adminSettings } from '../../configuration';
import type { AdminSettings } from '../../configuration';
import { Wording } from '../../identity';
import { mergeMessages } from './merge-messages';
import { MessageFiles, type MessageTree } from './message-files';
import { MessageRepository } from './message.repository';
import { fillText, flattenTexts } from './text-table';

export interface LanguageAnswer {
  /** `{ [locale]: { [namespace]: {…} } }` as JSON. */
  body: string;
  etag: string;
}

@Injectable()
export class LanguageService extends Wording {
  private readonly files: MessageFiles;

  constructor(
    private readonly messages: MessageRepository,
    @Inject(adminSettings) settings: AdminSettings,
  ) {
    super();
    this.files = new MessageFiles(settings.messagesDir);
  }

  /** Every text of a language, or those translators changed; 404 for a language the product does not have. */
  async getMessages(ctx: RequestContext, name: string, show: MessagesQuery['show']): Promise<LanguageAnswer> {
    const parsed = localeSchema.safeParse(name);
    if (!parsed.success) throw new AppError(adminErrors, 'LANGUAGE_UNKNOWN', { locale: name.slice(0, 10) });
    const locale = parsed.data;
    const release = show === 'all' ? await this.files.read(locale) : {};
    const merged = mergeMessages(release, await this.findOverrides(ctx, locale));
    const body = JSON.stringify({ [locale]: merged });
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  }

  /** Languages of which a translator has changed texts. */
  findChanged(ctx: RequestContext): Promise<Locale[]> {
    return this.messages.findLocales(ctx);
  }

  /** One text in a language (German where it lacks it) with its placeholders filled; the product's name if there is none. */
  async say(
    ctx: RequestContext,
    locale: Locale,
    fullKey: string,
    params: Readonly<Record<string, string | number>>,
  ): Promise<string> {
    const [namespace = '', key = ''] = fullKey.split(':', 2);
    for (const language of [locale, defaultLocale]) {
      const merged = mergeMessages(await this.files.read(language), await this.findOverrides(ctx, language));
      const text = flattenTexts(merged[namespace]).get(key);
      if (text !== undefined) return fillText(text, params);
    }
    return 'Jahrring';
  }

  /** Reads the texts of the release, without the translators' changes. */
  readRelease(locale: Locale): Promise<MessageTree> {
    return this.files.read(locale);
  }

  private async findOverrides(ctx: RequestContext, locale: Locale) {
    const rows = await this.messages.findOfLanguage(ctx, locale);
    return rows.map(({ namespace, messageKey, text }) => ({ namespace, key: messageKey, text }));
  }
}
