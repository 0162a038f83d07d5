import { Popover as MantinePopover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type RefObject } from 'react';
import '../overlay/overlay.css';
import './options.css';
import { Icon } from '../icon/icon';
import { checkIcon, plusIcon } from '../icons';
import { classes } from '../internal/classes';
import { scrollInList } from '../internal/scroll-in-list';
import { withMantine } from '../internal/with-mantine';
import { useUiTexts } from '../texts/ui-texts';
import type { EntityItem } from './entity-picker.types';
import type { EntitySearch } from './use-entity-search';

export interface EntityListLayerProps {
  id: string;
  label: string;
  items: readonly EntityItem[];
  state: EntitySearch['state'];
  chosen: readonly string[];
  active: number;
  multiple: boolean;
  createText?: string | undefined;
  onActive: (index: number) => void;
  onChoose: (index: number) => void;
  layerRef: RefObject<HTMLDivElement | null>;
}

const optionHeight = 48;
const plainLimit = 60;

/** The list below the picker: only what is in view is in the page. */
export const EntityListLayer = withMantine(EntityList);

function EntityList(props: EntityListLayerProps) {
  const { id, label, items, state, createText, multiple, layerRef } = props;
  const { t } = useUiTexts();
  const list = useRef<HTMLDivElement>(null);
  const total = items.length + (createText === undefined ? 0 : 1);
  const status = statusText(t, state, items.length);
  return (
    <MantinePopover
      opened
      withRoles={false}
      width="target"
      position="bottom-start"
      closeOnClickOutside={false}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
      offset={4}
    >
      <MantinePopover.Target>
        <span className="jr-anchor__box" aria-hidden="true" />
      </MantinePopover.Target>
      {/* A press must not take the focus out of the input. */}
      <MantinePopover.Dropdown
        ref={layerRef}
        className="jr-layer jr-options"
        onMouseDown={(event) => event.preventDefault()}
      >
        <div
          id={id}
          ref={list}
          className="jr-options__list"
          role="listbox"
          aria-label={label}
          aria-multiselectable={multiple || undefined}
        >
          {total > plainLimit ? (
            <VirtualOptions {...props} total={total} list={list} />
          ) : (
            Array.from({ length: total }, (_, index) => (
              <Option key={index} {...props} index={index} total={total} list={list} />
            ))
          )}
        </div>
        <div className={total > 0 && state === 'done' ? 'jr-hidden' : 'jr-options__status'} role="status">
          {status}
        </div>
      </MantinePopover.Dropdown>
    </MantinePopover>
  );
}

function statusText(
  t: (key: string, params?: Record<string, number>) => string,
  state: EntitySearch['state'],
  count: number,
): string {
  if (state === 'failed') return t('picker.failed');
  if (state !== 'done') return t('picker.searching');
  if (count === 0) return t('picker.nothing');
  return t('picker.results', { count });
}

function VirtualOptions(
  props: EntityListLayerProps & { total: number; list: RefObject<HTMLDivElement | null> },
) {
  const inner = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: props.total,
    getScrollElement: () => props.list.current,
    estimateSize: () => optionHeight,
    overscan: 6,
    initialRect: { width: 320, height: 400 },
  });
  useEffect(() => virtual.scrollToIndex(props.active), [props.active, virtual]);
  return (
    <div
      ref={inner}
      role="presentation"
      className="jr-options__all"
      style={{ blockSize: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map((item) => (
        <div
          key={item.key}
          role="presentation"
          className="jr-options__slot"
          style={{ transform: `translateY(${item.start}px)` }}
        >
          <Option {...props} index={item.index} />
        </div>
      ))}
    </div>
  );
}

function Option({
  id,
  items,
  chosen,
  active,
  index,
  total,
  list,
  createText,
  onActive,
  onChoose,
}: EntityListLayerProps & { index: number; total: number; list: RefObject<HTMLDivElement | null> }) {
  const { t } = useUiTexts();
  const row = useRef<HTMLDivElement>(null);
  const isActive = index === active;
  useEffect(() => {
    if (isActive && list.current && row.current) scrollInList(list.current, row.current);
  }, [isActive, list]);
  const item = items[index];
  const selected = item !== undefined && chosen.includes(item.id);
  return (
    <div
      ref={row}
      id={`${id}-${index}`}
      role="option"
      aria-selected={selected}
      aria-disabled={item?.disabled || undefined}
      aria-setsize={total}
      aria-posinset={index + 1}
      className={classes('jr-option', isActive && 'jr-option--active')}
      onPointerMove={() => !isActive && onActive(index)}
      onClick={() => onChoose(index)}
    >
      <span className="jr-option__text">
        <span>{item ? item.label : t('picker.create', { text: createText ?? '' })}</span>
        {item?.description ? <span className="jr-option__description">{item.description}</span> : null}
      </span>
      {selected ? <Icon name={checkIcon} size={18} /> : item ? null : <Icon name={plusIcon} size={18} />}
    </div>
  );
}
