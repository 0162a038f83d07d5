import type { Locale } from '@jahrring/contracts-common';
import { telemetry } from '@jahrring/tool-kit';
import {
  defaultLocale,
  i18n,
  isLocale,
  laterTexts,
  localeValue,
  readStored,
  writeStored,
} from '@jahrring/tool-kit/shell';
import { applyDirection } from './appearance';
import { afterFirstPage } from './first-page';
import { loadServerMessages, loadTexts } from './texts';

const cookieDays = 30;
const secondsADay = 86_400;

/** The names of the languages in themselves: the same in every interface language. */
export const languageNames: Readonly<Record<Locale, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  ro: 'Română',
  // Few machines have the letters: the name in brackets can be read everywhere.
  bo: 'བོད་ཡིག (bo)',
};

/** The language to start in: stored, else the cookie, else what the user's account says, else German. */
export function startLocale(ofUser?: Locale): Locale {
  const stored = readStored('language');
  if (isLocale(stored)) return stored;
  const cookie = /(?:^|; )locale=([^;]+)/.exec(document.cookie)?.[1];
  if (isLocale(cookie)) return cookie;
  return ofUser ?? defaultLocale;
}

/** Returns true if the person has chosen a language in this browser. */
export function hasChosenLocale(): boolean {
  return isLocale(readStored('language'));
}

/** The language asked for last: the texts of an earlier one may arrive after its own. */
let wanted: Locale | undefined;

/**
 * Switches the interface: first the texts the page is made of, the others and the server's once the first page stands. A
 * language whose texts cannot be loaded leaves the current one in place. Returns false if another language was asked for
 * while the texts were loading; the interface is then that one's.
 */
export async function applyLanguage(locale: Locale): Promise<boolean> {
  wanted = locale;
  try {
    await loadTexts(locale);
  } catch (error) {
    if (wanted === locale) throw error;
  }
  if (wanted !== locale) return false;
  await i18n.changeLanguage(locale);
  document.documentElement.lang = locale;
  applyDirection(locale);
  localeValue.set(locale);
  afterFirstPage(() => void completeTexts(locale));
  return true;
}

async function completeTexts(locale: Locale): Promise<void> {
  await laterTexts().catch((error: unknown) => telemetry.error('language.later', error, { locale }));
  await loadServerMessages(locale);
}

/**
 * The person's own choice: kept in this browser and in the cookie the server reads. Returns false if it was overtaken by
 * another choice.
 */
export async function chooseLanguage(locale: Locale): Promise<boolean> {
  if (!(await applyLanguage(locale))) return false;
  writeStored('language', locale);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `locale=${locale}; Path=/; Max-Age=${cookieDays * secondsADay}; SameSite=Lax${secure}`;
  return true;
}

/** The language chosen in another tab holds in this one. */
export function followChosenLanguage(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'language' || !isLocale(newValue)) return;
    applyLanguage(newValue).catch((error: unknown) =>
      telemetry.error('language.follow', error, { locale: newValue }),
    );
  });
}
