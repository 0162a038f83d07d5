export { OriginEntity } from './origin.entity';
export { OriginModule } from './origin.module';
export { originColumns, OriginRepository } from './origin.repository';
export { OriginService } from './origin.service';
