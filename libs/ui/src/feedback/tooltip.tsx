import { cloneElement, useCallback, useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import './feedback.css';
import { placeBeside, type Placed } from '../internal/place';

export interface TooltipProps {
  text: string;
  /** One element that takes `aria-describedby`; its own name stays what it is. */
  children: ReactElement<{ 'aria-describedby'?: string; 'aria-label'?: string }>;
  /** Waits so long before it shows, in ms. */
  delay?: number;
}

/** A word about the element under the pointer or the focus; Escape hides it, the pointer may rest on it (WCAG 1.4.13). */
export function Tooltip({ text, children, delay = 350 }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const isOver = useRef(false);
  const [place, setPlace] = useState<Placed | null>(null);

  const show = useCallback((wait: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const target = anchor.current?.firstElementChild;
      if (target) setPlace(placeBeside(target.getBoundingClientRect()));
    }, wait);
  }, []);
  const hide = useCallback((wait = 0) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setPlace(null), wait);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!place) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setPlace(null);
    const onScroll = () => setPlace(null);
    document.addEventListener('keydown', onKey);
    document.addEventListener('scroll', onScroll, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('scroll', onScroll, true);
    };
  }, [place]);

  // A tooltip that repeats the accessible name would be read twice.
  const repeats = children.props['aria-label'] === text;
  return (
    <span
      ref={anchor}
      className="jr-tooltip-anchor"
      // Entering is not enough: a pointer that rests, and beneath which the element came to lie, asks for nothing.
      onPointerMove={(event) => {
        if (event.pointerType === 'touch' || isOver.current) return;
        isOver.current = true;
        show(delay);
      }}
      onPointerLeave={() => {
        isOver.current = false;
        hide(100);
      }}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={() => hide()}
      onPointerDown={() => hide()}
    >
      {place && !repeats ? cloneElement(children, { 'aria-describedby': id }) : children}
      {place
        ? createPortal(
            <span
              id={id}
              role="tooltip"
              className="jr-tooltip"
              data-side={place.side}
              style={{ left: place.x, top: place.y, translate: `-${place.share}%` }}
            >
              {text}
            </span>,
            document.body,
          )
        : null}
    </span>
  );
}
