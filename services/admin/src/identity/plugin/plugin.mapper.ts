import type {
  PluginAgreement,
  PluginDefinition,
  PluginId,
  PluginTrial,
  PluginView,
} from '@jahrring/contracts-admin';
import { isOn } from '../licence-plugin';
import type { LicencePluginEntity } from '../licence-plugin';
import { dependentsOf, endsWith } from './offer/ending-together';
import type { OfferBook } from './offer/offer-book';
import type { PluginAgreementEntity } from './plugin-agreement.entity';

interface PluginState {
  row: LicencePluginEntity | undefined;
  /** All of the licence. */
  rows: readonly LicencePluginEntity[];
  agreement: PluginAgreementEntity | undefined;
  price: string | undefined;
  installed: boolean;
  book: OfferBook;
  now: Date;
}

/** A plugin of the catalogue as it stands in one licence. */
export function toPluginView(
  definition: PluginDefinition & { id: PluginId },
  state: PluginState,
): Omit<PluginView, 'id'> {
  const { row, rows, agreement, price, installed, book, now } = state;
  const switchedOn = row !== undefined && isOn(row, now);
  const on = switchedOn && installed;
  const { id, tool, titleKey, group } = definition;
  return {
    tool,
    titleKey,
    group,
    installed,
    suspended: switchedOn && !installed,
    state: on ? 'active' : 'inactive',
    activatedAt: on ? (row.activatedAt?.toISOString() ?? null) : null,
    price: price ?? null,
    trial: row ? toTrial(row, now) : null,
    agreement: on && agreement ? toAgreement(agreement) : null,
    categories: book.categories(id),
    dependsOn: book.dependsOn(id),
    neededBy: book.neededBy(id),
    endsWith: endsWith(id, rows, book, now),
    takesAlong: on && row.activeUntil ? dependentsOf(id, rows, book, now).map(({ plugin }) => plugin) : [],
    released: book.released(id),
    pictureId: book.pictureId(id),
  };
}

function toTrial(row: LicencePluginEntity, now: Date): PluginTrial | null {
  if (!row.trialStartedAt || !row.trialEndsAt) return null;
  const ended = row.trialEndsAt <= now;
  return {
    state: ended ? 'ended' : isOn(row, now) ? 'running' : 'stopped',
    startedAt: row.trialStartedAt.toISOString(),
    endsAt: row.trialEndsAt.toISOString(),
  };
}

function toAgreement({ price, agreedBy, agreedAt, startsOn }: PluginAgreementEntity): PluginAgreement {
  return { price, agreedBy, agreedAt: agreedAt.toISOString(), startsOn };
}
