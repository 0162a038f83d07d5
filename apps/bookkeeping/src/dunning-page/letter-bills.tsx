import type { DunningLine } from '@jahrring/contracts-bookkeeping';
import { useFormat, useT } from '@jahrring/tool-kit';

/** The bills of a letter as a small table. */
export function LetterBills({ lines, currency }: { lines: readonly DunningLine[]; currency: string }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  return (
    <div className="dunning-bills">
      <table>
        <caption className="jr-hidden">{t('dunning.billsOf')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dunning.column.bill')}</th>
            <th scope="col">{t('dunning.column.dueDate')}</th>
            <th scope="col">{t('dunning.column.level')}</th>
            <th scope="col" className="dunning-bills__figure">
              {t('dunning.column.open')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ itemId, number, dueDate, level, open }) => (
            <tr key={itemId}>
              <td>{number}</td>
              <td>{format.date(dueDate)}</td>
              <td>{t(`dunning.level.${level}`)}</td>
              <td className="dunning-bills__figure">{format.money(open, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
