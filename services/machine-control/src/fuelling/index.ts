export { FuellingEntity } from './fuelling.entity';
export { FuellingModule } from './fuelling.module';
export { FuellingRepository } from './fuelling.repository';
export { FuellingService } from './fuelling.service';
