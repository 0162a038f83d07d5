import {
  isOpenLot,
  lotStatesAfter,
  lotStates,
  type LotState,
  type LotView,
} from '@jahrring/contracts-timber';
import { notify, saveFile, useAbility, useNavigate, useProblemToast, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button, type ActionMenuItem } from '@jahrring/ui';
import {
  cameraIcon,
  cashIcon,
  downloadIcon,
  editIcon,
  fileTextIcon,
  layersIcon,
  trashIcon,
} from '@jahrring/ui/icons';
import { lazy, Suspense, useRef, useState } from 'react';
import { lotsUrl, useChangeLotState, useKeepLotPhoto } from '../lot.api';
import { useLotRemoval } from '../use-lot-removal';
import { useEldatExport } from './use-eldat-export';
import { useLotDocument } from './use-lot-document';

const SplitDialog = lazy(async () => ({ default: (await import('./split.dialog')).SplitDialog }));
const MergeDialog = lazy(async () => ({ default: (await import('./merge.dialog')).MergeDialog }));
const SaleDialog = lazy(async () => ({ default: (await import('./sale.dialog')).SaleDialog }));

type Shown = 'split' | 'merge' | 'sale';

const isStepOn = (from: LotState, to: LotState) => lotStates.indexOf(to) > lotStates.indexOf(from);

/** Changes the state, with the way back in the message. */
function useStateChange(lot: LotView) {
  const t = useT('timber');
  const toast = useProblemToast();
  const [change, { isLoading }] = useChangeLotState();
  const to = async (state: LotState, version = lot.version, from: LotState = lot.state) => {
    const answer = await change({ id: lot.id, version, state });
    if (answer.error) {
      toast(answer.error);
      return;
    }
    const { version: next } = answer.data;
    const undo = { label: t('lot.action.undo'), run: () => void to(from, next, state) };
    const message = t('lot.message.state', {
      title: `${lot.number} ${lot.title}`,
      state: t(`state.${state}`),
    });
    notify.success(message, lotStatesAfter(state).includes(from) ? { action: undo } : {});
  };
  return { to, isLoading };
}

/** Actions on a lot, by its state and the person's permissions: the next step first. */
export function LotActions({ lot }: { lot: LotView }) {
  const t = useT('timber');
  const { can } = useAbility();
  const [shown, show] = useState<Shown | null>(null);
  const { to, isLoading } = useStateChange(lot);
  const photo = usePhoto(lot);
  const items = useMenu(lot, { show, onPhoto: photo.choose, to: (state) => void to(state) });
  const next = lot.nextStates.find((state) => isStepOn(lot.state, state) && state !== 'offered');
  const mustSell = next === 'sold' && !lot.buyerId;
  return (
    <>
      {next && can('tools.timber.manage') ? (
        <Button
          // A measured lot is billed; it is settled by hand only where the bill is written elsewhere.
          variant={next === 'settled' ? 'secondary' : 'primary'}
          loading={isLoading}
          onClick={() => (mustSell ? show('sale') : void to(next))}
        >
          {t(mustSell ? 'lot.action.sell' : `lot.to.${next}`)}
        </Button>
      ) : null}
      <ActionMenu label={t('lot.list.more')} items={items} />
      {photo.input}
      <Suspense fallback={null}>
        {shown === 'split' ? <SplitDialog lot={lot} onClose={() => show(null)} /> : null}
        {shown === 'merge' ? <MergeDialog lot={lot} onClose={() => show(null)} /> : null}
        {shown === 'sale' ? <SaleDialog lot={lot} onClose={() => show(null)} /> : null}
      </Suspense>
    </>
  );
}

interface MenuActions {
  show: (dialog: Shown) => void;
  onPhoto: () => void;
  to: (state: LotState) => void;
}

function useMenu(lot: LotView, { show, onPhoto, to }: MenuActions): ActionMenuItem[] {
  const t = useT('timber');
  const navigate = useNavigate();
  const sells = useAbility().can('tools.timber.manage');
  const toast = useProblemToast();
  const { remove } = useLotRemoval();
  const documents = useLotDocument(lot);
  const open = isOpenLot(lot.state);
  const removeAndLeave = async () => {
    if (await remove(lot)) void navigate('/timber');
  };
  const savePaper = () => {
    saveFile({ url: `${lotsUrl}/${lot.id}/pdf` }, `${lot.number}.pdf`).catch(toast);
  };
  const saveEldat = useEldatExport(lot);
  const items: (ActionMenuItem | false)[] = [
    { label: t('lot.action.edit'), icon: editIcon, to: `/timber/edit/${lot.id}` },
    { label: t(lot.hasPhoto ? 'lot.photo.another' : 'lot.photo.add'), icon: cameraIcon, onClick: onPhoto },
    ...documents,
    sells &&
      lot.state !== 'settled' &&
      lot.document === null && {
        label: t('lot.sale.title'),
        icon: cashIcon,
        onClick: () => show('sale'),
      },
    open &&
      lot.kind === 'estimated' && {
        label: t('lot.split.title'),
        icon: layersIcon,
        onClick: () => show('split'),
      },
    { label: t('lot.action.list'), icon: fileTextIcon, onClick: savePaper },
    { label: t('lot.eldat.allocation'), icon: downloadIcon, onClick: () => saveEldat('allocation') },
    !open && {
      label: t('lot.eldat.deliveryNote'),
      icon: downloadIcon,
      onClick: () => saveEldat('delivery-note'),
    },
    !open && {
      label: t('lot.eldat.transferOrder'),
      icon: downloadIcon,
      onClick: () => saveEldat('transfer-order'),
    },
    { label: t('lot.eldat.journal'), icon: downloadIcon, onClick: () => saveEldat('journal') },
    open && { label: t('lot.merge.title'), icon: layersIcon, onClick: () => show('merge') },
    ...lot.nextStates
      .filter((state) => state !== 'sold' || Boolean(lot.buyerId))
      .map((state) => ({ label: t(`lot.to.${state}`), onClick: () => to(state), separated: false })),
    sells &&
      open && {
        label: t('lot.action.delete'),
        icon: trashIcon,
        danger: true,
        separated: true,
        onClick: () => void removeAndLeave(),
      },
  ];
  return items.filter((item) => item !== false);
}

/** The picture of the pile, taken with the phone's camera or chosen. */
function usePhoto(lot: LotView) {
  const t = useT('timber');
  const toast = useProblemToast();
  const [keep] = useKeepLotPhoto();
  const ref = useRef<HTMLInputElement>(null);
  const storeFile = async (file: File | undefined) => {
    if (!file) return;
    const answer = await keep({ id: lot.id, file });
    if (answer.error) toast(answer.error);
    else notify.success(t('lot.photo.kept'));
  };
  const input = (
    <input
      ref={ref}
      className="jr-hidden"
      type="file"
      tabIndex={-1}
      accept="image/jpeg,image/png"
      aria-label={t('lot.photo.add')}
      onChange={(event) => {
        void storeFile(event.target.files?.[0]);
        event.target.value = '';
      }}
    />
  );
  return { input, choose: () => ref.current?.click() };
}
