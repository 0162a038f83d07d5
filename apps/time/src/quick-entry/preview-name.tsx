import { useT } from '@jahrring/tool-kit';
import { Icon, type IconShape } from '@jahrring/ui';
import { alertIcon } from '@jahrring/ui/icons';
import { type TagOption } from './use-tag-options';

interface NameProps {
  icon: IconShape;
  /** Typed name; null if the line contains none. */
  wanted: string | null;
  searching: boolean;
  /** Options if several fit. */
  others?: readonly TagOption[] | undefined;
  onName: (option: TagOption) => void;
  children: string | null;
}

/** Shows the record that a name means, a choice if there are several, or that there is none. */
export function PreviewName({ icon, wanted, searching, others = [], onName, children }: NameProps) {
  const t = useT('time');
  if (children) {
    return (
      <span className="time-preview__chip">
        <Icon name={icon} size={16} />
        {children}
      </span>
    );
  }
  if (!wanted) return null;
  if (others.length > 0) {
    return (
      <span className="time-preview__ask" role="group" aria-label={t('quick.which', { name: wanted })}>
        <PreviewFault>{t('quick.which', { name: wanted })}</PreviewFault>
        {others.map((option) => (
          <button key={option.id} type="button" className="time-preview__chip" onClick={() => onName(option)}>
            {option.label}
          </button>
        ))}
      </span>
    );
  }
  return searching ? (
    <span>{wanted} …</span>
  ) : (
    <PreviewFault>{t('quick.unknown', { name: wanted })}</PreviewFault>
  );
}

export function PreviewFault({ children }: { children: string }) {
  return (
    <span className="time-preview__wrong">
      <Icon name={alertIcon} size={16} />
      {children}
    </span>
  );
}
