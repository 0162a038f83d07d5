import type { EntryImportPlan } from '@jahrring/contracts-bookkeeping';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';

/** Entries that a file would add. */
export function AddedList({ plan: { entries, added, total } }: { plan: EntryImportPlan }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { currency } = useBoot().licence;
  const title = `${t('entryImport.added', { count: added })} · ${format.money(total, currency)}`;
  const more = added - entries.length;
  return (
    <section aria-label={title}>
      <strong>{title}</strong>
      <ul className="accounting-exports">
        {entries.map(({ line, bookedOn, documentNumber, text, debit, credit, amount }) => (
          <li key={line}>
            <span>
              {[documentNumber, text].filter(Boolean).join(' · ')}
              <small>
                {format.date(bookedOn)} ·{' '}
                {t('entryImport.accounts', { debit: debit.join(', '), credit: credit.join(', ') })}
              </small>
            </span>
            <span className="accounting-exports__amount">{format.money(amount, currency)}</span>
          </li>
        ))}
        {more > 0 ? <li>{t('opening.more', { count: more })}</li> : null}
      </ul>
    </section>
  );
}
