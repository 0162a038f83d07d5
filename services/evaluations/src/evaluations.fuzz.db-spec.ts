import { describeFuzz } from '@jahrring/testing';
import { evaluationsService } from './evaluations.service-definition';
import { FakeMembers } from './test/fake-members';

describeFuzz(evaluationsService, { client: new FakeMembers() });
