import type { ContainerDraft, ContainerView, UpdateContainer } from '@jahrring/contracts-timber';

export function newDraft(): ContainerDraft {
  return { title: '', tareKg: null, place: '', latitude: null, longitude: null, lotId: null, note: '' };
}

export function draftOf(container: ContainerView): UpdateContainer {
  const { title, tareKg, latitude, longitude, lotId } = container;
  const { place, note } = container;
  return { title, tareKg, latitude, longitude, lotId, place: place ?? '', note: note ?? '' };
}
