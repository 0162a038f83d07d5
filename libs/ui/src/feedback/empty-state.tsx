import type { ReactNode } from 'react';
import './feedback.css';
import { useUiTexts } from '../texts/ui-texts';

export interface EmptyStateProps {
  /** One sentence. */
  title?: string;
  children?: ReactNode;
  /** One action. */
  action?: ReactNode;
}

/** A stump's rings, drawn open: the place where something will grow. */
export function Rings({ broken = false }: { broken?: boolean }) {
  return (
    <svg
      className="jr-state__rings"
      viewBox="0 0 96 96"
      width={80}
      height={80}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        d="M48 7c24-1 42 17 41 41 1 23-17 41-41 41C24 90 6 72 7 48 6 25 24 8 48 7Z"
        opacity="0.35"
        strokeDasharray={broken ? '40 10' : undefined}
      />
      <path d="M47 18c18 0 31 12 31 30 0 17-13 30-30 30-18 0-31-12-31-30 0-17 13-30 30-30Z" opacity="0.5" />
      <path
        d="M48 30c11-1 19 7 19 18 0 10-8 18-19 18-10 0-18-8-18-18 0-11 8-18 18-18Z"
        opacity="0.7"
        strokeDasharray={broken ? '18 8' : undefined}
      />
      <path d="M48 40a8 8 0 1 0 8 8" strokeWidth="2" />
      {broken ? (
        <path d="M48 48 80 16" strokeWidth="2" />
      ) : (
        <circle cx="48" cy="48" r="2" fill="currentColor" stroke="none" />
      )}
    </svg>
  );
}

/** Message for an empty place: one sentence, one action. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  const { t } = useUiTexts();
  return (
    <div className="jr-state">
      <Rings />
      <p className="jr-state__title">{title ?? t('state.emptyTitle')}</p>
      {children === undefined ? null : <div className="jr-state__text">{children}</div>}
      {action ? <div className="jr-state__actions">{action}</div> : null}
    </div>
  );
}
