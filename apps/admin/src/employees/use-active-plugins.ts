import { useMemo } from 'react';
import { usePluginList } from '../admin.api';

/** Ids of the plugins that are on in a licence a superadmin keeps; none until they are known. */
export function useActivePlugins(licenceId: string | undefined): readonly string[] {
  const { data } = usePluginList(`/api/admin/licences/${licenceId ?? ''}/plugins`, { skip: !licenceId });
  return useMemo(
    () => data?.items.filter((plugin) => plugin.state === 'active').map((plugin) => plugin.id) ?? [],
    [data],
  );
}
