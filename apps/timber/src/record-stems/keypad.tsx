import { useT } from '@jahrring/tool-kit';
import { Icon } from '@jahrring/ui';
import { checkIcon, chevronLeftIcon } from '@jahrring/ui/icons';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface KeypadProps {
  /** True if everything is typed: the big key saves then. */
  complete: boolean;
  onDigit: (digit: string) => void;
  onBack: () => void;
  onSave: () => void;
}

/** Keys for a thumb in a glove. */
export function Keypad({ complete, onDigit, onBack, onSave }: KeypadProps) {
  const t = useT('timber');
  return (
    <div className="timber-keys" role="group" aria-label={t('record.keys')}>
      {digits.map((digit) => (
        <button key={digit} type="button" className="timber-key" onClick={() => onDigit(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" className="timber-key" aria-label={t('record.back')} onClick={onBack}>
        <Icon name={chevronLeftIcon} size={28} />
      </button>
      <button type="button" className="timber-key" onClick={() => onDigit('0')}>
        0
      </button>
      <button
        type="button"
        className="timber-key timber-key--save"
        aria-label={t('record.save')}
        disabled={!complete}
        onClick={onSave}
      >
        <Icon name={checkIcon} size={32} />
      </button>
    </div>
  );
}
