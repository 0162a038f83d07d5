import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { ownText } from './messages';

export type TextParams = Readonly<Record<string, string | number>>;
/** Answers the text of a key, or undefined (or the key itself) where it has none. */
export type Translate = (key: string, params?: TextParams) => string | undefined;

export interface UiTexts {
  t: (key: string, params?: TextParams) => string;
  /** Language tag of dates, numbers and sorting, for example `de-CH`. */
  locale: string;
}

/** Fills `{{name}}` placeholders. */
export function fillText(text: string, params: TextParams = {}): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(params[name] ?? whole));
}

function makeTranslate(translate: Translate | undefined): UiTexts['t'] {
  return (key, params) => {
    const bare = key.startsWith('ui:') ? key.slice(3) : key;
    // Validation messages are the shell's first, so that form and server say the same.
    const candidates = bare.startsWith('validation.') ? [bare, `ui:${bare}`] : [`ui:${bare}`, key];
    for (const candidate of candidates) {
      const text = translate?.(candidate, params);
      if (text && text !== candidate && text !== bare) return text;
    }
    const plural = `${bare}_${params?.['count'] === 1 ? 'one' : 'other'}`;
    return fillText(ownText(bare) ?? ownText(plural) ?? key, params);
  };
}

const TextsContext = createContext<UiTexts>({ t: makeTranslate(undefined), locale: 'de-CH' });

export interface UiTextsProviderProps {
  /** Looks keys up in the shell's messages: `ui:grid.search`, `validation.max`, … */
  translate?: Translate;
  locale?: string;
  children: ReactNode;
}

/** Gives the library its words. Without a translate function it speaks German. */
export function UiTextsProvider({ translate, locale = 'de-CH', children }: UiTextsProviderProps) {
  const texts = useMemo(() => ({ t: makeTranslate(translate), locale }), [translate, locale]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The library's words in the language of the interface. */
export function useUiTexts(): UiTexts {
  return useContext(TextsContext);
}
