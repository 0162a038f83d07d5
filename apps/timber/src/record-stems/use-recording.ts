import { localDateAt } from '@jahrring/contracts-common';
import type { LotView, TimberSettings } from '@jahrring/contracts-timber';
import {
  discardUnsent,
  newUuid,
  outboxValue,
  sendLater,
  useFormat,
  useProblemToast,
  useT,
  type OutboxItem,
} from '@jahrring/tool-kit';
import { stemsUrl, useDeleteStem } from '../stem.api';
import { cubic, metres } from '../figures';
import { measured, nextNumber, toStem, type MeasurableStem, type Reading } from './reading';

export const stemKind = 'timber/stem';

/** A stem of this device, newest first. */
export interface RecordedStem {
  item: OutboxItem;
  stem: MeasurableStem & { id: string };
}

/** Returns the stems that were recorded on this device and are still in its queue. */
export function recordedStems(items: readonly OutboxItem[]): RecordedStem[] {
  return items
    .filter(({ kind }) => kind === stemKind)
    .map((item) => ({ item, stem: item.body as RecordedStem['stem'] }))
    .reverse();
}

/** The reading that comes next: the same values, the next number, no diameter. */
export function readingAfter(reading: Reading): Reading {
  return { ...reading, number: nextNumber(reading.number), first: '', second: '' };
}

/** Puts stems into the device's queue, which sends them in their order, and takes the last one back. */
export function useRecording(settings: TimberSettings, lot: LotView | undefined) {
  const t = useT('timber');
  const format = useFormat();
  const toast = useProblemToast();
  const [remove] = useDeleteStem();

  /** @returns whether it was kept */
  const save = async (reading: Reading): Promise<boolean> => {
    const measuredOn = localDateAt(Date.now(), format.timeZone);
    const stem = { ...toStem(reading, measuredOn), id: newUuid(), lotId: lot?.id ?? null };
    const { volume, thicknessClass } = measured(stem, settings);
    const size = `${metres(format, stem.lengthCm)} · ${Math.round(stem.firstMm / 10)} cm · ${thicknessClass}`;
    try {
      await sendLater({
        id: newUuid(),
        kind: stemKind,
        url: stemsUrl,
        body: stem,
        creates: true,
        summary: {
          title: t('record.summary', { number: stem.title, species: t(`species.${stem.species}`) }),
          text: `${size} · ${cubic(format, volume)}`,
        },
        mendAt: '/timber/stems/record',
      });
    } catch (error) {
      toast(error);
      return false;
    }
    return true;
  };

  /** Takes a stem back, wherever it is by now. @returns whether it is gone */
  const undo = async ({ item, stem }: RecordedStem): Promise<boolean> => {
    const state = outboxValue.get().find(({ id }) => id === item.id)?.state ?? item.state;
    if (state === 'sent') {
      const answer = await remove({ id: stem.id, version: 1 });
      if (answer.error) {
        toast(answer.error);
        return false;
      }
    }
    await discardUnsent(item.id);
    return true;
  };
  return { save, undo };
}
