import './status.css';
import { Icon } from '../icon/icon';
import type { IconSource } from '../icon/shape';
import type { ColorFamily } from '../theme/tokens';

/** Look of a status; which status has which look is defined next to the statuses. */
export interface StatusLook {
  tone: ColorFamily;
  icon?: IconSource;
  /** `none` draws a dash: there is no status. */
  fill: 'soft' | 'solid' | 'outline' | 'none';
  struck?: boolean;
}

export interface StatusPillProps {
  look: StatusLook;
  /** The status' short code, shown beside the word. */
  code: string;
  label: string;
}

/** A status, never by colour alone: icon, short code and word. */
export function StatusPill({ look, code, label }: StatusPillProps) {
  if (look.fill === 'none') {
    return (
      <span className="jr-status jr-status--none" title={label}>
        <span aria-hidden="true">–</span>
        <span className="jr-hidden">{label}</span>
      </span>
    );
  }
  return (
    <span className={`jr-status jr-status--${look.fill}`} data-tone={look.tone}>
      {look.icon ? <Icon name={look.icon} size={16} stroke={2} /> : null}
      <span className={look.struck ? 'jr-status__code jr-status__code--struck' : 'jr-status__code'}>
        {code}
      </span>
      <span className="jr-status__word">{label}</span>
    </span>
  );
}
