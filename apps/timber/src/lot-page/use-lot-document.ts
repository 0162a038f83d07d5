import {
  isBillableLot,
  lotDocumentTypes,
  type LotDocumentType,
  type LotView,
} from '@jahrring/contracts-timber';
import { requestJson, useAbility, useNavigate, useProblemToast, useT } from '@jahrring/tool-kit';
import type { ActionMenuItem } from '@jahrring/ui';
import { fileInvoiceIcon, truckIcon } from '@jahrring/ui/icons';
import { useRef } from 'react';

const icons: Readonly<Record<LotDocumentType, ActionMenuItem['icon']>> = {
  delivery_note: truckIcon,
  bill: fileInvoiceIcon,
};

/** Returns true if the user may create a delivery note or a bill from the lot now. */
function useMayBill(lot: LotView): boolean {
  const { can } = useAbility();
  const needed = ['tools.timber.manage', 'tools.document.manage', 'tools.project.showprice'];
  const isFree = lot.document === null || isMeasuredDelivery(lot);
  return isBillableLot(lot.state) && lot.buyerId !== null && isFree && needed.every((key) => can(key));
}

/** Delivered and accepted as the mill has measured it: the bill takes it over from the delivery note. */
function isMeasuredDelivery({ document, millMeasurementId }: LotView): boolean {
  return document?.type === 'delivery_note' && document.number !== null && millMeasurementId !== null;
}

/** The acts that make a draft of the lot and open it; none where that is not possible. */
export function useLotDocument(lot: LotView): ActionMenuItem[] {
  const t = useT('timber');
  const navigate = useNavigate();
  const toast = useProblemToast();
  const busy = useRef(false);
  const mayBill = useMayBill(lot);
  const create = async (type: LotDocumentType) => {
    if (busy.current) return;
    busy.current = true;
    try {
      const body = { type, lotId: lot.id };
      const call = { url: '/api/documents/documents/from-lot', method: 'POST', body } as const;
      const { id } = await requestJson<{ id: string }>(call);
      void navigate(`/documents/edit/${id}`);
    } catch (error) {
      toast(error);
    } finally {
      busy.current = false;
    }
  };
  if (!mayBill) return [];
  const types = isMeasuredDelivery(lot) ? (['bill'] as const) : lotDocumentTypes;
  return types.map((type) => ({
    label:
      type === 'bill' && lot.millMeasurementId !== null ? t('mill.bill') : t(`lot.document.create.${type}`),
    icon: icons[type],
    onClick: () => void create(type),
  }));
}
