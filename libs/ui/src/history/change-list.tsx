import type { ReactNode } from 'react';
import './change-list.css';
import '../texts/parts/later';
import { Icon } from '../icon/icon';
import type { IconSource } from '../icon/shape';
import { arrowRightIcon } from '../icons';
import { VisuallyHidden } from '../layout/stack';
import { UiLink } from '../link/link-provider';
import { useUiTexts } from '../texts/ui-texts';

/** One changed property, in the reader's words. */
export interface ChangeLine {
  label: string;
  before: string;
  after: string;
  /** Only that it changed is told. */
  hidden?: boolean;
}

/** Change of a record: who, when, and the previous and new values. */
export interface ChangeItem {
  id: string;
  time: string;
  who: string;
  what: string;
  icon: IconSource;
  /** The record it happened to, as a link where it can be opened. */
  record?: ReactNode;
  to?: string;
  lines: readonly ChangeLine[];
  reason?: string;
}

function Line({ label, before, after, hidden }: ChangeLine) {
  const { t } = useUiTexts();
  return (
    <div className="jr-change__line">
      <dt>{label}</dt>
      <dd>
        {hidden ? <span className="jr-change__hidden">{t('history.hidden')}</span> : null}
        {!hidden && before !== '' ? (
          <del>
            <VisuallyHidden>{t('history.before')} </VisuallyHidden>
            {before}
          </del>
        ) : null}
        {!hidden && before !== '' ? <Icon name={arrowRightIcon} size={14} /> : null}
        {hidden ? null : (
          <ins>
            <VisuallyHidden>{t('history.after')} </VisuallyHidden>
            {after === '' ? '–' : after}
          </ins>
        )}
      </dd>
    </div>
  );
}

function Item({ item }: { item: ChangeItem }) {
  return (
    <li className="jr-change">
      <span className="jr-change__icon">
        <Icon name={item.icon} size={18} />
      </span>
      <div className="jr-change__body">
        <p className="jr-change__head">
          <strong>{item.who}</strong> <span>{item.what}</span>{' '}
          {item.to === undefined ? item.record : <UiLink to={item.to}>{item.record}</UiLink>}
          <time>{item.time}</time>
        </p>
        {item.reason ? <p className="jr-change__reason">{item.reason}</p> : null}
        {item.lines.length > 0 ? (
          <dl className="jr-change__lines">
            {item.lines.map((line) => (
              <Line key={line.label} {...line} />
            ))}
          </dl>
        ) : null}
      </div>
    </li>
  );
}

/** A history, newest first: what was and what is, line by line. */
export function ChangeList({ label, items }: { label: string; items: readonly ChangeItem[] }) {
  return (
    <ol className="jr-changes" aria-label={label}>
      {items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </ol>
  );
}
