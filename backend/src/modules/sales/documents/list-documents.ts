import { mayInCompany } from "@confiserie/domain/company/roles";
import type {
	DocumentArchiveQuery,
	DocumentPage,
	DocumentQuery,
	ListedDocument,
} from "@confiserie/domain/contract/documents";
import type { DocumentKind } from "@confiserie/domain/invoicing/document";
import { toEuros } from "@confiserie/domain/money";
import { grossSum } from "@confiserie/domain/tax/taxed-amount";
import { pageOf } from "../../../lib/database/page";
import { one, oneNumber, rows, type Sql } from "../../../lib/database/sql";
import { membershipOf } from "../../companies/companies";
import { parseBillingDocument } from "../../documents/invoicing";

/** Whose documents are read: an account's own, and for a member who reads the company's documents, those of its orders. */
export interface DocumentOwner {
	customerId: string;
	companyId: string | null;
}

/** What a customer may read. */
export async function documentOwner(sql: Sql, customerId: string): Promise<DocumentOwner> {
	const membership = await membershipOf(sql, customerId);
	const isReader = membership !== null && mayInCompany(membership.role, "documents");
	return { customerId, companyId: isReader ? membership.companyId : null };
}

/** A document of any kind; a billing document has its whole content, everything else its total. */
export interface DocumentRow {
	kind: DocumentKind;
	number: string;
	/** "2026-11-22", in Paris. */
	issuedOn: string;
	content: string | null;
	totalCents: number | null;
	orderNumber: string | null;
	quoteKey: string | null;
	/** Of a quote. */
	quoteId: string | null;
}

/** Everything of an owner, one row each; takes the ids of account and company three times. Unpaid checkouts are no documents yet. */
const DOCUMENTS = `(
	select billing_document.kind, billing_document.number, billing_document.issued_on, billing_document.content, null::int as total_cents, book.order_number,
			null as quote_key, null as quote_id
		from billing_document join order_book book on book.id = billing_document.order_id
		where book.customer_id = ? or book.company_id = ?
	union all
	select 'QUOTE', quote.number, quote.issued_on, null, quote.total_cents, book.order_number, quote.access_key, quote.id
		from sales_quote quote left join order_book book on book.id = quote.order_id
		where (quote.customer_id = ? or book.company_id = ?) and quote.access_key is not null
	union all
	select 'ORDER', order_number, (created_at at time zone 'Europe/Paris')::date, null, total_cents, order_number, null, null
		from order_book where (customer_id = ? or company_id = ?) and confirmed_at is not null
) document`;
const ROW = "kind, number, issued_on::text, content, total_cents, order_number, quote_key, quote_id";

/** The condition of a filter with its values, the owner's first. */
function found({ customerId, companyId }: DocumentOwner, { kind, from, to }: DocumentArchiveQuery) {
	const parts = [
		...(kind ? [{ text: "kind = ?", value: kind }] : []),
		...(from ? [{ text: "issued_on >= ?::date", value: from }] : []),
		...(to ? [{ text: "issued_on <= ?::date", value: to }] : []),
	];
	return {
		where: parts.map(({ text }) => text).join(" and ") || "true",
		values: [customerId, companyId, customerId, companyId, customerId, companyId, ...parts.map(({ value }) => value)],
	};
}

/** A page of an owner's documents, latest first. */
export async function listDocuments(sql: Sql, owner: DocumentOwner, query: DocumentQuery): Promise<DocumentPage> {
	const { page, size } = query;
	const { where, values } = found(owner, query);
	const [content, count] = await Promise.all([
		rows<DocumentRow>(
			sql,
			`select ${ROW} from ${DOCUMENTS} where ${where} order by issued_on desc, number desc limit ? offset ?`,
			[...values, size, page * size],
		),
		oneNumber(sql, `select count(*)::int from ${DOCUMENTS} where ${where}`, values),
	]);
	return pageOf(content.map(listed), count, { page, size });
}

/** Documents with a file, latest first; no more than `limit`. */
export function filesOf(
	sql: Sql,
	owner: DocumentOwner,
	query: DocumentArchiveQuery,
	limit: number,
): Promise<DocumentRow[]> {
	const { where, values } = found(owner, query);
	return rows<DocumentRow>(
		sql,
		`select ${ROW} from ${DOCUMENTS} where ${where} and kind <> 'ORDER' order by issued_on desc, number desc limit ?`,
		[...values, limit],
	);
}

/** A document with a file by its number, in any case; undefined for another account's. */
export function fileNumbered(sql: Sql, owner: DocumentOwner, number: string): Promise<DocumentRow | undefined> {
	const { values } = found(owner, {});
	return one<DocumentRow>(sql, `select ${ROW} from ${DOCUMENTS} where number = ? and kind <> 'ORDER'`, [
		...values,
		number.toUpperCase(),
	]);
}

function listed({ kind, number, issuedOn, content, totalCents, orderNumber, quoteKey }: DocumentRow): ListedDocument {
	const cents = content === null ? (totalCents ?? 0) : grossSum(parseBillingDocument(content).totals);
	return { kind, number, issuedOn, total: toEuros(cents), orderNumber, quoteKey };
}
