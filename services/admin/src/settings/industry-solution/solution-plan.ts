import { type IndustryPackage, type PackageItem, type SolutionTask } from '@jahrring/contracts-admin';
import {
  packageParts,
  type PackagePart,
  type PartItem,
  type PartRequest,
  type PartResult,
} from '@jahrring/contracts-common';
import type { IndustryItemEntity } from '../industry-record';
import { itemFor } from './packages/localise';

export interface SolutionPlace {
  licenceId: string;
  language: string;
  task: SolutionTask;
  /** Ids of the plugins that are on. */
  plugins: ReadonlySet<string>;
}

/** Items that are sent to the owner of a part, and items that wait because their plugin is off. */
export interface PlannedPart {
  part: PackagePart;
  items: readonly PartItem[];
  waiting: readonly PartItem[];
  request(task: PartRequest['task']): PartRequest;
}

/** Parts that have something to write or to take back; what is taken back goes in the opposite order. */
export function plannedParts(
  content: IndustryPackage,
  known: readonly IndustryItemEntity[],
  task: SolutionTask,
): PackagePart[] {
  const held = new Set(known.filter(({ hash }) => hash !== null).map(({ part }) => part));
  if (task === 'takeBack') return packageParts.filter((part) => held.has(part)).toReversed();
  return packageParts.filter((part) => (content.parts[part]?.length ?? 0) > 0 || held.has(part));
}

export function planPart(
  part: PackagePart,
  content: IndustryPackage,
  known: readonly IndustryItemEntity[],
  { licenceId, language, plugins }: SolutionPlace,
): PlannedPart {
  const place = { licenceId, packageKey: content.key, language };
  const isWaiting = ({ needs }: PackageItem) => needs !== undefined && !plugins.has(needs);
  const all = content.parts[part] ?? [];
  const inLicence = (item: PackageItem) => itemFor(part, item, place);
  const waiting = all.filter(isWaiting).map(inLicence);
  const items = all.filter((item) => !isWaiting(item)).map(inLicence);
  const apart = new Set(waiting.map(({ key }) => key));
  const written = known.flatMap(({ part: of, itemKey: key, recordId: id, hash, written: values }) =>
    of === part && hash !== null && values !== null ? [{ key, id, hash, values }] : [],
  );
  return {
    part,
    items,
    waiting,
    request: (task) => {
      const isReverting = task === 'takeBack' || task === 'previewTakeBack';
      return {
        part,
        task,
        items: isReverting ? [] : items,
        written: isReverting ? written : written.filter(({ key }) => !apart.has(key)),
      };
    },
  };
}

/** Returns the results of items whose plugin is off. */
export function waitingResults({ waiting }: PlannedPart, known: readonly IndustryItemEntity[]): PartResult[] {
  const hashes = new Map(known.map(({ itemKey, hash }) => [itemKey, hash]));
  return waiting.map(({ key }) => ({
    ...{ key, outcome: 'left', reason: 'pluginOff' },
    hash: hashes.get(key) ?? null,
    fields: [],
  }));
}

const kindFields = ['plugin', 'role', 'list', 'kind', 'type'] as const;

/** Returns the title of an item in a language, and its kind. */
export function wordingOf(
  values: Readonly<Record<string, unknown>>,
  language: string,
): { title: string | null; kind: string | null } {
  const { title, texts, number } = values;
  const words = typeof texts === 'object' && texts !== null ? (texts as Record<string, unknown>) : {};
  const word = words[language] ?? words['de'];
  const text = typeof title === 'string' ? title : typeof word === 'string' ? word : null;
  const kind = kindFields.map((name) => values[name]).find((one) => typeof one === 'string');
  const numbered = typeof number === 'string' && text !== null ? `${number} ${text}` : text;
  return {
    title: numbered?.slice(0, 150) ?? null,
    kind: typeof kind === 'string' ? kind.slice(0, 40) : null,
  };
}
