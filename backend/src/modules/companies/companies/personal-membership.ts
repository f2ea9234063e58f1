import { nextManager } from "@confiserie/domain/company/roles";
import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import { foldText } from "@confiserie/domain/fold-text";
import { toEuros } from "@confiserie/domain/money";
import { oneLine } from "@confiserie/domain/text";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { isoRows, type Sql } from "../../../lib/database/sql";
import { accountHolder, customerOfId } from "../../../medusa/accounts/people";
import { queueMail } from "../../foundations/mail";
import { lockCompany, membershipOf, membersOf, readCompanyRow } from "./company-row";
import { sitesOf } from "./sites";
import { type HandOver, replaceMember } from "./state-business";

/** The membership of a customer and the sites that name them, for the copy of their data. */
export async function membershipData(sql: Sql, customerId: string): Promise<PersonalData["company"]> {
	const membership = await membershipOf(sql, customerId);
	if (!membership) return null;
	const { companyId, role, monthlyLimitCents, joinedAt } = membership;
	const { company } = await readCompanyRow(sql, companyId);
	const approvals = await isoRows<NonNullable<PersonalData["company"]>["approvals"][number]>(
		sql,
		`select order_number, requested_at, decided_at, reason from company_approval approval
			join order_book on order_book.id = approval.order_id
			where requested_by = ? or decided_by = ? order by requested_at desc, order_id`,
		[customerId, customerId],
	);
	return {
		id: companyId,
		name: company,
		role,
		monthlyLimit: monthlyLimitCents === null ? null : toEuros(monthlyLimitCents),
		joinedAt: joinedAt.toISOString(),
		approvals,
		sites: (await sitesNaming(sql, companyId, customerId)).map(({ id: _, ...site }) => site),
	};
}

/** Sites of a company whose contact is a member, by name or phone. */
async function sitesNaming(sql: Sql, companyId: string, customerId: string) {
	const member = await accountHolder(sql, customerId);
	const nameOf = (text: string) => foldText(oneLine(text));
	const digitsOf = (phone: string) => phone.replace(/\D/g, "").slice(-9);
	const name = nameOf(`${member?.firstName ?? ""} ${member?.lastName ?? ""}`);
	const phone = digitsOf(member?.phoneNumber ?? "");
	return (await sitesOf(sql, companyId))
		.filter((site) => (name && nameOf(site.contactName) === name) || (phone && digitsOf(site.phone) === phone))
		.map(({ id, name, contactName, phone }) => ({ id, name, contactName, phone }));
}

/**
 * Takes a customer who is erased out of their company, which stays. Where they were its only manager, another member becomes one
 * and gets a mail: an erasure is never refused for it. @throws ApiFailure LAST_MANAGER for the only member of a company with open orders
 */
export async function forgetMembership(
	sql: Knex.Transaction,
	{ customerId, email }: { customerId: string; email: string },
	handOver: HandOver,
) {
	await sql("company_invitation").where({ email }).delete();
	await sql("company_approval").where({ decided_by: customerId }).update({ reason: "" });
	const membership = await membershipOf(sql, customerId);
	if (!membership) return;
	const { companyId } = membership;
	await lockCompany(sql, companyId);
	const { company } = await readCompanyRow(sql, companyId);
	const named = (await sitesNaming(sql, companyId, customerId)).map(({ id }) => id);
	// The site stays the company's, which names another person.
	await sql("company_site").whereIn("id", named).update({ contact_name: company, phone: "" });
	const others = (await membersOf(sql, companyId)).filter((member) => member.customerId !== customerId);
	const next = others.some(({ role }) => role === "MANAGER") ? undefined : nextManager(others);
	if (next) {
		await sql("company_member")
			.where({ customer_id: next.customerId })
			.update({ role: "MANAGER", monthly_limit_cents: null });
		const account = await customerOfId(sql, next.customerId);
		if (account?.email)
			await queueMail(sql, {
				key: `company-manager:${companyId}:${next.customerId}`,
				to: account.email,
				template: "company-manager",
				data: { company, path: "/entreprise" },
			});
	}
	await replaceMember(sql, membership, handOver);
}
