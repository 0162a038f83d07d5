import { postalAddressKinds, type AddressView, type PostalAddressView } from '@jahrring/contracts-addresses';
import { useAbility, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, EmptyState, Row, Section, Stack } from '@jahrring/ui';
import { plusIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { PostalAddressCard } from './postal-address-card';
import { PostalAddressDialog } from './postal-address-dialog';
import { usePostalAddresses } from './postal-addresses.api';
import './postal-addresses.css';

/** Lists the billing and delivery addresses of a customer. */
export function PostalAddressesTab({ address }: { address: AddressView }) {
  const t = useT('addresses');
  const { canAny } = useAbility();
  const { data, error, refetch } = usePostalAddresses(address.id);
  const [edited, setEdited] = useState<PostalAddressView | 'new'>();
  const mayWrite = canAny(['tools.address.manage', 'tools.address.update']) && address.deletedAt === null;
  const add = mayWrite ? (
    <Button variant="primary" icon={plusIcon} onClick={() => setEdited('new')}>
      {t('postal.add')}
    </Button>
  ) : undefined;
  const kinds = postalAddressKinds.filter((kind) => data?.items.some((one) => one.kind === kind));
  return (
    <Stack gap={4}>
      {kinds.length > 0 ? <Row justify="end">{add}</Row> : null}
      {data ? null : <QueryState query={{ error, refetch }} lines={4} lineHeight="5rem" />}
      {data && kinds.length === 0 ? (
        <EmptyState title={t('postal.none')} action={add}>
          {t('postal.noneText')}
        </EmptyState>
      ) : null}
      {kinds.map((kind) => (
        <Section key={kind} title={t(`postal.title.${kind}`)}>
          <ul className="addresses-postal">
            {data?.items
              .filter((one) => one.kind === kind)
              .map((one) => (
                <li key={one.id}>
                  <PostalAddressCard
                    customer={address}
                    place={one}
                    onEdit={mayWrite ? () => setEdited(one) : undefined}
                  />
                </li>
              ))}
          </ul>
        </Section>
      ))}
      {edited ? (
        <PostalAddressDialog
          address={address}
          edited={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </Stack>
  );
}
