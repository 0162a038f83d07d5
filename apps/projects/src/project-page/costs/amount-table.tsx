import { useFormat, useT } from '@jahrring/tool-kit';

export interface AmountColumn<T> {
  /** Also the key of its heading: `costs.column.<id>`. */
  id: string;
  /** A decimal string; null where there is nothing to say. */
  value: (row: T) => string | null;
  /** Written as it is, and not summed up. */
  plain?: boolean;
  /** True if values below zero are highlighted. */
  sign?: boolean;
}

interface AmountTableProps<T> {
  caption: string;
  rows: readonly T[];
  nameOf: (row: T) => string;
  columns: readonly AmountColumn<T>[];
}

/** Amounts in columns with their sums; columns without any value are left out. */
export function AmountTable<T>({ caption, rows, nameOf, columns }: AmountTableProps<T>) {
  const t = useT('projects');
  const format = useFormat();
  const shown = columns.filter(({ value }) => rows.some((row) => value(row) !== null));
  const write = ({ value, plain }: AmountColumn<T>, row: T) => {
    const text = value(row);
    if (text === null) return '–';
    return plain ? text : format.amount(text);
  };
  return (
    <div className="projects-amounts" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption className="jr-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('costs.column.name')}</th>
            {shown.map(({ id }) => (
              <th key={id} scope="col">
                {t(`costs.column.${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={nameOf(row)}>
              <th scope="row">{nameOf(row)}</th>
              {shown.map((column) => (
                <td key={column.id} data-low={(column.sign && isLow(column.value(row))) || undefined}>
                  {write(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {rows.length > 1 ? (
          <tfoot>
            <tr>
              <th scope="row">{t('costs.column.sum')}</th>
              {shown.map(({ id, value, plain }) => (
                <td key={id}>{plain ? '' : format.amount(sum(rows.map(value)))}</td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}

function isLow(amount: string | null): boolean {
  return amount?.startsWith('-') ?? false;
}

/** Added in whole cents. */
function sum(amounts: readonly (string | null)[]): string {
  const cents = amounts.reduce((total, amount) => total + Math.round(Number(amount ?? 0) * 100), 0);
  return (cents / 100).toFixed(2);
}
