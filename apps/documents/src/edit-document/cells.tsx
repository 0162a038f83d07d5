import { formatNumber, parseNumber } from '@jahrring/ui/input';
import { useFormat } from '@jahrring/tool-kit';
import { useState } from 'react';
import './cells.css';

interface CellProps<V> {
  /** `key:field`, so that the keyboard finds its neighbours. */
  cell: string;
  label: string;
  value: V;
  onChange: (value: V) => void;
  invalid?: boolean;
}

interface FigureCellProps extends CellProps<string | null> {
  decimals: number;
  minDecimals?: number;
}

/** A figure, typed as the region writes it; the value is a plain decimal string. */
export function FigureCell({
  cell,
  label,
  value,
  onChange,
  invalid = false,
  decimals,
  minDecimals = 0,
}: FigureCellProps) {
  const { locale } = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = value === null ? '' : formatNumber(value, locale, { minDecimals, maxDecimals: decimals });
  const change = (text: string) => {
    setTyped(text);
    onChange(text.trim() === '' ? null : (parseNumber(text, locale) ?? text));
  };
  return (
    <input
      className="documents-cell documents-cell--figure"
      data-cell={cell}
      aria-label={label}
      aria-invalid={invalid || undefined}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shown}
      onChange={(event) => change(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => setTyped(null)}
    />
  );
}

interface TextCellProps extends CellProps<string> {
  /** The word that is printed where nothing is typed. */
  placeholder?: string | undefined;
}

/** Text that grows with its lines. */
export function TextCell({ cell, label, value, onChange, invalid = false, placeholder }: TextCellProps) {
  return (
    <textarea
      className="documents-cell documents-cell--text"
      data-cell={cell}
      aria-label={label}
      aria-invalid={invalid || undefined}
      rows={Math.max(1, value.split('\n').length)}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface ChoiceCellProps extends CellProps<string | null> {
  options: readonly { value: string; label: string }[];
}

/** A choice; its options are drawn once it is approached, so that a long sheet stays light. */
export function ChoiceCell({ cell, label, value, onChange, options, invalid = false }: ChoiceCellProps) {
  const [isNear, setNear] = useState(false);
  const approach = () => setNear(true);
  const drawn = isNear ? options : options.filter((option) => option.value === value);
  return (
    <select
      className="documents-cell"
      data-cell={cell}
      aria-label={label}
      aria-invalid={invalid || undefined}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      onFocus={approach}
      onPointerEnter={approach}
      onPointerDown={approach}
    >
      {drawn.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
