import { dayOf } from "@confiserie/domain/day";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one, rows } from "../../../lib/database/sql";
import { eachApart } from "../../../lib/each-apart";
import { ACCOUNTS } from "../../../medusa/accounts/people";
import { queueMail } from "../../foundations/mail";

/**
 * Mails the reminders of today and of days that were missed, each once: its day goes with it.
 * @returns how many @throws the failures, once all other lists are done
 */
export async function sendListReminders(pool: Knex, now: Date): Promise<number> {
	const today = dayOf(now);
	const due = await rows<{ id: string }>(
		pool,
		"select id from saved_list where remind_on <= ? order by remind_on, id",
		[today],
	);
	let sent = 0;
	await eachApart(
		due,
		({ id }) => id,
		async ({ id }) => {
			if (await inTransaction(pool, (sql) => remind(sql, id, today))) sent += 1;
		},
	);
	return sent;
}

async function remind(sql: Knex.Transaction, id: string, today: string): Promise<boolean> {
	// None where another process was faster.
	const list = await one<{ name: string; remindOn: string; email: string | null }>(
		sql,
		`update saved_list set remind_on = null, version = version + 1 from (
			select list.id, list.remind_on::text as remind_on, account.email from saved_list list
			left join ${ACCOUNTS} account on list.owner_kind = 'CUSTOMER' and account.id = list.owner_id
			where list.id = ? and list.remind_on <= ? for update of list) due
		where due.id = saved_list.id returning saved_list.name, due.remind_on, due.email`,
		[id, today],
	);
	if (!list?.email) return false;
	await queueMail(sql, {
		key: `list-reminder:${id}:${list.remindOn}`,
		to: list.email,
		template: "list-reminder",
		data: { name: list.name, path: `/listes/${id}` },
	});
	return true;
}
