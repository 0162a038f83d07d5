import type { DocumentTotals } from '@jahrring/contracts-documents';
import { useWindowedRows } from '@jahrring/ui/virtual';
import { useMemo, useRef, useState, type FocusEvent } from 'react';
import { lineNumbers, wrongFields, type Line } from './lines';
import { PositionRow } from './position-row';
import type { Sheet } from './use-sheet';

interface LineRowsProps {
  lines: readonly Line[];
  totals: DocumentTotals;
  checked: boolean;
  sheet: Sheet;
}

const columns = 9;
const allUpTo = 30;
const usualHeight = 44;

/** The rows of the sheet; of a long one those in sight. */
export function LineRows({ lines, totals, checked, sheet }: LineRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const keys = useMemo(() => lines.map(({ key }) => key), [lines]);
  const numbers = lineNumbers(lines);
  const { shown, rest, measure } = useWindowedRows({
    keys,
    kept: [focused, sheet.wanted],
    body,
    allUpTo,
    usualHeight,
  });
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const row = (event.target as Element).closest<HTMLElement>('tr[data-line]');
    setFocused(row?.dataset['line'] ?? null);
  };
  return (
    <tbody ref={body} onFocus={onFocus} onBlur={() => setFocused(null)}>
      {shown.flatMap(({ index, gap }) => {
        const line = lines[index];
        if (!line) return [];
        return [
          <Gap key={`gap ${line.key}`} height={gap} />,
          <PositionRow
            key={line.key}
            line={line}
            number={numbers[index] ?? ''}
            index={index}
            amount={totals.lines[index] ?? null}
            wrong={checked ? wrongFields(line).join(' ') : ''}
            selected={sheet.selected.has(line.key)}
            actions={sheet}
            measure={measure}
          />,
        ];
      })}
      <Gap height={rest} />
    </tbody>
  );
}

/** The room of lines that are not in the page. */
function Gap({ height }: { height: number }) {
  if (height === 0) return null;
  return (
    <tr className="documents-lines__gap" aria-hidden="true">
      <td colSpan={columns} style={{ blockSize: height }} />
    </tr>
  );
}
