import type { Locale } from '@jahrring/contracts-common';
import { de } from './texts/de';
import { en } from './texts/en';
import { fr } from './texts/fr';
import { it } from './texts/it';
import { ro } from './texts/ro';
import type { MailTexts } from './mail-texts.types';

/** Tibetan has no mails of its own yet: German, as every missing text. */
const texts: Readonly<Record<Locale, MailTexts>> = { bo: de, de, en, fr, it, ro };

export function mailTexts(locale: Locale): MailTexts {
  return texts[locale];
}
