import { useBoot, useProblemToast, useT } from '@jahrring/tool-kit';
import { ActionMenu } from '@jahrring/ui';
import { keySheetValue } from '../keys/key-sheet-value';
import { signOut } from '../start/session';

/** The signed-in person: profile, settings, sign out. */
export function ProfileMenu() {
  const t = useT('shell');
  const { user } = useBoot();
  const toast = useProblemToast();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <span className="sh-profile-menu">
      <ActionMenu
        icon="user"
        label={t('profile.menu', { name })}
        items={[
          { label: name, icon: 'id', to: '/profile', hint: t(`roles.${user.role}`) },
          { label: t('titles.profileSettings'), icon: 'settings', to: '/profile/settings' },
          { label: t('keys.title'), icon: 'keyboard', hint: '?', onClick: () => keySheetValue.set(true) },
          user.superadmin && { label: t('nav.groups.admin'), icon: 'shield', to: '/admin', separated: true },
          {
            label: t('profile.signOut'),
            icon: 'logout',
            separated: true,
            onClick: () => void signOut().catch(toast),
          },
        ]}
      />
    </span>
  );
}
