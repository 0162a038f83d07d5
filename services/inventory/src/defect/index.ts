export { DefectEntity } from './defect.entity';
export { DefectModule } from './defect.module';
export { DefectRepository } from './defect.repository';
