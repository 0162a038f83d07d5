import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import { chevronDownIcon, chevronLeftIcon, chevronRightIcon, firstIcon, lastIcon } from '../icons';
import { leftToRight } from '../texts/left-to-right';
import { useUiTexts } from '../texts/ui-texts';
import { preloadVirtualRows } from './lazy-virtual-rows';
import type { DataGridProps } from './grid.types';

const defaultSizes = [25, 50, 100, 'all'] as const;

type FooterProps = Pick<DataGridProps<never>, 'state' | 'onStateChange' | 'total' | 'pageSizes'> & {
  count: number;
};

/** Shows the present position in the list, and the controls to move on. */
export function GridFooter({ state, onStateChange, total, count, pageSizes = defaultSizes }: FooterProps) {
  const { t, locale } = useUiTexts();
  const all = total ?? count;
  const size = state.pageSize === 'all' ? Math.max(1, all) : state.pageSize;
  const pages = Math.max(1, Math.ceil(all / size));
  const from = count === 0 ? 0 : (state.page - 1) * size + 1;
  const number = (value: number) => leftToRight(new Intl.NumberFormat(locale).format(value));
  const go = (page: number) => onStateChange({ page });
  return (
    <div className="jr-grid__foot">
      <span role="status">
        {t('grid.rowsOf', {
          from: number(from),
          to: number(count === 0 ? 0 : from + count - 1),
          total: number(all),
        })}
      </span>
      <span className="jr-grid__spring" />
      <span className="jr-control jr-control--select jr-grid__size">
        <select
          className="jr-control__input"
          aria-label={t('grid.pageSize')}
          value={String(state.pageSize)}
          onFocus={preloadVirtualRows}
          onChange={(event) =>
            onStateChange({ pageSize: event.target.value === 'all' ? 'all' : Number(event.target.value) })
          }
        >
          {[...new Set([...pageSizes, state.pageSize])].map((option) => (
            <option key={option} value={String(option)}>
              {option === 'all' ? t('grid.all') : option}
            </option>
          ))}
        </select>
        <Icon name={chevronDownIcon} size={18} className="jr-control__chevron" />
      </span>
      {pages > 1 ? (
        <nav className="jr-grid__pages" aria-label={t('grid.pages')}>
          <IconButton
            icon={firstIcon}
            size="small"
            withTooltip={false}
            label={t('grid.firstPage')}
            disabled={state.page <= 1}
            onClick={() => go(1)}
          />
          <IconButton
            icon={chevronLeftIcon}
            size="small"
            withTooltip={false}
            label={t('grid.previousPage')}
            disabled={state.page <= 1}
            onClick={() => go(state.page - 1)}
          />
          <span className="jr-grid__page" aria-current="page">
            <span className="jr-hidden">{t('grid.page', { page: state.page, pages })}</span>
            <span aria-hidden="true">
              {state.page} / {pages}
            </span>
          </span>
          <IconButton
            icon={chevronRightIcon}
            size="small"
            withTooltip={false}
            label={t('grid.nextPage')}
            disabled={state.page >= pages}
            onClick={() => go(state.page + 1)}
          />
          <IconButton
            icon={lastIcon}
            size="small"
            withTooltip={false}
            label={t('grid.lastPage')}
            disabled={state.page >= pages}
            onClick={() => go(pages)}
          />
        </nav>
      ) : null}
    </div>
  );
}
