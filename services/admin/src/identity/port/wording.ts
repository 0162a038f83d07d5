import type { Locale } from '@jahrring/contracts-common';
import type { RequestContext } from '@jahrring/service-kit';

/** Texts of the interface with what translators have changed; provided by the floor of settings. */
export abstract class Wording {
  /** One text in a language (German where it lacks it) with its placeholders filled; the product's name if there is none. */
  abstract say(
    ctx: RequestContext,
    locale: Locale,
    fullKey: string,
    params: Readonly<Record<string, string | number>>,
  ): Promise<string>;
}
