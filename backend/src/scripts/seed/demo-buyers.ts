import { NO_TERMS } from "@confiserie/domain/company/terms";
import { inEuros } from "@confiserie/domain/money";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../../lib/database/clock";
import { inTransaction, one } from "../../lib/database/sql";
import { ACCOUNTS } from "../../medusa/accounts/people";
import {
	addMember,
	addSite,
	changeDiscounts,
	changeTerms,
	membershipOf,
	stateBusiness,
} from "../../modules/companies/companies";
import { OPERATOR } from "../../modules/foundations/audit";
import { seedDemoBusiness } from "./demo-business";

/** A fictitious company that buys: its SIREN is a counting with a right check digit. */
const BUSINESS = {
	company: "Guinguette des Tilleuls (démonstration)",
	registration: "987654324",
	vatNumber: "FR14987654324",
	billingAddress: { street: "4 quai des Tilleuls", postalCode: "84200", city: "Carpentras", country: "France" },
};

const SITES = [
	{
		name: "Guinguette",
		contactName: "Dominique Bernard",
		phone: "06 23 45 67 89",
		address: BUSINESS.billingAddress,
		accessNote: "Portail vert, de 9 h à 11 h.",
	},
	{
		name: "Entrepôt",
		contactName: "Inès Moreau",
		phone: "06 45 67 89 01",
		address: { street: "18 chemin de la Gare", postalCode: "84170", city: "Monteux", country: "France" },
		accessNote: "Quai 2, avec transpalette.",
	},
];

const COLLEAGUES = [
	{ email: "acheteur@demo.fr", role: "BUYER", monthlyLimitCents: 30_000 },
	{ email: "approbateur@demo.fr", role: "APPROVER", monthlyLimitCents: null },
] as const;

const TERMS = { ...inEuros(NO_TERMS), isOnAccount: true, creditLimit: 2000, hasDeposit: true, version: 0 };
const DISCOUNTS = { discounts: [{ category: "BARBE_A_PAPA", percent: 8 }], version: 0 };

/** Makes pro@demo.fr the manager of a company with terms, two colleagues, two sites, a list and a quote, unless there is one. */
export async function seedDemoBuyers(scope: MedusaContainer): Promise<void> {
	const pool = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const idOf = async (email: string) =>
		(await one<{ id: string }>(pool, `select id from ${ACCOUNTS} account where email = ?`, [email]))?.id;
	const manager = await idOf("pro@demo.fr");
	if (!manager || (await membershipOf(pool, manager))) return;
	await stateBusiness(pool, manager, BUSINESS);
	for (const site of SITES) await addSite(pool, manager, site);
	const founded = await membershipOf(pool, manager);
	if (!founded) throw new Error("A manager without a company.");
	const grant = { companyId: founded.companyId, actor: OPERATOR, now: shopTime() };
	await changeTerms(pool, { ...grant, terms: TERMS });
	await changeDiscounts(pool, { ...grant, input: DISCOUNTS });
	for (const { email, ...terms } of COLLEAGUES) {
		const customerId = await idOf(email);
		if (!customerId || (await membershipOf(pool, customerId))) continue;
		const member = { companyId: founded.companyId, customerId, ...terms };
		await inTransaction(pool, (sql) => addMember(sql, member, BUSINESS));
	}
	await seedDemoBusiness(scope, manager);
}
