import { useBoot } from '@jahrring/tool-kit';
import { breakpoints, useMedia, useOverlayNavigation } from '@jahrring/ui';
import { useState } from 'react';

const key = 'documents.live-preview';

/**
 * Returns whether a draft's PDF is shown beside its form: if the screen is wide enough for both, as chosen on the
 * device. Until somebody chooses, only if the positions keep their columns beside it.
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
