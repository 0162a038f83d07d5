import type { PayrollSource } from '@jahrring/contracts-time';
import type { Translate } from '@jahrring/tool-kit';

/** The words for a source: an absence's type, a surcharge's or expense's own title, or what it is. */
export function sourceTitle(
  t: Translate,
  { source, title }: { source: PayrollSource; title: string | null },
): string {
  const [kind = '', type = ''] = source.split(':');
  if (kind === 'absence') return t(`absence.type.${type}`);
  if (kind === 'surcharge') return t('payroll.source.surcharge', { title: title ?? '' });
  if (kind === 'expense') return t('payroll.source.expense', { title: title ?? '' });
  return t(`payroll.source.${kind}`);
}
