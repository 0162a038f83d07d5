import type { AddressView } from '@jahrring/contracts-addresses';
import { Icon, Tooltip, VisuallyHidden } from '@jahrring/ui';
import { buildingIcon, lockIcon, userIcon } from '@jahrring/ui/icons';

export type Translate = (key: string) => string;

/** Name and supplement, with the mark of an address that comes from a directory. */
export function NameCell({ address, t }: { address: AddressView; t: Translate }) {
  return (
    <span className="addresses-name">
      <Icon name={address.kind === 'person' ? userIcon : buildingIcon} size={18} />
      <span className="addresses-name__text">
        {address.name}
        {address.supplement ? <small>{address.supplement}</small> : null}
      </span>
      {address.external ? (
        <Tooltip text={t('list.fromDirectory')}>
          <span className="addresses-name__mark">
            <Icon name={lockIcon} size={16} />
            <VisuallyHidden>{t('list.fromDirectory')}</VisuallyHidden>
          </span>
        </Tooltip>
      ) : null}
    </span>
  );
}
