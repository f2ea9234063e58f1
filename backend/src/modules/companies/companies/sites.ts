import { COMPANY_LIMITS } from "@confiserie/domain/company/spending";
import type { CompanySite, companySiteInputSchema } from "@confiserie/domain/contract/companies";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import type { z } from "@medusajs/framework/zod";
import { shopTime } from "../../../lib/database/clock";
import { insert, inTransaction, rows, type Sql } from "../../../lib/database/sql";
import { ApiFailure } from "../../foundations/failures";
import { lockCompany, requireMembership } from "./company-row";

type SiteInput = z.output<typeof companySiteInputSchema>;

/** Adds a place of delivery. @throws ApiFailure COMPANY_NOT_FOUND, COMPANY_ROLE_REFUSED, COMPANY_LIMIT */
export function addSite(pool: Knex, customerId: string, site: SiteInput): Promise<void> {
	return inTransaction(pool, async (sql) => {
		const { companyId } = await requireMembership(sql, customerId, "sites.manage");
		await lockCompany(sql, companyId);
		if ((await sitesOf(sql, companyId)).length >= COMPANY_LIMITS.sites) throw new ApiFailure("COMPANY_LIMIT");
		const createdAt = shopTime();
		const id = generateEntityId(undefined, "site");
		await insert(sql, "company_site", { id, companyId, ...columnsOf(site), createdAt, updatedAt: createdAt });
	});
}

/** @throws ApiFailure COMPANY_NOT_FOUND, COMPANY_ROLE_REFUSED, SITE_NOT_FOUND */
export async function changeSite(sql: Sql, customerId: string, id: string, site: SiteInput): Promise<void> {
	const { companyId } = await requireMembership(sql, customerId, "sites.manage");
	const { contactName: contact_name, postalCode: postal_code, accessNote: access_note, ...rest } = columnsOf(site);
	const changed = await sql("company_site")
		.where({ company_id: companyId, id })
		.update({ ...rest, contact_name, postal_code, access_note, updated_at: shopTime() });
	if (changed === 0) throw new ApiFailure("SITE_NOT_FOUND");
}

/** @throws ApiFailure COMPANY_NOT_FOUND, COMPANY_ROLE_REFUSED, SITE_NOT_FOUND */
export async function removeSite(sql: Sql, customerId: string, id: string): Promise<void> {
	const { companyId } = await requireMembership(sql, customerId, "sites.manage");
	const deleted = await sql("company_site").where({ company_id: companyId, id }).delete();
	if (deleted === 0) throw new ApiFailure("SITE_NOT_FOUND");
}

/** Sites of a company, by name. */
export async function sitesOf(sql: Sql, companyId: string): Promise<CompanySite[]> {
	const found = await rows<Omit<CompanySite, "address"> & CompanySite["address"]>(
		sql,
		`select id, name, contact_name, phone, street, city, postal_code, country, access_note from company_site
			where company_id = ? order by fold_text(name), id`,
		[companyId],
	);
	return found.map(({ street, city, postalCode, country, ...site }) => ({
		...site,
		address: { street, city, postalCode, country },
	}));
}

const columnsOf = ({ address, ...site }: SiteInput) => ({ ...site, ...address });
