import type { Role } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { Badge, type ColorFamily } from '@jahrring/ui';
import { banIcon } from '@jahrring/ui/icons';

const tones: Partial<Record<Role, ColorFamily>> = {
  superadmin: 'violett',
  admin: 'nacht',
  supermanager: 'nacht',
  manager: 'petrol',
  foreman: 'wald',
  employee: 'wald',
  trainee: 'wald',
  blocked: 'rot',
};

export function RoleBadge({ role }: { role: Role }) {
  const t = useT('admin');
  return (
    <Badge tone={tones[role] ?? 'stein'} {...(role === 'blocked' ? { icon: banIcon } : {})}>
      {t(`role.${role}`)}
    </Badge>
  );
}
