import { dryWeight, type ContainerView, type WeighTicketView } from '@jahrring/contracts-timber';
import type { ContainerEntity } from './container.entity';
import type { WeighTicketEntity } from './weigh-ticket.entity';

interface Times {
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
}

function timesOf({ createdAt, updatedAt, deletedAt }: Times) {
  return {
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}

/** As the API answers it. */
export function toContainerView(entity: ContainerEntity, lotTitle: string | null): ContainerView {
  const { licenceId: _licence, ...fields } = entity;
  return { ...fields, lotTitle, ...timesOf(entity) };
}

/** As the API answers it, with what follows of its weights. */
export function toWeighTicketView(entity: WeighTicketEntity): WeighTicketView {
  const { licenceId: _licence, ...fields } = entity;
  const netKg = entity.grossKg - entity.tareKg;
  const dryKg = entity.moisture === null ? null : dryWeight(netKg, entity.moisture);
  return { ...fields, netKg, dryKg, ...timesOf(entity) };
}
