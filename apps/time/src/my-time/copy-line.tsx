import { useT } from '@jahrring/tool-kit';
import { Checkbox, Icon } from '@jahrring/ui';
import { alertIcon } from '@jahrring/ui/icons';

/** State of an entry for copying: it can be copied, its time is occupied, or its day is in the future. */
export type CopyState = 'free' | 'taken' | 'future';

interface CopyLineProps {
  label: string;
  state: CopyState;
  checked: boolean;
  onToggle: () => void;
}

export function CopyLine({ label, state, checked, onToggle }: CopyLineProps) {
  const t = useT('time');
  const free = state === 'free';
  return (
    <li data-taken={!free || undefined}>
      <Checkbox label={label} checked={free && checked} disabled={!free} onChange={onToggle} />
      {free ? null : (
        <span className="time-flag">
          <Icon name={alertIcon} size={16} />
          {t(state === 'taken' ? 'copy.taken' : 'copyWeek.future')}
        </span>
      )}
    </li>
  );
}
