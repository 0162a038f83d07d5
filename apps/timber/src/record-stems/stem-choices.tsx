import {
  qualities,
  speciesCodes,
  type LotView,
  type Quality,
  type Species,
  type TimberSettings,
} from '@jahrring/contracts-timber';
import { useT } from '@jahrring/tool-kit';
import type { Reading } from './reading';

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** The platform's own list, big enough for a thumb. */
function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className="timber-choice">
      <span className="timber-choice__label">{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface StemChoicesProps {
  reading: Reading;
  settings: TimberSettings;
  lots: readonly LotView[];
  lotId: string | null;
  onChange: (patch: Partial<Reading>) => void;
  onLot: (id: string | null) => void;
}

/** Fields that stay the same from stem to stem until they are changed. */
export function StemChoices({ reading, settings, lots, lotId, onChange, onLot }: StemChoicesProps) {
  const t = useT('timber');
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const none = { value: '', label: t('record.none') };
  const assortments = [...new Set([...settings.assortments, reading.assortment])].filter(Boolean);
  return (
    <div className="timber-choices">
      <Choice
        label={t('record.lot')}
        value={lotId ?? ''}
        options={[
          { value: '', label: t('record.noLot') },
          ...lots.map(({ id, number, title }) => ({ value: id, label: `${number} ${title}` })),
        ]}
        onChange={(value) => onLot(value || null)}
      />
      <Choice
        label={t('stem.field.species')}
        value={reading.species}
        options={speciesCodes.map((value) => ({ value, label: t(`species.${value}`) }))}
        onChange={(value) => onChange({ species: value as Species })}
      />
      <Choice
        label={t('stem.field.assortment')}
        value={reading.assortment}
        options={[none, ...plain(assortments)]}
        onChange={(assortment) => onChange({ assortment })}
      />
      <Choice
        label={t('stem.field.quality')}
        value={reading.quality ?? ''}
        options={[none, ...plain(qualities)]}
        onChange={(value) => onChange({ quality: value === '' ? null : (value as Quality) })}
      />
    </div>
  );
}
