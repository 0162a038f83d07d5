import { type IndustryPackage, partsOf } from '@jahrring/contracts-admin';
import { wordsIn } from './localise';

/** Returns title, text and numbers of items of a package, in a language. */
export function titleOf(content: IndustryPackage, locale: string) {
  const language = locale.slice(0, 2);
  const { key, country, parts } = content;
  return {
    key,
    country,
    title: wordsIn(content.title, language),
    description: wordsIn(content.description, language),
    counts: Object.fromEntries(partsOf(content).map((part) => [part, parts[part]?.length ?? 0])),
  };
}
