import { Popover as MantinePopover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import './overlay.css';
import type { ReactNode, RefObject } from 'react';
import { withMantine } from '../internal/with-mantine';

export interface PopoverLayerProps {
  id: string;
  label: string;
  align: 'start' | 'end';
  onClose: () => void;
  layerRef: RefObject<HTMLDivElement | null>;
  trapFocus?: boolean;
  children: ReactNode;
}

/** Mantine's popover on an invisible box over the trigger, so that the trigger itself is there before this code is. */
export const PopoverLayer = withMantine(PopoverBox);

function PopoverBox({ id, label, align, onClose, layerRef, trapFocus = true, children }: PopoverLayerProps) {
  return (
    <MantinePopover
      opened
      withRoles={false}
      trapFocus={trapFocus}
      position={`bottom-${align}`}
      closeOnClickOutside={false}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
      offset={4}
      hideDetached={false}
    >
      <MantinePopover.Target>
        <span className="jr-anchor__box" aria-hidden="true" />
      </MantinePopover.Target>
      <MantinePopover.Dropdown
        id={id}
        ref={layerRef}
        role="dialog"
        aria-label={label}
        className="jr-layer"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
      >
        {children}
      </MantinePopover.Dropdown>
    </MantinePopover>
  );
}
