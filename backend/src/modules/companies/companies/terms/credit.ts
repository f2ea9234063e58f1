import { blockingUntil } from "@confiserie/domain/company/dunning";
import { availableCents, type CreditFacts, creditRefusal } from "@confiserie/domain/company/terms";
import { dayOf } from "@confiserie/domain/day";
import { formatCents } from "@confiserie/domain/format";
import { one, oneNumber, type Sql } from "../../../../lib/database/sql";
import { ApiFailure } from "../../../foundations/failures";
import { OPEN_INVOICES, OWING } from "./open-invoices";
import { readTerms } from "./read-terms";

/** What decides whether a company may order on account. Read under `lockCompany` wherever it decides. */
export async function creditOf(sql: Sql, companyId: string, now: Date): Promise<CreditFacts> {
	const outstandingCents = await oneNumber(
		sql,
		`select coalesce(sum(book.balance_cents), 0)::float8 from order_book book where company_id = ? and ${OWING}`,
		[companyId],
	);
	const late = await one(sql, `select 1 from ${OPEN_INVOICES} where company_id = ? and due_on <= ? limit 1`, [
		companyId,
		blockingUntil(dayOf(now)),
	]);
	return {
		terms: await readTerms(sql, companyId),
		outstandingCents,
		isBlocked: late !== undefined,
	};
}

/**
 * The reason why a company may not owe so much more: CREDIT_NOT_GRANTED, CREDIT_BLOCKED, or CREDIT_LIMIT_EXCEEDED with the credit that
 * is left; null for none. It decides under `lockCompany`, in the transaction that raises the debt.
 */
export async function creditFailure(
	sql: Sql,
	companyId: string,
	addedCents: number,
	now: Date,
): Promise<ApiFailure | null> {
	const credit = await creditOf(sql, companyId, now);
	const refusal = creditRefusal(credit, addedCents);
	if (refusal === "CREDIT_LIMIT_EXCEEDED")
		return new ApiFailure(refusal, {
			message: `Cette commande dépasse l'encours autorisé de l'entreprise\u00a0: il reste ${formatCents(availableCents(credit))}. Elle peut être payée maintenant.`,
		});
	return refusal ? new ApiFailure(refusal) : null;
}

/** Refuses that a company owes so much more. @throws ApiFailure as `creditFailure` */
export async function refuseBeyondCredit(sql: Sql, companyId: string, addedCents: number, now: Date): Promise<void> {
	const failure = await creditFailure(sql, companyId, addedCents, now);
	if (failure) throw failure;
}
