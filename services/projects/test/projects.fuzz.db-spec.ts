import { describeFuzz } from '@jahrring/testing';
import { projectsService } from '../src';

describeFuzz(projectsService);
