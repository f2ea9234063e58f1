import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { queueMail } from "../../foundations/mail";

interface Message {
	name: string;
	email: string;
	subject: string;
	message: string;
}

/** Stores a message of the contact form and queues a mail to the shop, in one transaction. */
export async function storeMessage(pool: Knex, written: Message, shopEmail: string): Promise<void> {
	const id = generateEntityId(undefined, "msg");
	await pool.transaction(async (sql) => {
		await sql("contact_message").insert({ id, ...written });
		await queueMail(sql, { key: `contact-message:${id}`, to: shopEmail, template: "contact-message", data: written });
	});
}
