import { type RoleView, shapedRoles } from '@jahrring/contracts-admin';
import { notify, problemOf, useT } from '@jahrring/tool-kit';
import { ConflictNote } from '@jahrring/tool-kit/form';
import { type ReactNode, useState } from 'react';
import { useRefusalToast } from '../employees/use-refusal-toast';
import { useResetRole, useSaveRole } from './roles.api';

interface RoleSave {
  save: (grants: RoleView['grants']) => Promise<void>;
  /** Rejects where it did not work. */
  reset: () => Promise<void>;
  busy: boolean;
  /** Shown when somebody else was faster. */
  conflict: ReactNode;
}

/** Saves a role, or puts it back to what the product gives it. */
export function useRoleSave({ role: name, version }: RoleView, onReload: () => void): RoleSave {
  const t = useT('admin');
  const refused = useRefusalToast();
  const [stale, setStale] = useState(false);
  const [saveCall, saving] = useSaveRole();
  const [resetCall] = useResetRole();
  const role = shapedRoles.find((one) => one === name);
  const run = async (call: () => Promise<unknown>, message: string) => {
    try {
      await call();
      notify.success(t(message, { role: t(`role.${name}`) }));
    } catch (error) {
      if (problemOf(error).status === 412) setStale(true);
      else refused(error);
      throw error;
    }
  };
  return {
    save: async (grants) => {
      if (!role) return;
      await run(() => saveCall({ role, version, body: { grants } }).unwrap(), 'roles.saved').catch(
        () => undefined,
      );
    },
    reset: async () => {
      if (role) await run(() => resetCall({ role, version }).unwrap(), 'roles.wasReset');
    },
    busy: saving.isLoading,
    conflict: stale ? <ConflictNote onReload={onReload} /> : null,
  };
}
