export { FactModule } from './fact.module';
export { FactService } from './fact.service';
