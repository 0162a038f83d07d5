import { afterFirstSign } from '@jahrring/tool-kit';
import { useEffect, useState } from 'react';

/** Returns true once the person has moved, pressed or scrolled something after the first page, or that page has rested. */
export function useFirstSign(): boolean {
  const [given, setGiven] = useState(false);
  useEffect(() => afterFirstSign(() => setGiven(true), true), []);
  return given;
}
