import {
  ContractRefusal,
  judgeContract,
} from '../../../../services/admin/src/registry/release/contract/judge-contract.mjs';
import { ClearError } from '../../../start/src/setup/clear-error.mjs';

/** The judgement that the registry repeats on what is uploaded; a refusal is told in its sentence. */
export function checkContract(snapshot, version, last) {
  try {
    return judgeContract(snapshot, version, last);
  } catch (error) {
    throw error instanceof ContractRefusal ? new ClearError(error.message) : error;
  }
}
