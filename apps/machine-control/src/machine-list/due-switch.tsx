import { useT } from '@jahrring/tool-kit';
import { SegmentedControl } from '@jahrring/ui';
import { dueFilters, type DueFilter } from './due-filter';

interface DueSwitchProps {
  value: DueFilter;
  onChange: (value: DueFilter) => void;
}

export function DueSwitch({ value, onChange }: DueSwitchProps) {
  const t = useT('machine-control');
  return (
    <div className="machine-filters">
      <SegmentedControl
        label={t('list.due')}
        value={value}
        onChange={onChange}
        options={dueFilters.map((one) => ({ value: one, label: t(`list.show.${one}`) }))}
      />
    </div>
  );
}
