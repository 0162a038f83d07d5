import type { BookingView } from '@jahrring/contracts-planning';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Selection } from './use-selection';

interface Own {
  /** In the hand: its keys carry it. */
  picked: boolean;
  onOpen: () => void;
  onKeys: ((event: KeyboardEvent) => void) | undefined;
}

/** Returns the attributes with which a booking is selected, opened and moved. */
export function selectable(selection: Selection, booking: BookingView, { picked, onOpen, onKeys }: Own) {
  const selected = selection.has(booking.id);
  return {
    'data-selected': selected || undefined,
    'aria-pressed': selection.active ? selected : undefined,
    onClick: (event: MouseEvent) => {
      if (!selection.onClick(booking, event)) onOpen();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (picked || !selection.onKey(booking, event)) onKeys?.(event);
    },
  };
}
