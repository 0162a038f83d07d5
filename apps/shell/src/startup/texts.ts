import type { Locale } from '@jahrring/contracts-common';
import { requestJson, telemetry } from '@jahrring/tool-kit';
import {
  addBundledMessages,
  bootValue,
  defaultLocale,
  localeValue,
  replaceMessages,
  setLaterTexts,
  type Messages,
} from '@jahrring/tool-kit/shell';
import germanCommon from '@jahrring/tool-kit/messages/de.json';
import germanUi from '@jahrring/ui/messages/de.json';
import germanShell from '../i18n/de.json';
import type { Bundle } from '../i18n/bundle';

type LoadBundle = () => Promise<Bundle>;

/** Texts that the first page needs; German is in the first file. */
const startBundles: Readonly<Record<Exclude<Locale, 'de'>, LoadBundle>> = {
  en: () => import(/* webpackChunkName: "texts-en" */ '../i18n/bundle-en').then((m) => m.bundle),
  fr: () => import(/* webpackChunkName: "texts-fr" */ '../i18n/bundle-fr').then((m) => m.bundle),
  it: () => import(/* webpackChunkName: "texts-it" */ '../i18n/bundle-it').then((m) => m.bundle),
  ro: () => import(/* webpackChunkName: "texts-ro" */ '../i18n/bundle-ro').then((m) => m.bundle),
  bo: () => import(/* webpackChunkName: "texts-bo" */ '../i18n/bundle-bo').then((m) => m.bundle),
};

/** All other texts of the shell and of the libraries. */
const laterBundles: Readonly<Record<Locale, LoadBundle>> = {
  de: () => import(/* webpackChunkName: "texts-later-de" */ '../i18n/later-de').then((m) => m.bundle),
  en: () => import(/* webpackChunkName: "texts-later-en" */ '../i18n/later-en').then((m) => m.bundle),
  fr: () => import(/* webpackChunkName: "texts-later-fr" */ '../i18n/later-fr').then((m) => m.bundle),
  it: () => import(/* webpackChunkName: "texts-later-it" */ '../i18n/later-it').then((m) => m.bundle),
  ro: () => import(/* webpackChunkName: "texts-later-ro" */ '../i18n/later-ro').then((m) => m.bundle),
  bo: () => import(/* webpackChunkName: "texts-later-bo" */ '../i18n/later-bo').then((m) => m.bundle),
};

const here = new Set<string>();
/** Requests to the server for texts, by language: true if it responded. */
const fromServer = new Map<Locale, Promise<boolean>>();
/** True if some part of the page has requested more than the first texts. */
let isLaterWanted = false;

/** Puts the German texts of the first file in their place, and tells the kit how the others come. */
export function addGermanMessages(): void {
  addBundledMessages('de', 'common', germanCommon);
  addBundledMessages('de', 'shell', germanShell);
  addBundledMessages('de', 'ui', germanUi);
  setLaterTexts(loadLaterTexts);
}

/** The texts a language needs before it is shown: those of the first page, and the others where they are in use. */
export async function loadTexts(locale: Locale): Promise<void> {
  await Promise.all([
    locale === 'de' ? undefined : addBundle(`${locale}/start`, startBundles[locale]),
    isLaterWanted ? addBundle(`${locale}/later`, laterBundles[locale]) : undefined,
  ]);
}

/** German comes with the others: it stands in for what a language lacks. */
async function loadLaterTexts(): Promise<void> {
  isLaterWanted = true;
  const locales = new Set([localeValue.get(), defaultLocale]);
  await Promise.all([...locales].map((locale) => addBundle(`${locale}/later`, laterBundles[locale])));
}

async function addBundle(mark: string, load: LoadBundle): Promise<void> {
  if (here.has(mark)) return;
  const locale = mark.slice(0, 2);
  for (const [namespace, messages] of await load()) addBundledMessages(locale, namespace, messages);
  here.add(mark);
}

/** Replaces bundled texts by those that translators have changed; asks nothing if the boot answer names no changed texts of the language. */
export async function loadServerMessages(locale: Locale): Promise<void> {
  if (bootValue.get()?.changedTexts?.includes(locale) === false) return;
  const asked = fromServer.get(locale) ?? loadMessages(locale, 'changed');
  fromServer.set(locale, asked);
  if (!(await asked)) fromServer.delete(locale);
}

/** A translator changed texts of a language or took a change back: all of them hold in the open page as they are now. */
export async function refreshMessages(locale: Locale): Promise<void> {
  await loadMessages(locale, 'all');
}

async function loadMessages(locale: Locale, show: 'all' | 'changed'): Promise<boolean> {
  try {
    const answer = await requestJson<Record<string, Messages>>({
      url: `/api/language/${locale}/messages`,
      params: { show },
      onRefusal: 'pass',
    });
    const messages = answer[locale];
    if (!messages) return false;
    replaceMessages(locale, messages);
    return true;
  } catch (error) {
    telemetry.error('language.messages', error, { locale });
    return false;
  }
}
