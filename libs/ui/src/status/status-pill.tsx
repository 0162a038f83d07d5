import './status.css';
import { Icon } from '../icon/icon';
import { useUiTexts } from '../texts/ui-texts';
import { isStatusCode, statusLooks, type StatusCode } from './status-look';

export interface StatusPillProps {
  status: StatusCode | (string & {});
  /** The word; from the messages unless given (a licence may have words of its own). */
  label?: string;
  /** Leaves the word to screen readers, for narrow columns; icon and code stay. */
  short?: boolean;
}

/** A status, never by colour alone: icon, four-letter code and word. */
export function StatusPill({ status, label, short = false }: StatusPillProps) {
  const { t } = useUiTexts();
  const code: StatusCode = isStatusCode(status) ? status : 'NONE';
  const look = statusLooks[code];
  const word = label ?? t(`status.${code}`);
  if (look.fill === 'none') {
    return (
      <span className="jr-status jr-status--none" title={word}>
        <span aria-hidden="true">–</span>
        <span className="jr-hidden">{word}</span>
      </span>
    );
  }
  return (
    <span
      className={`jr-status jr-status--${look.fill}`}
      data-tone={look.tone}
      title={short ? word : undefined}
    >
      {look.icon ? <Icon name={look.icon} size={16} stroke={2} /> : null}
      <span className={look.struck ? 'jr-status__code jr-status__code--struck' : 'jr-status__code'}>
        {code}
      </span>
      <span className={short ? 'jr-hidden' : 'jr-status__word'}>{word}</span>
    </span>
  );
}
