import i18next from 'i18next';
import { createValue } from '../state/value';
import { defaultLocale } from '../state/locale';
import { missingText } from './later-texts';

export type MessageTree = { [key: string]: string | MessageTree };
/** Messages of one language by namespace. */
export type Messages = Record<string, MessageTree>;

/** The namespace of texts that belong to no tool: validation, errors, units, buttons. */
export const commonNamespace = 'common';

export const i18n = i18next.createInstance();

/** Counts changes of texts, so that components can follow them. */
export const messagesRevision = createValue(0);

void i18n.init({
  lng: defaultLocale,
  fallbackLng: defaultLocale,
  ns: [commonNamespace],
  defaultNS: commonNamespace,
  fallbackNS: commonNamespace,
  initAsync: false,
  interpolation: { escapeValue: false },
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
