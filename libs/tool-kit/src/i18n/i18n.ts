import i18next, { type FormatterModule } from 'i18next';
import { bootValue } from '../state/boot';
import { defaultLocale, localeValue, regionalLocaleOf } from '../state/locale';
import { createValue } from '../state/value';
import { createNumbers, once } from './format';
import { missingText } from './later-texts';

export type MessageTree = { [key: string]: string | MessageTree };
/** Messages of one language by namespace. */
export type Messages = Record<string, MessageTree>;

/** The namespace of texts that belong to no tool: validation, errors, units, buttons. */
export const commonNamespace = 'common';

export const i18n = i18next.createInstance();

/** Counts changes of texts, so that components can follow them. */
export const messagesRevision = createValue(0);

const numbersIn = once(createNumbers);

/** The count of a text stands as the reader's region writes it: 1’200 Adressen. Every other value as it was given. */
const counts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, _language, options) => {
    if (typeof value !== 'number' || options?.['interpolationkey'] !== 'count') return value as string;
    const boot = bootValue.get();
    const { regionalLocale } = boot?.user ?? {};
    return numbersIn(regionalLocaleOf(localeValue.get(), boot?.licence.country, regionalLocale))(value);
  },
};

void i18n.use(counts).init({
  lng: defaultLocale,
  fallbackLng: defaultLocale,
  ns: [commonNamespace],
  defaultNS: commonNamespace,
  fallbackNS: commonNamespace,
  initAsync: false,
  interpolation: { escapeValue: false, alwaysFormat: true },
  returnEmptyString: false,
  parseMissingKeyHandler: missingText,
  resources: {},
});

/** Adds bundled texts; what the server sent before wins. */
export function addBundledMessages(locale: string, namespace: string, messages: MessageTree): void {
  i18n.addResourceBundle(locale, namespace, messages, true, false);
  messagesRevision.set(messagesRevision.get() + 1);
}

/** Replaces a language's texts by the server's. */
export function replaceMessages(locale: string, messages: Messages): void {
  if (Object.keys(messages).length === 0) return;
  for (const [namespace, tree] of Object.entries(messages)) {
    i18n.addResourceBundle(locale, namespace, tree, true, true);
  }
  messagesRevision.set(messagesRevision.get() + 1);
}
