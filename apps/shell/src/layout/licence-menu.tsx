import { useBoot, useProblemToast, useT } from '@jahrring/tool-kit';
import { ActionMenu, Icon } from '@jahrring/ui';
import { buildingIcon, checkIcon } from '@jahrring/ui/icons';
import { loadLater } from '../startup/load-later';

/** The licence one works in; who belongs to several can go to another. */
export function LicenceMenu() {
  const t = useT('shell');
  const { licence, licences } = useBoot();
  const toast = useProblemToast();
  if (licences.length < 2) {
    return (
      <span className="sh-licence" title={licence.name}>
        <Icon name={buildingIcon} size={18} />
        <span className="sh-licence__name">{licence.name}</span>
      </span>
    );
  }
  return (
    <span className="sh-licence-menu">
      <ActionMenu
        text={licence.name}
        label={t('licence.menu', { name: licence.name })}
        icon={buildingIcon}
        variant="quiet"
        align="start"
        items={licences.map((choice) => ({
          label: choice.name,
          icon: choice.id === licence.id ? checkIcon : buildingIcon,
          hint: choice.isDefault ? t('licence.default') : undefined,
          onClick: () => {
            if (choice.id === licence.id) return;
            void loadLater()
              .then(({ enterLicence }) => enterLicence(choice.id))
              .catch(toast);
          },
        }))}
      />
    </span>
  );
}
