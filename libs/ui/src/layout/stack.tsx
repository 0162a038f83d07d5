import type { ReactNode } from 'react';
import './layout.css';
import { classes } from '../internal/classes';

export interface StackProps {
  /** Step of the space scale: 1 = 4, 2 = 8, 3 = 12, 4 = 16, 5 = 24, 6 = 32 px. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6;
  children: ReactNode;
}

/** Things below each other. */
export function Stack({ gap = 4, children }: StackProps) {
  return <div className={`jr-stack jr-gap-${gap}`}>{children}</div>;
}

export interface RowProps extends StackProps {
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'between' | 'end';
  /** Stays on one line. */
  noWrap?: boolean;
}

/** Things beside each other; they wrap where there is no room. */
export function Row({ gap = 2, align = 'center', justify = 'start', noWrap = false, children }: RowProps) {
  return (
    <div
      className={classes(
        'jr-row',
        `jr-gap-${gap}`,
        `jr-row--${align}`,
        `jr-row--to-${justify}`,
        noWrap && 'jr-row--fixed',
      )}
    >
      {children}
    </div>
  );
}

export interface ColumnsProps extends StackProps {
  /** Columns on a wide screen; one on a narrow one. `side` is main content with a narrow column at the end. */
  count?: 1 | 2 | 3 | 4 | 'side';
}

/** Equal columns that become one on narrow screens. */
export function Columns({ count = 2, gap = 4, children }: ColumnsProps) {
  return <div className={`jr-columns jr-columns--${count} jr-gap-${gap}`}>{children}</div>;
}

export interface TextProps {
  tone?: 'normal' | 'muted' | 'error';
  size?: 'small' | 'normal' | 'large';
  strong?: boolean;
  as?: 'span' | 'p' | 'div';
  children: ReactNode;
}

/** Text in one of the few looks the interface has. */
export function Text({
  tone = 'normal',
  size = 'normal',
  strong = false,
  as: Tag = 'span',
  children,
}: TextProps) {
  return (
    <Tag className={classes(`jr-text--${tone}`, `jr-text--${size}`, strong && 'jr-text--strong')}>
      {children}
    </Tag>
  );
}

/** Words for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="jr-hidden">{children}</span>;
}

/** A key of the keyboard, for shortcut sheets. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className="jr-kbd">{children}</kbd>;
}

export interface AvatarProps {
  /** The person's name; the initials are taken from it. */
  name: string;
  size?: 'small' | 'normal';
  /** Hide from screen readers beside the written name. */
  decorative?: boolean;
}

/** A person as initials in a ring. */
export function Avatar({ name, size = 'normal', decorative = false }: AvatarProps) {
  const words = name.trim().split(/\s+/);
  const initials = `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase();
  return (
    <span
      className={`jr-avatar jr-avatar--${size}`}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {initials}
    </span>
  );
}
