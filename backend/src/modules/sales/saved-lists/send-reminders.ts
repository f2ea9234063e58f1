import { dayOf } from "@confiserie/domain/day";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, rows } from "../../../lib/database/sql";
import { ACCOUNTS } from "../../../medusa/accounts/people";
import { queueMail } from "../../foundations/mail";

/** Lists a transaction takes; several processes take different ones. */
const BATCH = 50;

/** Mails the reminders of today and of days that were missed, each once: its day goes with it. Returns how many. */
export async function sendListReminders(pool: Knex, now: Date): Promise<number> {
	let sent = 0;
	for (;;) {
		const due = await inTransaction(pool, async (sql) => {
			const lists = await rows<{ id: string; name: string; remindOn: string; email: string | null }>(
				sql,
				`update saved_list set remind_on = null, version = version + 1 from (
					select list.id, list.remind_on::text as remind_on, account.email from saved_list list
					left join ${ACCOUNTS} account on list.owner_kind = 'CUSTOMER' and account.id = list.owner_id
					where list.remind_on <= ? order by list.remind_on, list.id limit ? for update of list skip locked) due
				where due.id = saved_list.id returning saved_list.id, saved_list.name, due.remind_on, due.email`,
				[dayOf(now), BATCH],
			);
			for (const { id, name, remindOn, email } of lists)
				if (email)
					await queueMail(sql, {
						key: `list-reminder:${id}:${remindOn}`,
						to: email,
						template: "list-reminder",
						data: { name, path: `/listes/${id}` },
					});
			return lists.length;
		});
		sent += due;
		if (due < BATCH) return sent;
	}
}
