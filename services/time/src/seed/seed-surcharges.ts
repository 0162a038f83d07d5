import { addMonths } from '@jahrring/contracts-common';
import { surchargePresets, type UpdateSurchargeSettings } from '@jahrring/contracts-time';
import { demoId } from '@jahrring/demo';
import type { RequestContext, SeedContext } from '@jahrring/service-kit';
import type { EntryEntity } from '../entry-record';
import { SurchargeSettingsRepository } from '../settings';
import { SurchargeService } from '../surcharge';

type Window = UpdateSurchargeSettings['windows'][number];

const { nightCh, sundays } = surchargePresets;
const early = { percent: 15, dayKinds: ['weekday'], from: '06:00', to: '07:00' } as const;

function window(
  n: number,
  title: string,
  rule: Omit<Window, 'id' | 'title' | 'active' | 'dayKinds'> & {
    dayKinds: readonly Window['dayKinds'][number][];
  },
): Window {
  return { ...rule, id: demoId('surchargeWindow', n), title, active: true, dayKinds: [...rule.dayKinds] };
}

const values: UpdateSurchargeSettings = {
  stacking: 'highest',
  sundayRule: 'zone',
  windows: [
    window(1, 'Nachtarbeit', nightCh),
    window(2, 'Frühdienst', early),
    window(3, 'Sonntagsarbeit', sundays),
  ],
};

/** Surcharges of the demo, worked out for what was recorded from the month before on. */
export async function seedSurcharges(
  seed: SeedContext,
  ctx: RequestContext,
  entries: readonly EntryEntity[],
): Promise<void> {
  const { timeZone } = ctx;
  await seed.get(SurchargeSettingsRepository).insert(ctx, { values, timeZone, staleSince: null });
  const latest = entries.reduce((last, { workDate }) => (workDate > last ? workDate : last), '');
  if (latest === '') return;
  const since = `${addMonths(latest, -1).slice(0, 7)}-01`;
  await seed.get(SurchargeService).renew(
    ctx,
    entries.filter(({ workDate }) => workDate >= since),
  );
}
