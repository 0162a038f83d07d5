import { useMemo } from 'react';
import { localeValue } from '../state/locale';
import { useValue } from '../state/value';
import { commonNamespace, i18n, messagesRevision } from './i18n';

/** Values of a text's placeholders; `count` chooses the plural. `defaultValue` stands in for a missing text. */
export type TextParams = Record<string, string | number | undefined>;
export type Translate = (key: string, params?: TextParams) => string;

function createTranslator(locale: string, namespace: string): Translate {
  const fixed = i18n.getFixedT(locale, [namespace, commonNamespace]);
  // Every row of a list asks for the same texts; one that may still come is asked for again.
  const plain = new Map<string, string>();
  return (key, params) => {
    if (params) return String(fixed(key, params));
    const text = plain.get(key) || String(fixed(key, {}));
    plain.set(key, text);
    return text;
  };
}

let translators = new Map<string, Translate>();
let revisionOf = 0;

function translator(locale: string, namespace: string): Translate {
  const revision = messagesRevision.get();
  if (revision !== revisionOf) translators = new Map();
  revisionOf = revision;
  const of = `${locale} ${namespace}`;
  const known = translators.get(of) ?? createTranslator(locale, namespace);
  translators.set(of, known);
  return known;
}

/**
 * Texts of a namespace: `t('list.title')`; another namespace by prefix: `t('projects:title')`. A key that the
 * namespace lacks is looked up in `common`. The function changes when language or texts change.
 */
export function useT(namespace: string = commonNamespace): Translate {
  const locale = useValue(localeValue);
  const revision = useValue(messagesRevision);
  return useMemo(() => {
    // The revision is no argument of the translator, but a new one makes its answers stale.
    void revision;
    return translator(locale, namespace);
  }, [locale, namespace, revision]);
}

/** For code outside of components, in the language of the moment. */
export function translate(key: string, params?: TextParams): string {
  return translator(localeValue.get(), commonNamespace)(key, params);
}
