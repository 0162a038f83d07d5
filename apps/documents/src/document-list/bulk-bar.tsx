import type { DocumentListItem } from '@jahrring/contracts-documents';
import { useAbility, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button, ConfirmDialog, type ActionMenuItem, type IconShape } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import {
  archiveIcon,
  downloadIcon,
  keyIcon,
  layersIcon,
  lockIcon,
  mailIcon,
  restoreIcon,
  trashIcon,
  uploadIcon,
} from '@jahrring/ui/icons';
import { fitting, type BulkAct } from './bulk-acts';
import { useBulk } from './use-bulk';

const SendMany = lazy(async () => ({ default: (await import('../send/send-many')).SendMany }));

interface BulkBarProps {
  documents: readonly DocumentListItem[];
  onDone: () => void;
}

const icons: Readonly<Record<BulkAct, IconShape>> = {
  lock: lockIcon,
  unlock: keyIcon,
  export: uploadIcon,
  unexport: restoreIcon,
  archive: archiveIcon,
  delete: trashIcon,
  restore: restoreIcon,
  collect: layersIcon,
  send: mailIcon,
  zip: downloadIcon,
};

/** Actions on the ticked documents; each shows first for how many it applies. */
export function BulkBar({ documents, onDone }: BulkBarProps) {
  const t = useT('documents');
  const { can } = useAbility();
  const bulk = useBulk();
  const [asked, setAsked] = useState<BulkAct | null>(null);
  const acts = (Object.keys(icons) as BulkAct[]).filter((act) => {
    if (act === 'delete' || act === 'restore') return can('tools.document.delete');
    return act === 'zip' || can('tools.document.manage');
  });
  const countOf = (act: BulkAct) => fitting(act, documents).length;
  const item = (act: BulkAct): ActionMenuItem => ({
    label: t(`bulk.act.${act}`, { count: countOf(act) }),
    icon: icons[act],
    danger: act === 'delete',
    onClick: () => setAsked(act),
  });
  const run = async (act: BulkAct) => {
    await bulk(act, fitting(act, documents));
    onDone();
  };
  const possible = acts.filter((act) => countOf(act) > 0);
  const first = possible.includes('zip') ? 'zip' : possible[0];
  const skipped = asked ? documents.length - countOf(asked) : 0;
  return (
    <>
      {first ? (
        <Button size="small" icon={icons[first]} onClick={() => setAsked(first)}>
          {t(`bulk.act.${first}`, { count: countOf(first) })}
        </Button>
      ) : null}
      <ActionMenu
        text={t('bulk.more')}
        size="small"
        items={possible.filter((act) => act !== first).map(item)}
      />
      {asked === 'send' ? (
        <Suspense fallback={null}>
          <SendMany documents={fitting('send', documents)} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
      {asked && asked !== 'send' ? (
        <ConfirmDialog
          opened
          onClose={() => setAsked(null)}
          onConfirm={() => run(asked)}
          title={t(`bulk.title.${asked}`, { count: countOf(asked) })}
          confirmLabel={t(`bulk.act.${asked}`, { count: countOf(asked) })}
          danger={asked === 'delete'}
        >
          <p>{t(`bulk.text.${asked}`)}</p>
          {skipped > 0 ? <p>{t('bulk.skipped', { count: skipped })}</p> : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
