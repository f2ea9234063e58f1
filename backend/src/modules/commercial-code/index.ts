import type { MedusaContainer } from "@medusajs/framework/types";
import { Module } from "@medusajs/framework/utils";
import CommercialCodeService from "./service";

export const COMMERCIAL_CODE_MODULE = "commercialCode";

export { countCodes, issueCode, listCodes, revokeCode } from "./administer";
export { type CodeAccount, type CodeBook, isJudgedByRule, isValidCode } from "./verify";

/** The shop's codes: where they are checked, issued and revoked. */
export function codeBook(scope: MedusaContainer): CommercialCodeService["book"] {
	return scope.resolve<CommercialCodeService>(COMMERCIAL_CODE_MODULE).book;
}

/** Commercial codes: issue, verify, revoke. */
export default Module(COMMERCIAL_CODE_MODULE, { service: CommercialCodeService });
