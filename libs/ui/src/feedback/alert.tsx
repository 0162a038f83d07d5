import type { ReactNode } from 'react';
import './feedback.css';
import { Icon } from '../icon/icon';
import { IconButton } from '../button/icon-button';
import type { IconSource } from '../icon/shape';
import { alertIcon, circleCheckIcon, circleXIcon, infoIcon, xIcon } from '../icons';
import type { ColorFamily } from '../theme/tokens';
import { useUiTexts } from '../texts/ui-texts';

export type AlertKind = 'info' | 'success' | 'warning' | 'error';

export interface AlertProps {
  kind?: AlertKind;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  onClose?: () => void;
}

const looks: Record<AlertKind, { icon: IconSource; tone: ColorFamily }> = {
  info: { icon: infoIcon, tone: 'nacht' },
  success: { icon: circleCheckIcon, tone: 'wald' },
  warning: { icon: alertIcon, tone: 'bernstein' },
  error: { icon: circleXIcon, tone: 'rot' },
};

/** A message in the page; errors and warnings are announced at once. */
export function Alert({ kind = 'info', title, children, actions, onClose }: AlertProps) {
  const { t } = useUiTexts();
  const { icon, tone } = looks[kind];
  return (
    <div
      className="jr-alert"
      data-tone={tone}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
    >
      <Icon name={icon} />
      <div className="jr-alert__body">
        {title ? <div className="jr-alert__title">{title}</div> : null}
        {children === undefined ? null : <div>{children}</div>}
        {actions ? <div className="jr-alert__actions">{actions}</div> : null}
      </div>
      {onClose ? <IconButton icon={xIcon} size="small" label={t('common.close')} onClick={onClose} /> : null}
    </div>
  );
}
