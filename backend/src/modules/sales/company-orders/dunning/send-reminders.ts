import { remindersDue } from "@confiserie/domain/company/dunning";
import { dayOf } from "@confiserie/domain/day";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one, rows } from "../../../../lib/database/sql";
import { eachApart } from "../../../../lib/each-apart";
import { addressesOf, lockCompany, OPEN_INVOICES } from "../../../companies/companies";
import { readSeller } from "../../../documents/invoicing";
import { queueMail } from "../../../foundations/mail";

interface LateInvoice {
	number: string;
	orderNumber: string;
	companyId: string;
	dueOn: string;
	openCents: number;
}

/**
 * Mails the reminders that are due of unpaid invoices, each once, to the members of the company who read its documents. Of an
 * invoice that is late by both at once, the second alone is sent. Safe to repeat and to run in parallel. Returns how many.
 */
export async function sendPaymentReminders(pool: Knex, now: Date): Promise<number> {
	const today = dayOf(now);
	const late = await rows<LateInvoice>(
		pool,
		`select number, order_number, company_id, due_on, open_cents from ${OPEN_INVOICES} where due_on < ? order by due_on, number`,
		[today],
	);
	let sent = 0;
	await eachApart(
		late,
		({ number }) => number,
		async ({ number, companyId }) => {
			if (await inTransaction(pool, (sql) => remind(sql, { number, companyId, today, now }))) sent += 1;
		},
	);
	return sent;
}

async function remind(
	sql: Knex.Transaction,
	{ number, companyId, today, now }: { number: string; companyId: string; today: string; now: Date },
): Promise<boolean> {
	await lockCompany(sql, companyId);
	// Read again under the lock: it may have been paid, or reminded of by another process.
	const invoice = await one<LateInvoice>(
		sql,
		`select number, order_number, company_id, due_on, open_cents from ${OPEN_INVOICES} where number = ?`,
		[number],
	);
	const step = invoice ? remindersDue(invoice.dueOn, today) : 0;
	if (!invoice || step === 0) return false;
	// Without a member to receive it, it is not sent, and is as soon as there is one.
	const recipients = await addressesOf(sql, companyId, "documents");
	if (recipients.length === 0) return false;
	const written = await rows(
		sql,
		"insert into payment_reminder (invoice, step, company_id, sent_at) values (?, ?, ?, ?) on conflict do nothing returning step",
		[number, step, companyId, now],
	);
	if (written.length === 0) return false;
	const { iban } = await readSeller(sql);
	const { orderNumber, dueOn, openCents } = invoice;
	for (const { customerId, email } of recipients)
		await queueMail(sql, {
			key: `payment-reminder:${number}:${step}:${customerId}`,
			to: email,
			template: "payment-reminder",
			data: { number, orderNumber, dueOn, openCents, isLast: step === 2, iban, path: "/documents" },
		});
	return true;
}
