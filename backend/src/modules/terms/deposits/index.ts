import type { DepositRules } from "@confiserie/domain/payments/deposit";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Module } from "@medusajs/framework/utils";
import DepositService from "./service";

export const DEPOSIT_MODULE = "deposit";

export { listPermissions, readCustomerTerms, setPermission } from "./permission";
export { depositTerms, type PaymentTerms, paymentTerms, permitsDeposit } from "./terms";

/** The rules of deposits in force, in cents. */
export function depositRules(scope: MedusaContainer): Promise<DepositRules> {
	return scope.resolve<DepositService>(DEPOSIT_MODULE).rules();
}

/** Deposits: on what terms, and who may pay by one. */
export default Module(DEPOSIT_MODULE, { service: DepositService });
