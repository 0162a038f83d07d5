import { Module } from '@nestjs/common';
import { LotModule } from '../lot';
import { SettingsModule } from '../settings';
import { ContainerController } from './container.controller';
import { ContainerRepository } from './container.repository';
import { ContainerService } from './container.service';
import { WeighTicketController } from './weigh-ticket.controller';
import { WeighTicketRepository } from './weigh-ticket.repository';
import { WeighTicketService } from './weigh-ticket.service';

@Module({
  imports: [LotModule, SettingsModule],
  controllers: [ContainerController, WeighTicketController],
  providers: [ContainerRepository, ContainerService, WeighTicketRepository, WeighTicketService],
  exports: [ContainerRepository, WeighTicketRepository],
})
export class ContainerModule {}
