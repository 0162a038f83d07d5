export { MachineTimeEntity } from './machine-time.entity';
export { MachineTimeModule } from './machine-time.module';
export { MachineTimeService } from './machine-time.service';
export { SpanEntity } from './span.entity';
export { SpanRepository } from './span.repository';
