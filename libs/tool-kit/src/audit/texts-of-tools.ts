import { requestJson } from '../api/request';
import { replaceMessages, type Messages } from '../i18n/i18n';
import { defaultLocale } from '../state/locale';

/** The texts of every tool, open or not, in a language and in German for what that lacks. Rejects where they cannot be had. */
export async function textsOfTools(language: string): Promise<void> {
  await Promise.all([...new Set([language, defaultLocale])].map(loadAll));
}

async function loadAll(language: string): Promise<void> {
  const answer = await requestJson<Record<string, Messages>>({
    url: `/api/language/${language}/messages`,
    params: { show: 'all' },
    onRefusal: 'pass',
  });
  replaceMessages(language, answer[language] ?? {});
}
