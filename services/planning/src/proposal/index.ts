export { ProposalModule } from './proposal.module';
export { ProposalService } from './proposal.service';
