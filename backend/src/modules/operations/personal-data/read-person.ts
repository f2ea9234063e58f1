import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import { countryOf } from "@confiserie/domain/customers/address";
import { toEuros } from "@confiserie/domain/money";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { isoOne, isoRows, one, rows, type Sql } from "../../../lib/database/sql";
import { listAddresses } from "../../../medusa/accounts/addresses";
import { type AccountHolder, accountHolder } from "../../../medusa/accounts/people";
import { membershipData } from "../../companies/companies";
import { readAllergens, readBusiness } from "../../customers/accounts";
import { readBasket } from "../../customers/baskets";
import { existing } from "../../foundations/failures";
import { listsOf } from "../../sales/saved-lists";
import { alertsOf } from "../../sales/stock-alerts";
import { claimsOf } from "./read-claims";
import { newsletterOf } from "./read-newsletter";
import { ordersOf } from "./read-orders";
import { reviewsBy } from "./read-reviews";

/** The customer of this id. @throws ApiFailure CUSTOMER_NOT_FOUND */
export async function holderOf(sql: Sql, customerId: string): Promise<AccountHolder> {
	return existing(await accountHolder(sql, customerId), "CUSTOMER_NOT_FOUND", { message: "Ce client n'existe pas." });
}

/** Everything that the shop knows of a customer, from each place that the register names. Throws like `holderOf`. */
export async function readPerson(sql: Sql, customerId: string, now: Date): Promise<PersonalData> {
	const { identityId, isAdministrator: _, createdAt, ...account } = await holderOf(sql, customerId);
	const known = [customerId];
	const [
		activity,
		business,
		addresses,
		orders,
		documents,
		quotes,
		quoteInquiries,
		withdrawals,
		claims,
		reviews,
		{ cart, favourites },
		avoidedAllergens,
		lists,
		company,
		stockAlerts,
		newsletter,
		messages,
		mails,
		commercialCodes,
		permission,
		noted,
	] = await Promise.all([
		isoOne<{ signedInAt: string }>(sql, "SELECT signed_in_at FROM account_activity WHERE identity_id = ?", [
			identityId,
		]),
		readBusiness(sql, customerId),
		listAddresses(sql, customerId),
		ordersOf(sql, customerId),
		rows<PersonalData["documents"][number]>(
			sql,
			`SELECT billing_document.number, order_number, issued_on::text FROM billing_document JOIN order_book ON order_book.id = billing_document.order_id
				WHERE customer_id = ? order by issued_at desc, number desc`,
			known,
		),
		rows<{ number: string; issuedOn: string; validUntil: string; totalCents: number; buyer: string; note: string }>(
			sql,
			`SELECT number, issued_on::text, valid_until::text, total_cents, buyer, note FROM sales_quote
				WHERE customer_id = ? ORDER BY created_at DESC, id DESC`,
			known,
		),
		isoRows<
			Omit<PersonalData["quoteInquiries"][number], "lines"> & {
				lines: { name: string; quantity: number; piecesPerBox?: number }[];
			}
		>(
			sql,
			"SELECT created_at AS asked_at, lines, message, reason FROM quote_inquiry WHERE customer_id = ? ORDER BY created_at DESC, id DESC",
			known,
		),
		isoRows<PersonalData["withdrawals"][number]>(
			sql,
			`SELECT order_number, submitted_at AS declared_at, name FROM order_withdrawal declared
				JOIN order_book ON order_book.id = declared.order_id
				WHERE customer_id = ? ORDER BY submitted_at DESC, declared.id`,
			known,
		),
		claimsOf(sql, customerId),
		reviewsBy(sql, customerId),
		readBasket(sql, customerId),
		readAllergens(sql, customerId),
		listsOf(sql, customerId),
		membershipData(sql, customerId),
		alertsOf(sql, account.email),
		newsletterOf(sql, account.email),
		isoRows<PersonalData["messages"][number]>(
			sql,
			"SELECT created_at AS sent_at, subject, message FROM contact_message WHERE email = ? ORDER BY created_at DESC, id",
			[account.email],
		),
		isoRows<PersonalData["mails"][number]>(
			sql,
			"SELECT created_at AS asked_at, template AS kind FROM mail_outbox WHERE recipient = ? ORDER BY created_at DESC, id",
			[account.email],
		),
		isoRows<PersonalData["commercialCodes"][number]>(
			sql,
			"SELECT issued_at, revoked_at FROM commercial_code WHERE customer_id = ? ORDER BY issued_at DESC, id",
			known,
		),
		one<{ permission: "ALLOWED" | "REFUSED" }>(
			sql,
			"SELECT permission FROM deposit_permission WHERE customer_id = ?",
			known,
		),
		one<{ note: string }>(sql, "SELECT note FROM account_note WHERE customer_id = ?", known),
	]);
	return {
		exportedAt: now.toISOString(),
		account: { ...account, createdAt: createdAt.toISOString(), signedInAt: activity?.signedInAt ?? null },
		business,
		addresses: addresses.map(({ street, additionalInfo, city, postalCode, countryCode, isDefault }) => ({
			street: street ?? "",
			additionalInfo: additionalInfo ?? "",
			city: city ?? "",
			postalCode: postalCode ?? "",
			country: countryOf(countryCode ?? "")?.name ?? countryCode ?? "",
			isDefault,
		})),
		orders,
		documents,
		quotes: quotes.map(({ totalCents, ...rest }) => ({ ...rest, total: toEuros(totalCents) })),
		quoteInquiries: quoteInquiries.map(({ lines, ...words }) => ({
			...words,
			lines: lines.map((line) => `${line.name}\u00a0: ${formatBoxes(line.quantity, line)}`),
		})),
		withdrawals,
		claims,
		reviews,
		basket: { cart, favourites },
		avoidedAllergens,
		lists,
		company,
		stockAlerts,
		newsletter,
		messages,
		mails,
		commercialCodes,
		depositPermission: permission?.permission ?? "BY_CODE",
		note: noted?.note ?? "",
	};
}
