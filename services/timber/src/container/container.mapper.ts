import { dryWeight, weighTicketView, type WeighTicketView } from '@jahrring/contracts-timber';
import { viewOf } from '@jahrring/service-kit';
import type { WeighTicketEntity } from './weigh-ticket.entity';

/** As the API answers it, with what follows of its weights. */
export function toWeighTicketView(entity: WeighTicketEntity): WeighTicketView {
  const netKg = entity.grossKg - entity.tareKg;
  const dryKg = entity.moisture === null ? null : dryWeight(netKg, entity.moisture);
  return viewOf(weighTicketView, entity, { netKg, dryKg });
}
