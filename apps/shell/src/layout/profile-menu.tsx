import { useBoot, useProblemToast, useT } from '@jahrring/tool-kit';
import { ActionMenu } from '@jahrring/ui';
import { idIcon, keyboardIcon, logoutIcon, settingsIcon, shieldIcon, userIcon } from '@jahrring/ui/icons';
import { keySheetValue } from '../keys/key-sheet-value';
import { loadLater } from '../startup/load-later';

/** The signed-in person: profile, settings, sign out. */
export function ProfileMenu() {
  const t = useT('shell');
  const { user } = useBoot();
  const toast = useProblemToast();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <span className="sh-profile-menu">
      <ActionMenu
        icon={userIcon}
        label={t('profile.menu', { name })}
        items={[
          { label: name, icon: idIcon, to: '/profile', hint: t(`roles.${user.role}`) },
          { label: t('titles.profileSettings'), icon: settingsIcon, to: '/profile/settings' },
          { label: t('keys.title'), icon: keyboardIcon, hint: '?', onClick: () => keySheetValue.set(true) },
          user.superadmin && {
            label: t('nav.groups.admin'),
            icon: shieldIcon,
            to: '/admin',
            separated: true,
          },
          {
            label: t('profile.signOut'),
            icon: logoutIcon,
            separated: true,
            onClick: () =>
              void loadLater()
                .then(({ signOut }) => signOut())
                .catch(toast),
          },
        ]}
      />
    </span>
  );
}
