import { changedFields } from "@confiserie/domain/admin/changed-fields";
import { NO_TERMS } from "@confiserie/domain/company/terms";
import type { companyTermsInputSchema } from "@confiserie/domain/contract/company-terms";
import { inCents, inEuros } from "@confiserie/domain/money";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { z } from "@medusajs/framework/zod";
import { inTransaction, put } from "../../../../lib/database/sql";
import { type Administrator, recordAudit } from "../../../foundations/audit";
import { ApiFailure } from "../../../foundations/failures";
import { lockCompany, readCompanyRow } from "../company-row";
import { readTerms } from "./read-terms";

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
		const after = { ...inCents(terms, NO_TERMS), version: before.version + 1 };
		await put(sql, "company_terms", "companyId", { companyId, ...after, updatedAt: now });
		await recordAudit(sql, actor, {
			action: "company.terms-changed",
			entity: "company",
			entityId: companyId,
			label: company,
			changes: changedFields<Change>(shown(before), shown(after)),
		});
	});
}

type Change = string | number | boolean | string[] | null;

/** As the audit log shows terms. */
const shown = ({ version: _, ...terms }: Awaited<ReturnType<typeof readTerms>>) => inEuros(terms);
