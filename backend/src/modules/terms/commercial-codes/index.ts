import type { MedusaContainer } from "@medusajs/framework/types";
import { Module } from "@medusajs/framework/utils";
import CommercialCodeService from "./service";

export const COMMERCIAL_CODE_MODULE = "commercialCode";

export { countCodes, issueCode, listCodes, revokeCode } from "./administer";
export { type CodeAccount, type CodeContext, isJudgedByRule, isValidCode } from "./verify";

/** The shop's codes: where they are checked, issued and revoked. */
export function codeContext(scope: MedusaContainer): CommercialCodeService["context"] {
	return scope.resolve<CommercialCodeService>(COMMERCIAL_CODE_MODULE).context;
}

/** Commercial codes: issue, verify, revoke. */
export default Module(COMMERCIAL_CODE_MODULE, { service: CommercialCodeService });
