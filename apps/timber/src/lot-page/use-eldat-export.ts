import type { EldatKind, LotEldatGaps, LotView } from '@jahrring/contracts-timber';
import { notify, requestJson, saveFile, useProblemToast, useT } from '@jahrring/tool-kit';
import { lotsUrl } from '../lot.api';

/** Saves a lot as ELDATsmart, and says what the standard asks for that it does not have. */
export function useEldatExport({ id, number }: LotView): (kind: EldatKind) => void {
  const t = useT('timber');
  const toast = useProblemToast();
  const url = `${lotsUrl}/${id}/eldat`;
  const save = async (kind: EldatKind) => {
    await saveFile({ url: `${url}/${kind}` }, `${kind}-${number}.eldat`);
    const gaps = (await requestJson<LotEldatGaps>({ url: `${url}/gaps` }))[kind];
    if (gaps.length === 0) return;
    notify.warning(t('lot.eldat.gaps', { gaps: gaps.map((gap) => t(`lot.eldat.gap.${gap}`)).join(', ') }));
  };
  return (kind) => void save(kind).catch(toast);
}
