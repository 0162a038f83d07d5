import type { PhaseView, PhaseWork } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import type { CSSProperties, PointerEvent } from 'react';
import type { Hand } from './use-carry';
import { useWorkText, workedPercent } from './work-text';
import type { Stretch } from './year-scale';

interface PhaseBarProps {
  phase: PhaseView;
  /** Names of the phases it waits for. */
  waitsFor: readonly string[];
  /** For those who see everybody's plan. */
  work: PhaseWork | undefined;
  stretch: Stretch;
  lane: number;
  editable: boolean;
  /** In the hand, or going along with what is. */
  moving: boolean;
  broken: boolean;
  hand: Hand;
  onOpen: (phase: PhaseView) => void;
}

/** A phase over its days: opens by click and Enter, is dragged as a whole or by its ends, and moved by keyboard after Space. */
export function PhaseBar(props: PhaseBarProps) {
  const { phase, waitsFor, work, stretch, lane, editable, moving, broken, hand, onOpen } = props;
  const t = useT('planning');
  const format = useFormat();
  const workText = useWorkText();
  const { title, firstDay, lastDay, people } = phase;
  const label = [
    `${title}, ${format.date(firstDay)} – ${format.date(lastDay)}`,
    t('phase.people', { count: people }),
    waitsFor.length > 0 ? t('phase.waitsFor', { names: waitsFor.join(', ') }) : '',
    work && (work.needed > 0 || work.worked > 0) ? workText(work) : '',
  ]
    .filter(Boolean)
    .join(', ');
  const style = {
    '--planning-start': `${stretch.start}%`,
    '--planning-width': `${stretch.width}%`,
    '--planning-lane': lane,
    '--planning-worked': `${workedPercent(work)}%`,
  } as CSSProperties;
  const shared = {
    ...{ className: 'planning-phase', style, title: label, 'aria-label': label },
    ...{ 'data-moving': moving || undefined, 'data-broken': broken || undefined },
    'data-waits': waitsFor.length > 0 || undefined,
  };
  const text = <span className="planning-phase__text">{title}</span>;
  if (!editable) {
    return (
      <span {...shared} role="img">
        {text}
      </span>
    );
  }
  const release = (event: PointerEvent) => {
    if (hand.onPointerUp()) event.currentTarget.setAttribute('data-dragged', '');
  };
  const open = (element: Element) => {
    // The click that ends a drag opens nothing.
    if (element.hasAttribute('data-dragged')) element.removeAttribute('data-dragged');
    else onOpen(phase);
  };
  const end = (grip: 'start' | 'end') => (
    <span
      className="planning-phase__end"
      data-end={grip}
      onPointerDown={(event) => {
        event.stopPropagation();
        hand.onPointerDown(phase, grip)(event);
      }}
    />
  );
  return (
    <button
      {...shared}
      type="button"
      aria-describedby="planning-phase-keys"
      data-phase={phase.id}
      onPointerDown={hand.onPointerDown(phase, 'move')}
      onPointerMove={hand.onPointerMove}
      onPointerUp={release}
      onPointerCancel={hand.onPointerCancel}
      onClick={(event) => open(event.currentTarget)}
      onKeyDown={hand.onKeys(phase)}
      // Firefox clicks a button when Space is let go.
      onKeyUp={(event) => (event.key === ' ' ? event.preventDefault() : undefined)}
    >
      {end('start')}
      {text}
      {end('end')}
    </button>
  );
}
