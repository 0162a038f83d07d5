import { useEffect, type ReactNode } from 'react';
import './layout.css';
import '../tabs/tabs.css';
import { Icon } from '../icon/icon';
import type { IconSource } from '../icon/shape';
import { chevronLeftIcon, chevronRightIcon } from '../icons';
import { UiLink } from '../link/link-provider';
import { useUiTexts } from '../texts/ui-texts';

export interface Breadcrumb {
  label: string;
  to: string;
}

export interface PageTab {
  label: string;
  to: string;
  active: boolean;
  icon?: IconSource;
  count?: number;
}

export interface PageFrameProps {
  title: string;
  /** Beside the title, for example a status pill. */
  titleExtra?: ReactNode;
  subtitle?: ReactNode;
  breadcrumbs?: readonly Breadcrumb[];
  /** Buttons: the one primary action first. */
  actions?: ReactNode;
  /** Tabs that are routes of their own. */
  tabs?: readonly PageTab[];
  /** `narrow` for forms and reading, `wide` (default) for lists. */
  width?: 'narrow' | 'wide';
  /** Sets the document's title; true unless told. */
  setsDocumentTitle?: boolean;
  children: ReactNode;
}

/** The frame of every page: path, title, actions, tabs, content. */
export function PageFrame(props: PageFrameProps) {
  const {
    title,
    titleExtra,
    subtitle,
    breadcrumbs = [],
    actions,
    tabs = [],
    width = 'wide',
    setsDocumentTitle = true,
    children,
  } = props;
  useEffect(() => {
    if (setsDocumentTitle) document.title = `${title} · Jahrring`;
  }, [title, setsDocumentTitle]);
  return (
    <div className={`jr-page jr-page--${width}`}>
      <header className="jr-page__head">
        {breadcrumbs.length > 0 ? <Breadcrumbs items={breadcrumbs} /> : null}
        <div className="jr-page__bar">
          <div className="jr-page__titles">
            <div className="jr-page__title-line">
              <h1 className="jr-page__title">{title}</h1>
              {titleExtra}
            </div>
            {subtitle === undefined ? null : <div className="jr-page__subtitle">{subtitle}</div>}
          </div>
          {actions ? <div className="jr-page__actions">{actions}</div> : null}
        </div>
        {tabs.length > 0 ? <PageTabs label={title} tabs={tabs} /> : null}
      </header>
      <div className="jr-page__content">{children}</div>
    </div>
  );
}

/** The way to this page; on narrow screens only the last step, as a way back. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const { t } = useUiTexts();
  return (
    <nav aria-label={t('common.breadcrumbs')}>
      <ol className="jr-breadcrumbs">
        {items.map((item) => (
          <li key={item.to}>
            <Icon name={chevronLeftIcon} size={16} className="jr-breadcrumbs__back" />
            <UiLink to={item.to}>{item.label}</UiLink>
            <Icon name={chevronRightIcon} size={14} className="jr-breadcrumbs__step" />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  return (
    <nav aria-label={label} className="jr-tabs">
      {tabs.map((tab) => (
        <UiLink key={tab.to} to={tab.to} className="jr-tab" aria-current={tab.active ? 'page' : undefined}>
          {tab.icon ? <Icon name={tab.icon} size={18} /> : null}
          {tab.label}
          {tab.count === undefined ? null : <span className="jr-tab__count">{tab.count}</span>}
        </UiLink>
      ))}
    </nav>
  );
}
