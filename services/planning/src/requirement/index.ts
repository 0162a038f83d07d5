export { RequirementEntity } from './requirement.entity';
export { RequirementModule } from './requirement.module';
export { RequirementRepository } from './requirement.repository';
export { RequirementService } from './requirement.service';
