import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

export interface Anchored {
  opened: boolean;
  open: () => void;
  close: () => void;
  toggle: () => void;
  /** The wrapper around the trigger. */
  anchor: RefObject<HTMLSpanElement | null>;
  /** The floating part, when it is there. */
  layer: RefObject<HTMLDivElement | null>;
}

/** Open state of something that floats beside its trigger; a press outside of both closes it. */
export function useAnchored(): Anchored {
  const [opened, setOpened] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpened(false), []);
  useEffect(() => {
    if (!opened) return undefined;
    const onPress = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!anchor.current?.contains(target) && !layer.current?.contains(target)) setOpened(false);
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [opened]);
  return {
    opened,
    open: useCallback(() => setOpened(true), []),
    close,
    toggle: useCallback(() => setOpened((before) => !before), []),
    anchor,
    layer,
  };
}
