import { kitListSpec, type KitView } from '@jahrring/contracts-inventory';
import { useListState, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { Button } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { editIcon, plusIcon, trashIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useTitledRemoval } from '../../use-titled-removal';
import { useKits, useRemoveKit, useRestoreKit } from '../personal.api';
import '../personal.css';
import { PersonalSettingsFrame } from './personal-settings-frame';

const KitDrawer = lazy(async () => ({ default: (await import('./kit.drawer')).KitDrawer }));

/** Kits: what somebody of a function gets. */
export function Kits() {
  const t = useT('inventory');
  const list = useListState({ defaultSort: kitListSpec.defaultSort });
  const query = useKits(list.args, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<KitView | 'new' | null>(null);
  const [removeOne] = useRemoveKit();
  const [restoreOne] = useRestoreKit();
  const removal = useTitledRemoval({
    remove: ({ id, version }) => removeOne({ id, version }).unwrap(),
    restore: ({ id }) => restoreOne(id).unwrap(),
  });
  const create = (
    <Button variant="primary" icon={plusIcon} onClick={() => setOpened('new')}>
      {t('personal.newKit')}
    </Button>
  );
  return (
    <PersonalSettingsFrame tab="kits" actions={create}>
      <DataGrid<KitView>
        label={t('title.kits')}
        columns={[
          { id: 'title', header: t('field.title'), value: (kit) => kit.title, sortable: true, filter: true },
          {
            id: 'lines',
            header: t('personal.content'),
            value: contentOf,
            cell: (kit) => <span className="inventory-kit">{contentOf(kit)}</span>,
            grow: 3,
          },
        ]}
        {...gridOf(t, list, query)}
        rowLabel={({ title }) => title}
        onOpenRow={setOpened}
        rowActions={(kit) => [
          { label: t('action.edit'), icon: editIcon, onClick: () => setOpened(kit) },
          {
            label: t('action.delete'),
            icon: trashIcon,
            danger: true,
            onClick: () => void removal.remove(kit),
          },
        ]}
        empty={{ title: t('personal.noKits'), text: t('settings.kits'), action: create }}
        storageKey="inventory.personal.kits"
      />
      <Suspense>
        {opened ? (
          <KitDrawer
            key={opened === 'new' ? opened : opened.id}
            kit={opened === 'new' ? undefined : opened}
            onClose={() => setOpened(null)}
          />
        ) : null}
      </Suspense>
    </PersonalSettingsFrame>
  );
}

function contentOf({ lines }: KitView): string {
  return lines.map(({ quantity, articleTitle }) => `${quantity} × ${articleTitle}`).join(', ');
}
