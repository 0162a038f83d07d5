import { useT } from '@jahrring/tool-kit';
import { ownEmployees } from './employee-scope';
import { InviteEmployee } from './invite-employee';

/** Somebody new in one's own licence: asked by mail. */
export function Component() {
  const t = useT('admin');
  return (
    <InviteEmployee
      scope={ownEmployees}
      breadcrumbs={[{ label: t('title.employees'), to: ownEmployees.listPath }]}
    />
  );
}
