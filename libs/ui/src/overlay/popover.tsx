import { Suspense, useCallback, useId, type ReactNode } from 'react';
import { lazyNamed } from '../internal/lazy-named';
import { useAnchored } from './anchored';

const loadPopover = () => import('./popover-layer');
const PopoverLayer = lazyNamed(async () => (await loadPopover()).PopoverLayer);

export interface PopoverTrigger {
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
}

export interface PopoverProps {
  /** Accessible name of what opens. */
  label: string;
  /** Draws the trigger; spread the props on its button. */
  trigger: (props: PopoverTrigger) => ReactNode;
  /** What opens; `close` returns the focus to the trigger. */
  children: (close: () => void) => ReactNode;
  align?: 'start' | 'end';
}

/** A small panel beside its trigger. Its code loads when the trigger is first approached. */
export function Popover({ label, trigger, children, align = 'start' }: PopoverProps) {
  const id = useId();
  const { opened, close, toggle, anchor, layer } = useAnchored();
  const closeAndReturn = useCallback(() => {
    close();
    anchor.current?.querySelector<HTMLElement>('button')?.focus();
  }, [close, anchor]);
  const preload = () => void loadPopover();
  return (
    <span className="jr-anchor" ref={anchor}>
      {trigger({
        onClick: toggle,
        onPointerEnter: preload,
        onFocus: preload,
        'aria-haspopup': 'dialog',
        'aria-expanded': opened,
        'aria-controls': opened ? id : undefined,
      })}
      {opened ? (
        <Suspense>
          <PopoverLayer id={id} label={label} align={align} onClose={closeAndReturn} layerRef={layer}>
            {children(closeAndReturn)}
          </PopoverLayer>
        </Suspense>
      ) : null}
    </span>
  );
}
