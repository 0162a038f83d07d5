import { useId, useState, type KeyboardEvent } from 'react';
import type { IconSource } from '../icon/shape';
import { chevronDownIcon, dotsIcon } from '../icons';
import { lazyNamed, preloadQuietly } from '../internal/lazy-named';
import { useAnchored } from '../overlay/anchored';
import { useUiTexts } from '../texts/ui-texts';
import { Button, type ButtonVariant } from './button';
import { IconButton } from './icon-button';
import type { ActionMenuItem } from './action-menu.types';

const MenuLayer = lazyNamed(async () => (await import('./menu-layer')).MenuLayer);

export interface ActionMenuProps {
  items: readonly (ActionMenuItem | null | false)[];
  /** Accessible name; "More actions" unless given. */
  label?: string;
  icon?: IconSource;
  /** Shows the label as a normal button instead of an icon. */
  text?: string;
  variant?: ButtonVariant;
  size?: 'normal' | 'small';
  align?: 'start' | 'end';
  /** Inside a grid the cell holds the tab stop. */
  inGrid?: boolean;
}

/** A menu behind a button. Its code loads when the button is first approached. */
export function ActionMenu({
  items,
  label,
  icon = dotsIcon,
  text,
  variant,
  size,
  align = 'end',
  inGrid = false,
}: ActionMenuProps) {
  const { t } = useUiTexts();
  const id = useId();
  const [fromKeyboard, setFromKeyboard] = useState(false);
  const { opened, open, close, toggle, anchor, layer } = useAnchored();
  const entries = items.filter((item): item is ActionMenuItem => Boolean(item));
  if (entries.length === 0) return null;
  const preload = () => preloadQuietly(MenuLayer);
  const triggerProps = {
    id: `${id}-trigger`,
    tabIndex: inGrid ? -1 : undefined,
    onClick: toggle,
    onPointerEnter: preload,
    onFocus: preload,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        setFromKeyboard(true);
        open();
      }
    },
    'aria-haspopup': 'menu' as const,
    'aria-expanded': opened,
    'aria-controls': opened ? id : undefined,
  };
  const returnFocus = () => {
    close();
    setFromKeyboard(false);
    anchor.current?.querySelector<HTMLElement>('button')?.focus();
  };
  const name = label ?? text ?? t('common.more');
  return (
    <span className="jr-anchor" ref={anchor}>
      {text === undefined ? (
        <IconButton icon={icon} label={name} size={size} withTooltip={!opened} {...triggerProps} />
      ) : (
        <Button
          iconEnd={chevronDownIcon}
          icon={icon === 'dots' ? undefined : icon}
          variant={variant}
          size={size}
          {...triggerProps}
        >
          {text}
        </Button>
      )}
      {opened ? (
        <MenuLayer
          id={id}
          labelledBy={`${id}-trigger`}
          items={entries}
          align={align}
          onClose={returnFocus}
          layerRef={layer}
          focusFirst={fromKeyboard}
        />
      ) : null}
    </span>
  );
}
