import type { CompanyTerms } from "@confiserie/domain/company/terms";
import type { DepositTerms } from "@confiserie/domain/contract/commercial-codes";
import type { PaymentType } from "@confiserie/domain/contract/payment";
import {
	collectedCents,
	type DepositRules,
	depositRefusal,
	enabledPercentages,
} from "@confiserie/domain/payments/deposit";
import { resolveBuyer } from "../../companies/companies";
import { ApiFailure } from "../../foundations/failures";
import { type CodeAccount, type CodeContext, isJudgedByRule, isValidCode } from "../commercial-codes";
import { permissionOf } from "./permission";

/** How this account comes to a deposit, and who judges the code that is typed. */
export async function depositTerms(
	context: CodeContext,
	{ customerId }: CodeAccount,
): Promise<Omit<DepositTerms, "rules">> {
	const permission = await grantOf(context, customerId, (await resolveBuyer(context.sql, { customerId })).terms);
	const isByRule = await isJudgedByRule(context, customerId);
	return { permission: permission ?? "BY_CODE", check: isByRule ? "browser" : "server" };
}

/** Whether this account may pay by deposit now: refused or allowed by an administrator or by the terms of the sale, else by a valid code. */
export async function permitsDeposit(
	context: CodeContext,
	account: CodeAccount,
	terms: CompanyTerms,
	code: string | null | undefined,
): Promise<boolean> {
	const permission = await grantOf(context, account.customerId, terms);
	if (permission) return permission === "ALLOWED";
	return isValidCode(context, account, code);
}

/** What was decided of the account, else granted to the company that buys; undefined where the code decides. */
async function grantOf(
	{ sql }: Pick<CodeContext, "sql">,
	customerId: string,
	{ hasDeposit }: CompanyTerms,
): Promise<"ALLOWED" | "REFUSED" | undefined> {
	return (await permissionOf(sql, customerId)) ?? (hasDeposit ? "ALLOWED" : undefined);
}

/** How an order asks to be paid. */
export interface PaymentRequest {
	paymentType: PaymentType;
	depositPercentage?: number | null | undefined;
}

/** How an order is paid at checkout. Amounts in cents. */
export interface PaymentTerms {
	paymentType: PaymentType;
	/** Null for a payment in full. */
	depositPercentage: number | null;
	expectedCents: number;
}

/**
 * The terms that a request asks for on a total of the server's own. A payment in full ignores percentage and code.
 * @throws ApiFailure DEPOSIT_REFUSED when no deposit of this percentage is on offer for this total
 */
export function paymentTerms(totalCents: number, request: PaymentRequest, rules: DepositRules): PaymentTerms {
	const depositPercentage = request.paymentType === "deposit" ? offeredPercentage(totalCents, request, rules) : null;
	const expectedCents = collectedCents(totalCents, depositPercentage);
	return { paymentType: request.paymentType, depositPercentage, expectedCents };
}

function offeredPercentage(totalCents: number, { depositPercentage }: PaymentRequest, rules: DepositRules): number {
	const offered = enabledPercentages(totalCents, rules);
	const message = depositRefusal(rules);
	if (offered.length === 0) throw new ApiFailure("DEPOSIT_REFUSED", { field: "paymentType", message });
	const found = offered.find((percentage) => percentage === depositPercentage);
	if (found === undefined) throw new ApiFailure("DEPOSIT_REFUSED", { field: "depositPercentage", message });
	return found;
}
