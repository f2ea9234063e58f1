import { sirenOf } from "@confiserie/domain/business/siren";
import type { Business, CompanyIdentity } from "@confiserie/domain/contract/business";
import { isCancelled } from "@confiserie/domain/orders/order-status";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { shopTime } from "../../../lib/database/clock";
import { inTransaction, lock, one, type Sql, update } from "../../../lib/database/sql";
import { renameGroup } from "../../../medusa/accounts/groups";
import { businessRow, storeBusiness } from "../../customers/accounts";
import { type Administrator, recordAudit } from "../../foundations/audit";
import { ApiFailure } from "../../foundations/failures";
import { statusIn } from "../../foundations/order-status";
import { type CompanyRow, companyOfSiren, findCompany, lockCompany, membersOf } from "./company-row";

/** Changes the data of a company as staff, with the audit log. @throws ApiFailure COMPANY_UNKNOWN, COMPANY_REGISTERED */
export function changeBusiness(pool: Knex, id: string, identity: CompanyIdentity, by: Administrator): Promise<void> {
	const { electronicAddress, ...business } = identity;
	return inTransaction(pool, async (sql) => {
		await lockCompany(sql, id);
		const known = await findCompany(sql, id);
		await rewrite(sql, known, business);
		if (electronicAddress !== undefined) await update(sql, "company", id, { electronicAddress });
		const changed = await findCompany(sql, id);
		await recordAudit(sql, by, {
			action: "company.identity-changed",
			entity: "company",
			entityId: id,
			label: business.company,
			changes: { identity: { from: wordsOf(known), to: wordsOf(changed) } },
		});
	});
}

/** Gives a company an electronic address where it has none. */
export async function addElectronicAddress(sql: Sql, id: string, electronicAddress: string): Promise<void> {
	await sql.raw("update company set electronic_address = ? where id = ? and electronic_address = ''", [
		electronicAddress,
		id,
	]);
}

const wordsOf = ({ company, registration, vatNumber, electronicAddress, ...billing }: CompanyRow): string =>
	[company, registration, vatNumber, electronicAddress]
		.concat([billing.billingStreet, billing.billingPostalCode, billing.billingCity].map((part) => part ?? ""))
		.filter(Boolean)
		.join(", ");

/**
 * Writes the data of a company, to its group in Medusa and the accounts of its members too. To be called under its lock.
 * @throws ApiFailure COMPANY_REGISTERED
 */
export async function rewrite(sql: Knex.Transaction, known: CompanyRow, business: Business): Promise<void> {
	const { id, customerGroupId } = known;
	const isSameSiren = sirenOf(known.registration) === sirenOf(business.registration);
	if (!isSameSiren) await refuseRegistered(sql, business);
	// An electronic address begins with the SIREN.
	const electronicAddress = isSameSiren ? known.electronicAddress : "";
	await update(sql, "company", id, { ...businessRow(business), electronicAddress, updatedAt: shopTime() });
	await renameGroup(sql, customerGroupId, groupName(id, business));
	for (const member of await membersOf(sql, id)) await storeBusiness(sql, member.customerId, business);
}

/** Of a company with orders, documents name it and it may owe: its members change neither name nor SIREN. @throws ApiFailure COMPANY_IDENTITY_FIXED */
export async function refuseAnotherIdentity(sql: Sql, known: CompanyRow, business: Business): Promise<void> {
	const isSame = known.company === business.company && sirenOf(known.registration) === sirenOf(business.registration);
	if (isSame) return;
	const placed = `select 1 from order_book where company_id = ? and not ${statusIn(isCancelled)} limit 1`;
	if (await one(sql, placed, [known.id])) throw new ApiFailure("COMPANY_IDENTITY_FIXED");
}

/**
 * One company a SIREN. The lock lasts until the commit: the second of two at once finds the first.
 * @throws ApiFailure COMPANY_REGISTERED
 */
export async function refuseRegistered(sql: Knex.Transaction, { registration }: Business): Promise<void> {
	if (registration === "") return;
	await lock(sql, "siren", sirenOf(registration));
	if (await companyOfSiren(sql, registration)) throw new ApiFailure("COMPANY_REGISTERED", { field: "registration" });
}

/** Medusa's groups have different names; companies may share one. */
export const groupName = (companyId: string, { company }: Business) => `${company} (${companyId.slice(-8)})`;
