import { labelSheets, type LabelSheetKey } from '@jahrring/contracts-inventory';
import { useT } from '@jahrring/tool-kit';
import './labels.css';

interface StartGridProps {
  sheet: LabelSheetKey;
  value: number;
  onChange: (start: number) => void;
}

/** The labels of a sheet; those before the chosen one are used up already. */
export function StartGrid({ sheet, value, onChange }: StartGridProps) {
  const t = useT('inventory');
  const { columns, rows } = labelSheets[sheet];
  const places = Array.from({ length: columns * rows }, (_place, index) => index + 1);
  if (places.length === 1) return null;
  return (
    <fieldset className="inventory-label-start">
      <legend>{t('labels.start')}</legend>
      <div
        className="inventory-label-start__grid"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {places.map((place) => (
          <button
            key={place}
            type="button"
            aria-pressed={place === value}
            aria-label={t('labels.startAt', { place })}
            data-used={place < value || undefined}
            onClick={() => onChange(place)}
          >
            {place}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
