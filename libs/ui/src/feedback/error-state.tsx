import type { ReactNode } from 'react';
import './feedback.css';
import { Button } from '../button/button';
import { refreshIcon } from '../icons';
import { useUiTexts } from '../texts/ui-texts';
import { Rings } from './empty-state';

export interface ErrorStateProps {
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
  /** The request's id, for support. */
  requestId?: string;
  actions?: ReactNode;
}

/** A place that could not be filled, with a way on. */
export function ErrorState({ title, children, onRetry, requestId, actions }: ErrorStateProps) {
  const { t } = useUiTexts();
  return (
    <div className="jr-state" role="alert">
      <Rings broken />
      <p className="jr-state__title">{title ?? t('state.errorTitle')}</p>
      <div className="jr-state__text">{children ?? t('state.errorText')}</div>
      {requestId ? <small className="jr-muted">{t('state.requestId', { id: requestId })}</small> : null}
      {onRetry || actions ? (
        <div className="jr-state__actions">
          {onRetry ? (
            <Button icon={refreshIcon} onClick={onRetry}>
              {t('common.retry')}
            </Button>
          ) : null}
          {actions}
        </div>
      ) : null}
    </div>
  );
}
