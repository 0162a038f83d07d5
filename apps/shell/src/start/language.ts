import type { Locale } from '@jahrring/contracts-common';
import { requestJson, telemetry } from '@jahrring/tool-kit';
import {
  addBundledMessages,
  defaultLocale,
  i18n,
  isLocale,
  localeValue,
  readStored,
  replaceMessages,
  writeStored,
  type MessageTree,
  type Messages,
} from '@jahrring/tool-kit/shell';
import germanCommon from '@jahrring/tool-kit/messages/de.json';
import germanShell from '../i18n/de.json';
import { applyDirection } from './appearance';
import { afterFirstPage } from './first-page';

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

type Bundle = { common: MessageTree; shell: MessageTree; ui?: MessageTree };

const bundles: Readonly<Record<Exclude<Locale, 'de'>, () => Promise<Bundle>>> = {
  en: () => import(/* webpackChunkName: "texts-en" */ '../i18n/bundle-en').then((m) => m.bundle),
  fr: () => import(/* webpackChunkName: "texts-fr" */ '../i18n/bundle-fr').then((m) => m.bundle),
  it: () => import(/* webpackChunkName: "texts-it" */ '../i18n/bundle-it').then((m) => m.bundle),
  ro: () => import(/* webpackChunkName: "texts-ro" */ '../i18n/bundle-ro').then((m) => m.bundle),
  bo: () => import(/* webpackChunkName: "texts-bo" */ '../i18n/bundle-bo').then((m) => m.bundle),
};

const fromServer = new Set<Locale>();

/** The language to start in: stored, else the cookie, else what the user's account says, else German. */
export function startLocale(ofUser?: Locale): Locale {
  const stored = readStored('language');
  if (isLocale(stored)) return stored;
  const cookie = /(?:^|; )locale=([^;]+)/.exec(document.cookie)?.[1];
  if (isLocale(cookie)) return cookie;
  return ofUser ?? defaultLocale;
}

/** Whether the person has chosen a language in this browser. */
export function hasChosenLocale(): boolean {
  return isLocale(readStored('language'));
}

export function addGermanMessages(): void {
  addBundledMessages('de', 'common', germanCommon);
  addBundledMessages('de', 'shell', germanShell);
}

async function loadBundle(locale: Locale): Promise<void> {
  if (locale === 'de' || i18n.hasResourceBundle(locale, 'shell')) return;
  const bundle = await bundles[locale]();
  for (const [namespace, messages] of Object.entries(bundle)) {
    addBundledMessages(locale, namespace, messages);
  }
}

/** The server's texts replace the bundled ones. Without them the bundled ones serve. */
async function loadServerMessages(locale: Locale): Promise<void> {
  if (fromServer.has(locale)) return;
  try {
    const answer = await requestJson<Record<string, Messages>>({
      url: `/api/language/${locale}/messages`,
      onRefusal: 'pass',
    });
    const messages = answer[locale];
    if (!messages) return;
    fromServer.add(locale);
    replaceMessages(locale, messages);
  } catch (error) {
    telemetry.error('language.messages', error, { locale });
  }
}

/**
 * Switches the interface: bundled texts first, the server's once the first page stands. A language whose texts cannot be
 * loaded leaves the current one in place.
 */
export async function applyLanguage(locale: Locale): Promise<void> {
  await loadBundle(locale);
  await i18n.changeLanguage(locale);
  document.documentElement.lang = locale;
  applyDirection(locale);
  localeValue.set(locale);
  afterFirstPage(() => void loadServerMessages(locale));
}

/** The person's own choice: kept in this browser and in the cookie the server reads. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  await applyLanguage(locale);
  writeStored('language', locale);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `locale=${locale}; Path=/; Max-Age=${cookieDays * secondsADay}; SameSite=Lax${secure}`;
}

/** The server's texts of a language have changed: they hold in the open page. */
export async function refreshMessages(locale: Locale): Promise<void> {
  fromServer.delete(locale);
  await loadServerMessages(locale);
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
