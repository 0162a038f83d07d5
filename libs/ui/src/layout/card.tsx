import { useId, type ReactNode } from 'react';
import './layout.css';
import { UiLink } from '../link/link-provider';
import { classes } from '../internal/classes';

export interface CardProps {
  title?: string;
  /** Beside the title: a menu, a button, a pill. */
  actions?: ReactNode;
  /** Makes the title a link that covers the whole card. */
  to?: string;
  /** Leaves out the inner space, for a grid or a list inside. */
  flush?: boolean;
  children: ReactNode;
}

/** A flat surface with a hairline. */
export function Card({ title, actions, to, flush = false, children }: CardProps) {
  const id = useId();
  return (
    <section
      className={classes('jr-card', flush && 'jr-card--flush', to !== undefined && 'jr-card--link')}
      aria-labelledby={title ? id : undefined}
    >
      {title || actions ? (
        <header className="jr-card__head">
          {title ? (
            <h2 className="jr-card__title" id={id}>
              {to === undefined ? title : <UiLink to={to}>{title}</UiLink>}
            </h2>
          ) : null}
          {actions}
        </header>
      ) : null}
      <div className="jr-card__body">{children}</div>
    </section>
  );
}

export interface SectionProps {
  /** Id of its heading, for links that lead here: `/settings#time`. */
  anchor?: string;
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page or a form, without a surface of its own. */
export function Section({ title, description, actions, anchor, children }: SectionProps) {
  const made = useId();
  const id = anchor ?? made;
  return (
    <section className="jr-section" aria-labelledby={id}>
      <header className="jr-section__head">
        <div>
          <h2 className="jr-section__title" id={id}>
            {title}
          </h2>
          {description === undefined ? null : <p className="jr-section__text">{description}</p>}
        </div>
        {actions}
      </header>
      <div className="jr-section__body">{children}</div>
    </section>
  );
}

export interface DescriptionItem {
  label: string;
  /** Nothing shows as a dash. */
  value: ReactNode;
  /** Takes the whole width. */
  wide?: boolean;
}

export interface DescriptionListProps {
  items: readonly (DescriptionItem | null | false)[];
  columns?: 1 | 2 | 3;
}

/** Labels and values of one record. */
export function DescriptionList({ items, columns = 2 }: DescriptionListProps) {
  const shown = items.filter((item): item is DescriptionItem => Boolean(item));
  return (
    <dl className={`jr-description jr-description--${columns}`}>
      {shown.map((item) => (
        <div key={item.label} className={item.wide ? 'jr-description__wide' : undefined}>
          <dt>{item.label}</dt>
          <dd>{item.value === null || item.value === undefined || item.value === '' ? '–' : item.value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface StatProps {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  /** Opens the filtered list behind the number. */
  to?: string;
  /** For example a ring. */
  start?: ReactNode;
}

/** One number that matters, for dashboards and page heads. */
export function Stat({ label, value, hint, to, start }: StatProps) {
  return (
    <div className={classes('jr-stat', to !== undefined && 'jr-card--link')}>
      {start}
      <div>
        <div className="jr-stat__label">{to === undefined ? label : <UiLink to={to}>{label}</UiLink>}</div>
        <div className="jr-stat__value">{value}</div>
        {hint === undefined ? null : <div className="jr-stat__hint">{hint}</div>}
      </div>
    </div>
  );
}
