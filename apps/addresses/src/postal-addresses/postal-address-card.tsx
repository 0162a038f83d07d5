import type { AddressView, PostalAddressView } from '@jahrring/contracts-addresses';
import { notify, useBoot, useProblemToast, useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { ActionMenu, Badge, Card } from '@jahrring/ui';
import { editIcon, starIcon, trashIcon } from '@jahrring/ui/icons';
import { letterLines } from '../format-address';
import {
  useDeletePostalAddress,
  useRestorePostalAddress,
  useUpdatePostalAddress,
} from './postal-addresses.api';

interface PostalAddressCardProps {
  customer: AddressView;
  place: PostalAddressView;
  /** None: the reader may only look. */
  onEdit: (() => void) | undefined;
}

/** A postal address as it stands on a letter. */
export function PostalAddressCard({ customer, place, onEdit }: PostalAddressCardProps) {
  const t = useT('addresses');
  const { licence } = useBoot();
  const { kind: _kind, ...lined } = place;
  const name = place.name ?? customer.name;
  const lines = letterLines({ ...lined, name }, licence.country, {
    salutation: () => '',
    pob: t('field.pob'),
    country: (country) => t(`country.${country}`),
  });
  return (
    <Card>
      <article className="addresses-postal__card" aria-label={lines.join(', ')}>
        <address className="addresses-postal__lines">
          {lines.map((line, index) => (
            <span key={index}>{line}</span>
          ))}
          {place.isDefault ? <Badge icon={starIcon}>{t('postal.default')}</Badge> : null}
        </address>
        {onEdit ? <PostalAddressMenu place={place} name={lines.join(', ')} onEdit={onEdit} /> : null}
      </article>
    </Card>
  );
}

interface PostalAddressMenuProps {
  place: PostalAddressView;
  name: string;
  onEdit: () => void;
}

function PostalAddressMenu({ place, name, onEdit }: PostalAddressMenuProps) {
  const t = useT('addresses');
  const toast = useProblemToast();
  const [update] = useUpdatePostalAddress();
  const [removeOne] = useDeletePostalAddress();
  const [restoreOne] = useRestorePostalAddress();
  const { id, version, addressId, isDefault } = place;
  const setDefault = (value: boolean) =>
    update({ addressId, id, version, body: { isDefault: value } })
      .unwrap()
      .then(() => notify.success(t('postal.saved')))
      .catch(toast);
  const { remove } = useRemoval({
    remove: () => removeOne({ addressId, id, version }).unwrap(),
    restore: () => restoreOne({ addressId, id }).unwrap(),
    removed: () => t('message.deleted', { name }),
  });
  return (
    <ActionMenu
      label={t('contact.more', { name })}
      items={[
        { label: t('postal.edit'), icon: editIcon, onClick: onEdit },
        {
          label: t(isDefault ? 'postal.noDefault' : 'postal.makeDefault'),
          icon: starIcon,
          onClick: () => void setDefault(!isDefault),
        },
        { label: t('action.delete'), icon: trashIcon, danger: true, onClick: () => void remove(place) },
      ]}
    />
  );
}
