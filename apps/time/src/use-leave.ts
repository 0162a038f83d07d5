import { useNavigate, useUnsaved } from '@jahrring/tool-kit';
import { useEffect, useState } from 'react';

/** Guards a form's unsaved input until it is saved, then leaves for the given path without being asked. */
export function useLeave(dirty: boolean): (to: string) => void {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  useUnsaved(dirty && target === null);
  useEffect(() => {
    if (target !== null) void navigate(target);
  }, [navigate, target]);
  return setTarget;
}
