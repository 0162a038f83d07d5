import { useT } from '@jahrring/tool-kit';
import { asksCrosswise, type Reading, type TypedField } from './reading';

interface DisplayProps {
  reading: Reading;
  /** Field that receives the next digit. */
  field: TypedField;
  onChoose: (field: TypedField) => void;
}

const units: Readonly<Record<TypedField, string>> = { number: '', length: 'cm', first: 'cm', second: 'cm' };

/** The typed values, big; a touch makes one the target of the keys. */
export function Display({ reading, field, onChoose }: DisplayProps) {
  const t = useT('timber');
  const fields: TypedField[] = [
    'number',
    'length',
    'first',
    ...(asksCrosswise(reading) ? ['second' as const] : []),
  ];
  return (
    <div className="timber-display">
      {fields.map((name) => (
        <button
          key={name}
          type="button"
          className="timber-value"
          aria-pressed={name === field}
          onClick={() => onChoose(name)}
        >
          <span className="timber-value__label">{t(`record.${name}`)}</span>
          <span className="timber-value__text">
            {reading[name] || '–'} <small>{units[name]}</small>
          </span>
        </button>
      ))}
    </div>
  );
}
