import { type RoleView, shapedRoles } from '@jahrring/contracts-admin';
import { notify, problemOf, useT, useUnsaved } from '@jahrring/tool-kit';
import { useState } from 'react';
import { useRefusalToast } from '../employees/use-refusal-toast';
import type { Reach } from './reach-options';
import { changedKeys, draftGrants, type RoleDrafts, withReach } from './role-drafts';
import { useResetRole, useSaveRole } from './roles.api';

/** Changes of many roles at once: drafts until they are saved, role by role. */
export function useRoleChanges(roles: readonly RoleView[], onReload: () => void) {
  const t = useT('admin');
  const refused = useRefusalToast();
  const [drafts, setDrafts] = useState<RoleDrafts>({});
  const [busy, setBusy] = useState(false);
  const [saveCall] = useSaveRole();
  const [resetCall] = useResetRole();
  const changed = roles.filter((role) => changedKeys(drafts, role).length > 0);
  useUnsaved(changed.length > 0);
  const forget = ({ role }: RoleView) => setDrafts(({ [role]: _gone, ...others }) => others);

  const attempt = async (view: RoleView, call: () => Promise<unknown>, message: string) => {
    const name = t(`role.${view.role}`);
    try {
      await call();
      forget(view);
      notify.success(t(message, { role: name }));
    } catch (error) {
      if (problemOf(error).status === 412) {
        notify.error(t('roles.conflict', { role: name }));
        onReload();
      } else refused(error);
      throw error;
    }
  };
  const shapedRole = (view: RoleView) => shapedRoles.find((one) => one === view.role);

  return {
    drafts,
    changed,
    busy,
    set: (role: RoleView, key: string, reach: Reach) =>
      setDrafts((before) => withReach(before, role, key, reach)),
    discard: () => setDrafts({}),
    /** Saves each changed role; the first that is refused ends it, and what is not saved stays a draft. */
    save: async () => {
      setBusy(true);
      try {
        for (const view of changed) {
          const role = shapedRole(view);
          const body = { grants: draftGrants(drafts, view) };
          if (role) {
            await attempt(
              view,
              () => saveCall({ role, version: view.version, body }).unwrap(),
              'roles.saved',
            );
          }
        }
      } catch {
        // Told where it happened.
      } finally {
        setBusy(false);
      }
    },
    /** Puts the role back to what the product gives it. Rejects where it did not work. */
    reset: async (view: RoleView) => {
      const role = shapedRole(view);
      if (role) {
        await attempt(view, () => resetCall({ role, version: view.version }).unwrap(), 'roles.wasReset');
      }
    },
  };
}
