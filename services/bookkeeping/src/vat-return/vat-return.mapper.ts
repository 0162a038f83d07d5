import type { VatReturnFigures, VatReturnView } from '@jahrring/contracts-bookkeeping';
import { serviceTexts } from '../i18n';
import type { Calculated } from './calculate';
import type { VatReturnEntity } from './vat-return.entity';

/** Titles of figures in a language; a code that has none is its own. */
export function figureTitles(locale: string): (code: string) => string {
  const titles: Readonly<Record<string, string>> = serviceTexts.in(locale).vat.code;
  return (code) => titles[code] ?? code;
}

export function toFiguresView(
  { figures, ...result }: Omit<Calculated, 'sums'>,
  locale: string,
): VatReturnFigures {
  const titleOf = figureTitles(locale);
  return { ...result, figures: figures.map((figure) => ({ ...figure, title: titleOf(figure.code) })) };
}

export function toReturnView(own: VatReturnEntity, locale: string): VatReturnView {
  const { id, version, kind, fromDay, toDay, adjustments, reopenReason } = own;
  return {
    ...{ ...toFiguresView(own.result, locale), id, version, kind, fromDay, toDay, adjustments, reopenReason },
    state: own.reopenedAt ? 'reopened' : 'closed',
    closedAt: own.closedAt.toISOString(),
    reopenedAt: own.reopenedAt?.toISOString() ?? null,
  };
}
