import { describeLicenceMatrix, describeRoleMatrix } from '@jahrring/testing';
import { evaluationsService } from './evaluations.service-definition';

const prepare = async () => ({ format: 'csv' });
const days = 'from=2026-01-01&to=2026-12-31';
const queries = {
  Pivot_file: `?rows=person&measures=hours&${days}`,
  Line_file: `?${days}`,
};

describeRoleMatrix(evaluationsService, {
  prepare,
  queries,
  openToAll: { MyReport_get: 'one’s own hours; guests and customers have none' },
});

describeLicenceMatrix(evaluationsService, {
  prepare,
  queries,
  exempt: { Pivot_file: 'its parameter is a format', Line_file: 'its parameter is a format' },
});
