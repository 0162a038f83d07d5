import { useCallback, useRef, type RefObject } from 'react';
import { ActionMenu } from '../button/action-menu';
import { Checkbox } from '../form/controls';
import { classes } from '../internal/classes';
import { UiLink } from '../link/link-provider';
import { useUiTexts } from '../texts/ui-texts';
import { nameOf, titleColumn, type GridParts } from './grid-context';
import { cellContent } from './grid-row';
import type { DataGridProps, GridColumn } from './grid.types';
import { VirtualRows, virtualFrom } from './lazy-virtual-rows';

const lineHeight = 24;
const cardRest = 76;
const mostLines = 4;

/** The same rows as cards, for screens too narrow for columns. */
export function GridCards<T extends object>({
  props,
  table,
  columns,
  tick,
  menu,
  scroller,
}: GridParts<T> & { scroller: RefObject<HTMLElement | null> }) {
  const rows = table.getRowModel().rows;
  const places = placeColumns(columns);
  const reveal = useRef<(row: number) => void>(() => undefined);
  const onSelect = useCallback((id: string, on: boolean) => table.getRow(id).toggleSelected(on), [table]);
  const draw = (index: number) => {
    const row = rows[index];
    return row ? (
      <CardRow
        key={row.id}
        id={row.id}
        row={row.original}
        props={props}
        places={places}
        tick={tick}
        menu={menu}
        selected={tick && row.getIsSelected()}
        onSelect={onSelect}
        position={index + 1}
        count={rows.length}
      />
    ) : null;
  };
  return (
    <div role="list" className="jr-grid__cards" aria-label={props.label}>
      {rows.length > virtualFrom ? (
        <VirtualRows
          count={rows.length}
          draw={draw}
          scroller={scroller}
          reveal={reveal}
          active={rows.length}
          rowHeight={cardRest + lineHeight * places.lines.length}
        />
      ) : (
        rows.map((_row, index) => draw(index))
      )}
    </div>
  );
}

interface Places<T> {
  title: GridColumn<T> | undefined;
  subtitle: GridColumn<T> | undefined;
  badges: GridColumn<T>[];
  lines: GridColumn<T>[];
}

/** Returns the place of each column on a card. */
export function placeColumns<T>(columns: readonly GridColumn<T>[]): Places<T> {
  const title = titleColumn(columns);
  const rest = columns.filter((column) => column !== title && column.card !== 'none');
  const subtitle = rest.find((column) => column.card === 'subtitle');
  return {
    title,
    subtitle,
    badges: rest.filter((column) => column.card === 'badge'),
    lines: rest
      .filter((column) => column !== subtitle && (column.card === undefined || column.card === 'line'))
      .slice(0, mostLines),
  };
}

interface CardRowProps<T extends object> {
  id: string;
  row: T;
  props: DataGridProps<T>;
  places: Places<T>;
  tick: boolean;
  menu: boolean;
  selected: boolean;
  onSelect: (id: string, on: boolean) => void;
  position: number;
  count: number;
}

function CardRow<T extends object>({
  id,
  row,
  props,
  places,
  tick,
  menu,
  selected,
  onSelect,
  position,
  count,
}: CardRowProps<T>) {
  const { t } = useUiTexts();
  const { title, subtitle, badges, lines } = places;
  const name = title ? cellContent(title, row) : id;
  return (
    <div
      role="listitem"
      className={classes('jr-grid__card', props.isMuted?.(row) && 'jr-grid__row--muted')}
      data-selected={selected || undefined}
      aria-setsize={count}
      aria-posinset={position}
    >
      <div className="jr-grid__card-head">
        {tick ? (
          <Checkbox
            hideLabel
            label={t('grid.selectRow', { name: nameOf(props, row) })}
            checked={selected}
            onChange={(on) => onSelect(id, on)}
          />
        ) : null}
        <div className="jr-grid__card-title">
          {props.rowTo ? (
            <UiLink to={props.rowTo(row)} className="jr-grid__card-link">
              {name}
            </UiLink>
          ) : props.onOpenRow ? (
            <button type="button" className="jr-grid__card-link" onClick={() => props.onOpenRow?.(row)}>
              {name}
            </button>
          ) : (
            <strong>{name}</strong>
          )}
          {subtitle ? <div className="jr-grid__card-subtitle">{cellContent(subtitle, row)}</div> : null}
        </div>
        {badges.map((column) => (
          <span key={column.id}>{cellContent(column, row)}</span>
        ))}
        {menu ? (
          <span className="jr-grid__card-menu">
            <ActionMenu items={props.rowActions?.(row) ?? []} size="small" />
          </span>
        ) : null}
      </div>
      {lines.length > 0 ? (
        <dl className="jr-grid__card-lines">
          {lines.map((column) => (
            <div key={column.id}>
              <dt>{column.header}</dt>
              <dd>{cellContent(column, row)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
