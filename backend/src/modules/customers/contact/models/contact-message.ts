import { model } from "@medusajs/framework/utils";

/** A message of the contact form, as its writer sent it. */
export const ContactMessage = model
	.define("contact_message", {
		id: model.id({ prefix: "msg" }).primaryKey(),
		name: model.text(),
		email: model.text(),
		subject: model.text(),
		message: model.text(),
		/** When a team member handled it, and who. */
		handled_at: model.dateTime().nullable(),
		handled_by: model.text().nullable(),
	})
	.indexes([{ on: ["created_at"], where: "deleted_at IS NULL" }]);
