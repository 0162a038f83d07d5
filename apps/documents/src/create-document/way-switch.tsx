import { useT } from '@jahrring/tool-kit';
import { SegmentedControl } from '@jahrring/ui';
import type { Way } from './ways';

interface WaySwitchProps {
  ways: readonly Way[];
  way: Way;
  onChange: (way: Way) => void;
}

/** Choice of the source of the new document. */
export function WaySwitch({ ways, way, onChange }: WaySwitchProps) {
  const t = useT('documents');
  return (
    <div className="documents-create__ways">
      <SegmentedControl
        label={t('way.label')}
        options={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
        value={way}
        onChange={onChange}
      />
    </div>
  );
}
