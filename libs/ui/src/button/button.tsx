import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import './button.css';
import { Icon } from '../icon/icon';
import type { IconSource } from '../icon/shape';
import { classes } from '../internal/classes';
import { UiLink } from '../link/link-provider';
import { Spinner } from '../feedback/spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** One `primary` a screen; `secondary` is the default. */
  variant?: ButtonVariant;
  type?: 'button' | 'submit' | 'reset';
  icon?: IconSource;
  iconEnd?: IconSource;
  /** Shows a turning ring and refuses further clicks; the label stays. */
  loading?: boolean;
  /** Makes it a link inside the application. */
  to?: string;
  /** Makes it a plain link, for example a download. */
  href?: string;
  download?: boolean | string;
  size?: 'normal' | 'small';
  fullWidth?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A button, or a link that looks like one (`to`, `href`). */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    type = 'button',
    icon,
    iconEnd,
    loading = false,
    size = 'normal',
    fullWidth,
    to,
    href,
    download,
    className,
    children,
    disabled,
    onClick,
    ...rest
  } = props;
  const classNames = classes(
    'jr-button',
    `jr-button--${variant}`,
    size === 'small' && 'jr-button--small',
    fullWidth && 'jr-button--full',
    className,
  );
  const content = (
    <>
      {loading ? <Spinner size={18} /> : icon ? <Icon name={icon} size={18} /> : null}
      <span className="jr-button__label">{children}</span>
      {iconEnd ? <Icon name={iconEnd} size={18} /> : null}
    </>
  );
  if ((to ?? href) !== undefined && !disabled) {
    const linkProps = {
      className: classNames,
      'aria-label': rest['aria-label'],
      id: rest.id,
      onClick: onClick as unknown as MouseEventHandler<HTMLAnchorElement> | undefined,
    };
    return to === undefined ? (
      <a href={href} download={download} {...linkProps}>
        {content}
      </a>
    ) : (
      <UiLink to={to} {...linkProps}>
        {content}
      </UiLink>
    );
  }
  return (
    <button
      {...rest}
      type={type}
      className={classNames}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {content}
    </button>
  );
}
