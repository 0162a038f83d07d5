import type { KeyboardEvent, PointerEvent } from 'react';
import { arrowStep, isRightToLeft } from '../direction';
import { Checkbox } from '../form/controls';
import { Icon } from '../icon/icon';
import { arrowDownIcon, arrowUpIcon } from '../icons';
import { useUiTexts } from '../texts/ui-texts';
import type { GridParts } from './grid-context';
import type { GridColumn } from './grid.types';
import { nextSort, parseSort } from './grid-sort';

const least = 64;
const keyStep = 16;

/** The sticky header row: sort buttons, width handles, the tick for the page. */
export function GridHeader<T extends object>(parts: GridParts<T>) {
  const { table, columns, tick, menu, props } = parts;
  const { t } = useUiTexts();
  const all = table.getIsAllRowsSelected();
  return (
    <div role="rowgroup" className="jr-grid__head">
      <div role="row" className="jr-grid__row jr-grid__row--head" aria-rowindex={1}>
        {tick ? (
          <div role="columnheader" className="jr-grid__cell jr-grid__cell--tool" aria-colindex={1}>
            <Checkbox
              hideLabel
              label={t('grid.selectAll')}
              // Before the rows stand there is nothing to tick.
              disabled={(props.rows?.length ?? 0) === 0}
              checked={all && (props.rows?.length ?? 0) > 0}
              indeterminate={!all && table.getIsSomeRowsSelected()}
              onChange={(checked) => table.toggleAllRowsSelected(checked)}
            />
          </div>
        ) : null}
        {columns.map((column, index) => (
          <HeaderCell key={column.id} {...parts} column={column} index={index + (tick ? 2 : 1)} />
        ))}
        {menu ? (
          <div
            role="columnheader"
            className="jr-grid__cell jr-grid__cell--tool"
            aria-colindex={columns.length + (tick ? 2 : 1)}
          >
            <span className="jr-hidden">{t('grid.actionsColumn')}</span>
          </div>
        ) : null}
      </div>
    </div>
  );
}

function HeaderCell<T extends object>({
  column,
  index,
  props,
  layout,
}: GridParts<T> & { column: GridColumn<T>; index: number }) {
  const { state, onStateChange } = props;
  const term = parseSort(state.sort).find(({ id }) => id === column.id);
  const direction = term ? (term.desc ? 'descending' : 'ascending') : undefined;
  return (
    <div
      role="columnheader"
      className="jr-grid__cell"
      data-align={column.align}
      aria-colindex={index}
      aria-sort={column.sortable ? (direction ?? 'none') : undefined}
    >
      {column.sortable ? (
        <button
          type="button"
          className="jr-grid__sort"
          onClick={(event) => onStateChange({ sort: nextSort(state.sort, column.id, event.shiftKey) })}
        >
          <span className="jr-grid__title">{column.header}</span>
          <Icon
            name={direction === 'descending' ? arrowDownIcon : arrowUpIcon}
            size={12}
            stroke={2.5}
            className={direction ? 'jr-grid__arrow' : 'jr-grid__arrow jr-grid__arrow--idle'}
          />
        </button>
      ) : (
        <span className="jr-grid__title">{column.header}</span>
      )}
      <WidthHandle column={column} onWidth={(px) => layout.setWidth(column.id, px)} />
    </div>
  );
}

/** Drag, or arrow keys when focused. */
function WidthHandle<T>({ column, onWidth }: { column: GridColumn<T>; onWidth: (px: number) => void }) {
  const { t } = useUiTexts();
  const widthOf = (handle: Element) => handle.parentElement?.getBoundingClientRect().width ?? least;
  const side = () => (isRightToLeft() ? -1 : 1);
  const drag = (event: PointerEvent<HTMLSpanElement>) => {
    const handle = event.currentTarget;
    const from = event.clientX;
    const width = widthOf(handle);
    handle.setPointerCapture(event.pointerId);
    const move = (next: globalThis.PointerEvent) =>
      onWidth(Math.max(least, width + (next.clientX - from) * side()));
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), {
      once: true,
    });
    event.preventDefault();
  };
  const step = (event: KeyboardEvent<HTMLSpanElement>) => {
    const { column: onward = 0 } = arrowStep(event.key) ?? {};
    if (onward === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onWidth(Math.max(least, widthOf(event.currentTarget) + onward * keyStep));
  };
  return (
    <span
      className="jr-grid__handle"
      role="separator"
      aria-orientation="vertical"
      aria-label={t('grid.resize', { column: column.header })}
      aria-valuemin={least}
      aria-valuenow={column.width ?? least}
      tabIndex={-1}
      onPointerDown={drag}
      onKeyDown={step}
    />
  );
}
