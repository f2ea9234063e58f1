import { sirenOf } from "@confiserie/domain/business/siren";
import { type CompanyTerms, NO_TERMS } from "@confiserie/domain/company/terms";
import type { OrderBusiness } from "@confiserie/domain/contract/business";
import type { BuyerKind } from "@confiserie/domain/contract/payment";
import type { Sql } from "../../../../lib/database/sql";
import { businessOf, readBusiness } from "../../../customers/accounts";
import { ApiFailure } from "../../../foundations/failures";
import { type Membership, membershipOf, readCompanyRow } from "../company-row";
import { readTerms } from "./read-terms";

/** The buyer as a request states it. */
interface StatedBuyer {
	/** Of the session, or the customer for whom staff orders; undefined for a visitor, and for a customer who has no account yet. */
	customerId: string | undefined;
	as?: BuyerKind;
	/** Null for a private person. */
	business?: OrderBusiness | null | undefined;
}

/** The buyer of a sale, with everything that depends on it. */
export interface Buyer {
	customerId: string | undefined;
	/** In the company that buys; null for a private sale, also to a member. */
	member: Membership | null;
	/** Whose prices, rules and debt the sale has. */
	companyId: string | null;
	terms: CompanyTerms;
	/** The identity that documents are written to. */
	business: OrderBusiness | null;
}

/** A buyer without account or company. */
export const VISITOR: Buyer = {
	customerId: undefined,
	member: null,
	companyId: null,
	terms: NO_TERMS,
	business: null,
};

/**
 * Resolves who buys, once, before anything is priced: the company of the account, or its owner privately. A typed e-mail identifies
 * no customer, and a stated company gives no rights: it is written on the documents of an order that is no company's.
 * @param path of `as` and `business` in the request
 * @throws ApiFailure COMPANY_NOT_FOUND for a company sale of a customer who is in none; VALIDATION for a request that contradicts
 *   itself, or names another company than the member's
 */
export async function resolveBuyer(sql: Sql, stated: StatedBuyer, path = "orderData"): Promise<Buyer> {
	const { customerId, as, business } = stated;
	if ((as === "private" && business) || (as === "company" && business === null))
		throw new ApiFailure("VALIDATION", {
			field: `${path}.as`,
			message: "La commande est soit celle de l'entreprise, soit une commande privée.",
		});
	if (customerId === undefined || as === "private" || business === null)
		return { ...VISITOR, customerId, business: business ?? null };
	const member = await membershipOf(sql, customerId);
	if (member) {
		const terms = await readTerms(sql, member.companyId);
		const identity = await companyIdentity(sql, member.companyId, business, `${path}.business.registration`);
		return { customerId, member, companyId: member.companyId, terms, business: identity };
	}
	// An account from before companies has data of one, and no membership yet.
	const stored = business && as === undefined ? business : await readBusiness(sql, customerId);
	if (as === "company" && !stored) throw new ApiFailure("COMPANY_NOT_FOUND");
	return { ...VISITOR, customerId, business: stored && { purchaseOrder: "", costCentre: "", ...stored } };
}

/**
 * The company as documents name it, with the references and the billing address of this order.
 * @throws ApiFailure VALIDATION of `field` for another company's number
 */
export async function companyIdentity(
	sql: Sql,
	companyId: string,
	stated: OrderBusiness | undefined,
	field: string,
): Promise<OrderBusiness> {
	const company = businessOf(await readCompanyRow(sql, companyId));
	if (!company) throw new Error("A company without a name.");
	const { registration = "", billingAddress = null, purchaseOrder = "", costCentre = "" } = stated ?? {};
	if (registration && company.registration && sirenOf(registration) !== sirenOf(company.registration))
		throw new ApiFailure("VALIDATION", {
			field,
			message: `Vous commandez pour ${company.company}, SIREN ${sirenOf(company.registration)}. Pour une autre entreprise, utilisez un autre compte.`,
		});
	return { ...company, billingAddress: billingAddress ?? company.billingAddress, purchaseOrder, costCentre };
}
