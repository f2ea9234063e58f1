import type { companyTermsInputSchema } from "@confiserie/domain/contract/company-terms";
import { toCents, toEuros } from "@confiserie/domain/money";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { z } from "@medusajs/framework/zod";
import { inTransaction } from "../../../lib/database/sql";
import { type Administrator, recordAudit } from "../../foundations/audit";
import { ApiFailure } from "../../foundations/failures";
import { lockCompany, readCompanyRow } from "../companies";
import { readTerms, type TermsRow } from "./read-terms";

interface TermsChange {
	companyId: string;
	terms: z.output<typeof companyTermsInputSchema>;
	actor: Administrator;
	now: Date;
}

/**
 * Grants terms to a company, with the audit log. The company's lock orders it with orders on account: each is judged by
 * whole terms.
 * @throws ApiFailure COMPANY_NOT_FOUND, COMPANY_TERMS_CHANGED
 */
export function changeTerms(pool: Knex, { companyId, terms, actor, now }: TermsChange): Promise<void> {
	return inTransaction(pool, async (sql) => {
		await lockCompany(sql, companyId);
		const { company } = await readCompanyRow(sql, companyId);
		const before = await readTerms(sql, companyId);
		if (before.version !== terms.version) throw new ApiFailure("COMPANY_TERMS_CHANGED");
		const after: TermsRow = {
			isOnAccount: terms.isOnAccount,
			creditLimitCents: toCents(terms.creditLimit),
			isInvoicedMonthly: terms.isInvoicedMonthly,
			hasDeposit: terms.hasDeposit,
			minimumOrderCents: toCents(terms.minimumOrder),
			shippingOptionIds: terms.shippingOptionIds,
			version: before.version + 1,
		};
		const columns = {
			is_on_account: after.isOnAccount,
			credit_limit_cents: after.creditLimitCents,
			is_invoiced_monthly: after.isInvoicedMonthly,
			has_deposit: after.hasDeposit,
			minimum_order_cents: after.minimumOrderCents,
			shipping_option_ids: after.shippingOptionIds,
			version: after.version,
			updated_at: now,
		};
		await sql("company_terms")
			.insert({ company_id: companyId, ...columns })
			.onConflict("company_id")
			.merge(columns);
		await recordAudit(sql, {
			actorId: actor.customerId,
			actorEmail: actor.email,
			action: "company.terms-changed",
			entity: "company",
			entityId: companyId,
			label: company,
			changes: differences(worded(before), worded(after)),
		});
	});
}

/** As the audit log names terms; amounts in EUR. */
const worded = ({ isOnAccount, isInvoicedMonthly, hasDeposit, ...terms }: TermsRow) => ({
	isOnAccount,
	creditLimit: toEuros(terms.creditLimitCents),
	isInvoicedMonthly,
	hasDeposit,
	minimumOrder: toEuros(terms.minimumOrderCents),
	shippingOptions: terms.shippingOptionIds?.join(", ") ?? null,
});

function differences(before: ReturnType<typeof worded>, after: ReturnType<typeof worded>) {
	const names = Object.keys(after) as (keyof typeof after)[];
	return Object.fromEntries(
		names.filter((name) => before[name] !== after[name]).map((name) => [name, { from: before[name], to: after[name] }]),
	);
}
