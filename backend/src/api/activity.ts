import * as contract from "@confiserie/domain/contract/activity";
import { serve } from "../http/operations/serve";
import { AUDIT_MODULE, type AuditService } from "../modules/foundations/audit";

export default serve(contract, {
	listActivity: ({ scope, query }) => scope.resolve<AuditService>(AUDIT_MODULE).list(query),
});
