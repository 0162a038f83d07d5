import type { ButtonHTMLAttributes, Ref } from 'react';
import './button.css';
import { Icon } from '../icon/icon';
import type { IconSource } from '../icon/shape';
import { classes } from '../internal/classes';
import { UiLink } from '../link/link-provider';
import { Tooltip } from '../feedback/tooltip';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'children' | 'aria-label'
> {
  icon: IconSource;
  /** The accessible name; shown as a tooltip as well. */
  label: string;
  type?: 'button' | 'submit';
  variant?: 'quiet' | 'secondary' | 'primary';
  /** A small number or dot in the corner, for example unread messages. */
  badge?: number | boolean;
  size?: 'normal' | 'small';
  to?: string;
  withTooltip?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows an icon only. */
export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    type = 'button',
    variant = 'quiet',
    badge,
    size = 'normal',
    to,
    withTooltip = true,
    className,
    ...rest
  } = props;
  const classNames = classes(
    'jr-icon-button',
    `jr-button--${variant}`,
    size === 'small' && 'jr-icon-button--small',
    className,
  );
  // The count is part of the name; the mark itself is drawn by the style sheet.
  const count = typeof badge === 'number' && badge > 0 ? (badge > 99 ? '99+' : String(badge)) : '';
  const name = count === '' ? label : `${label} (${count})`;
  const content = (
    <>
      <Icon name={icon} size={size === 'small' ? 18 : 20} />
      {badge ? <span className="jr-icon-button__badge" data-count={count} aria-hidden="true" /> : null}
    </>
  );
  const control =
    to === undefined ? (
      <button {...rest} type={type} className={classNames} aria-label={name}>
        {content}
      </button>
    ) : (
      <UiLink to={to} className={classNames} aria-label={name}>
        {content}
      </UiLink>
    );
  return withTooltip ? <Tooltip text={name}>{control}</Tooltip> : control;
}
