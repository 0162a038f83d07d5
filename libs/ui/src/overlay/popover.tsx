import { useCallback, useId, type ReactNode } from 'react';
import { lazyNamed } from '../internal/lazy-named';
import { useAnchored } from './anchored';

const PopoverLayer = lazyNamed(async () => (await import('./popover-layer')).PopoverLayer);

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
  /** Content that opens; `close` returns the focus to the trigger. */
  children: (close: () => void) => ReactNode;
  align?: 'start' | 'end';
  /** Code of the content: fetched when the trigger is approached, and there before it opens. */
  preload?: () => Promise<unknown>;
}

/** A small panel beside its trigger. Its code loads when the trigger is first approached. */
export function Popover({ label, trigger, children, align = 'start', preload }: PopoverProps) {
  const id = useId();
  const { opened, open, close, anchor, layer } = useAnchored();
  const closeAndReturn = useCallback(() => {
    close();
    anchor.current?.querySelector<HTMLElement>('button')?.focus();
  }, [close, anchor]);
  const load = () => Promise.all([PopoverLayer.preload(), preload?.()]);
  // Opens all the same when the code did not come: then the error shows in its place.
  const toggle = () => (opened ? close() : void load().then(open, open));
  const approach = () => void load().catch(() => undefined);
  return (
    <span className="jr-anchor" ref={anchor}>
      {trigger({
        onClick: toggle,
        onPointerEnter: approach,
        onFocus: approach,
        'aria-haspopup': 'dialog',
        'aria-expanded': opened,
        'aria-controls': opened ? id : undefined,
      })}
      {opened ? (
        <PopoverLayer id={id} label={label} align={align} onClose={closeAndReturn} layerRef={layer}>
          {children(closeAndReturn)}
        </PopoverLayer>
      ) : null}
    </span>
  );
}
