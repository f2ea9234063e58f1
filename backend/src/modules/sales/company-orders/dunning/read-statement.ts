import { daysLate } from "@confiserie/domain/company/dunning";
import type { Statement } from "@confiserie/domain/contract/statements";
import { dayOf } from "@confiserie/domain/day";
import { toEuros } from "@confiserie/domain/money";
import { rows, type Sql } from "../../../../lib/database/sql";
import { creditOf, OPEN_INVOICES, OWING, readCompanyRow } from "../../../companies/companies";
import { readSeller } from "../../../documents/invoicing";

interface InvoiceRow {
	number: string;
	orderNumber: string;
	issuedOn: string;
	dueOn: string;
	totalCents: number;
	openCents: number;
	reminders: number;
}

/** What a company owes at a moment, oldest first. @throws ApiFailure COMPANY_NOT_FOUND */
export async function readStatement(sql: Sql, companyId: string, now: Date): Promise<Statement> {
	const { company } = await readCompanyRow(sql, companyId);
	const today = dayOf(now);
	const [invoices, orders, credit, seller] = await Promise.all([
		rows<InvoiceRow>(
			sql,
			`select number, order_number, issued_on, due_on, total_cents, open_cents,
				(select count(*)::int from payment_reminder where invoice = number) as reminders
				from ${OPEN_INVOICES} where company_id = ? order by due_on, number`,
			[companyId],
		),
		rows<{ orderNumber: string; createdAt: Date; openCents: number }>(
			sql,
			`select order_number, created_at, rest.open_cents from order_book book
				cross join lateral (select book.balance_cents - coalesce(sum(open_cents), 0)::int as open_cents
					from ${OPEN_INVOICES} where open_invoice.order_id = book.id) rest
				where company_id = ? and ${OWING} and rest.open_cents > 0
				order by created_at, id`,
			[companyId],
		),
		creditOf(sql, companyId, now),
		readSeller(sql),
	]);
	const late = invoices.filter(({ dueOn }) => dueOn < today);
	return {
		company,
		asOf: today,
		invoices: invoices.map(({ totalCents, openCents, ...invoice }) => ({
			...invoice,
			total: toEuros(totalCents),
			open: toEuros(openCents),
			daysLate: daysLate(invoice.dueOn, today),
		})),
		orders: orders.map(({ orderNumber, createdAt, openCents }) => ({
			orderNumber,
			placedOn: dayOf(createdAt),
			open: toEuros(openCents),
		})),
		outstanding: toEuros(credit.outstandingCents),
		overdue: toEuros(late.reduce((sum, { openCents }) => sum + openCents, 0)),
		isBlocked: credit.isBlocked,
		iban: seller.iban,
		bic: seller.bic,
	};
}
