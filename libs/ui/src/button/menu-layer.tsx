import { Menu } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '../overlay/overlay.css';
import { Fragment, useEffect, type RefObject } from 'react';
import { Icon } from '../icon/icon';
import { withMantine } from '../internal/with-mantine';
import { useUiNavigate } from '../link/link-provider';
import type { ActionMenuItem } from './action-menu.types';

export interface MenuLayerProps {
  id: string;
  /** Id of the trigger: the menu takes its name. */
  labelledBy: string;
  items: readonly ActionMenuItem[];
  align: 'start' | 'end';
  onClose: () => void;
  layerRef: RefObject<HTMLDivElement | null>;
  /** Puts the focus on the first entry at once (opened by keyboard). */
  focusFirst: boolean;
}

/** Mantine's menu on an invisible box over the trigger; loaded at first use. */
export const MenuLayer = withMantine(MenuBox);

function MenuBox({ id, labelledBy, items, align, onClose, layerRef, focusFirst }: MenuLayerProps) {
  const navigate = useUiNavigate();
  useEffect(() => {
    if (focusFirst) layerRef.current?.querySelector<HTMLElement>('[role=menuitem]:not(:disabled)')?.focus();
  }, [focusFirst, layerRef]);
  const choose = (item: ActionMenuItem) => () => {
    onClose();
    if (item.to !== undefined) navigate(item.to);
    else item.onClick?.();
  };
  return (
    <Menu
      opened
      position={`bottom-${align}`}
      closeOnClickOutside={false}
      closeOnEscape={false}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      offset={4}
      closeOnItemClick={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <span className="jr-anchor__box" aria-hidden="true" />
      </Menu.Target>
      <Menu.Dropdown
        id={id}
        ref={layerRef}
        aria-labelledby={labelledBy}
        className="jr-layer"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' && event.key !== 'Tab') return;
          event.stopPropagation();
          onClose();
        }}
      >
        {items.map((item) => (
          <Fragment key={item.label}>
            {item.separated ? <Menu.Divider /> : null}
            <Menu.Item
              leftSection={item.icon ? <Icon name={item.icon} size={18} /> : undefined}
              rightSection={item.hint}
              disabled={item.disabled}
              data-danger={item.danger || undefined}
              onClick={choose(item)}
            >
              {item.label}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
