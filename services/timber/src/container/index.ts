export { ContainerEntity } from './container.entity';
export { ContainerModule } from './container.module';
export { containerColumns, ContainerRepository } from './container.repository';
export { WeighTicketEntity } from './weigh-ticket.entity';
export { WeighTicketRepository } from './weigh-ticket.repository';
