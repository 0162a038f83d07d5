export { StatementEntity } from './statement.entity';
export { StatementLineEntity } from './statement-line.entity';
export { StatementRepository } from './statement.repositories';
export { StatementModule } from './statement.module';
