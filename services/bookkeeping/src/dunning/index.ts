export { DunningLetterEntity } from './dunning-letter.entity';
export { DunningLineEntity } from './dunning-line.entity';
export { DunningModule } from './dunning.module';
export { DunningLetterRepository, DunningRuleRepository } from './dunning.repositories';
export { DunningLineRepository } from './dunning-line.repository';
export { DunningRuleEntity } from './dunning-rule.entity';
export { LetterPrinter } from './letter-printer';
