import { useBoot } from '@jahrring/tool-kit';
import { breakpoints, useMedia, useOverlayNavigation } from '@jahrring/ui';
import { useState } from 'react';

const key = 'documents.live-preview';

/**
 * Whether a draft's PDF stands beside its form: where the screen is wide enough for both, from the device's own choice. Until
 * somebody chooses, only where the positions keep their columns beside it.
 */
export function useLivePreview() {
  const { user } = useBoot();
  const name = `${key}.${user.id}`;
  const hasRoom = !useOverlayNavigation();
  const isWide = useMedia(`(min-width: ${breakpoints.xl / 16}em)`);
  const [chosen, setChosen] = useState(() => localStorage.getItem(name));
  const isOpen = hasRoom && (chosen === null ? isWide : chosen === 'open');
  const toggle = () => {
    const next = isOpen ? 'folded' : 'open';
    localStorage.setItem(name, next);
    setChosen(next);
  };
  return { hasRoom, isOpen, toggle };
}
