import type { EntryView } from '@jahrring/contracts-time';
import { type IconShape } from '@jahrring/ui';
import {
  alertIcon,
  archiveIcon,
  circleCheckIcon,
  eyeIcon,
  historyIcon,
  lockIcon,
  uploadIcon,
} from '@jahrring/ui/icons';

/** States of an entry: each is a column of its own, with an icon and a word, and a filter of the server. */
export const entryStates: readonly { id: string; icon: IconShape; of: (entry: EntryView) => boolean }[] = [
  { id: 'seen', icon: eyeIcon, of: (entry) => entry.seenAt !== null },
  { id: 'confirmed', icon: circleCheckIcon, of: (entry) => entry.confirmedAt !== null },
  { id: 'exported', icon: uploadIcon, of: (entry) => entry.exportedAt !== null },
  { id: 'locked', icon: lockIcon, of: (entry) => entry.locked },
  { id: 'archived', icon: archiveIcon, of: (entry) => entry.archivedAt !== null },
  { id: 'needsReview', icon: alertIcon, of: (entry) => entry.needsReview },
  { id: 'late', icon: historyIcon, of: (entry) => entry.late },
];
