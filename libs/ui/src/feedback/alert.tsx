import type { ReactNode } from 'react';
import './feedback.css';
import { Icon } from '../icon/icon';
import { IconButton } from '../button/icon-button';
import type { IconName } from '../icon/icons';
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

const looks: Record<AlertKind, { icon: IconName; tone: ColorFamily }> = {
  info: { icon: 'info', tone: 'nacht' },
  success: { icon: 'circle-check', tone: 'wald' },
  warning: { icon: 'alert', tone: 'bernstein' },
  error: { icon: 'circle-x', tone: 'rot' },
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
      {onClose ? <IconButton icon="x" size="small" label={t('common.close')} onClick={onClose} /> : null}
    </div>
  );
}
