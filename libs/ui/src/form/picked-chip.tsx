import { Icon } from '../icon/icon';
import { xIcon } from '../icons';
import { useUiTexts } from '../texts/ui-texts';

export function PickedChip({ label, onRemove }: { label: string; onRemove: (() => void) | undefined }) {
  const { t } = useUiTexts();
  return (
    <span className="jr-chip">
      <span className="jr-chip__label">{label}</span>
      {onRemove ? (
        <button
          type="button"
          className="jr-chip__remove"
          aria-label={t('picker.remove', { name: label })}
          onClick={onRemove}
        >
          <Icon name={xIcon} size={14} />
        </button>
      ) : null}
    </span>
  );
}
