import type { ShopAlert } from "@confiserie/domain/operations/shop-alert";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, type Sql } from "../../../lib/database/sql";
import { queueMail } from "../../foundations/mail";

/** Recipients of alerts: the owner's mailbox, and a webhook where one is configured. */
export interface Listeners {
	email: string;
	webhookUrl: string | undefined;
}

export type AlertState = "OPEN" | "SOLVED";

/** Asks for one mail of all, and for one call of the webhook, in the transaction that notes the alerts. */
export async function tell(
	sql: Sql,
	{ email, webhookUrl }: Listeners,
	state: AlertState,
	alerts: readonly ShopAlert[],
	now: Date,
): Promise<void> {
	if (alerts.length === 0) return;
	const sent = alerts.map(({ subject, title, detail, remedy }) => ({ subject, title, detail, remedy }));
	const key = `shop-alert:${generateEntityId(undefined, "alert")}`;
	await queueMail(sql, { key, to: email, template: "shop-alert", data: { state, alerts: sent } });
	if (!webhookUrl) return;
	// `text` is what chat programs show; the rest is for programs of one's own.
	const text = sent
		.map(({ title, detail }) => `${state === "OPEN" ? "⚠" : "✓ Résolu :"} ${title} : ${detail}`)
		.join("\n");
	const body = JSON.stringify({ text, state, at: now.toISOString(), alerts: sent });
	await insert(sql, "shop_alert_notice", { body, nextTryAt: now });
}
