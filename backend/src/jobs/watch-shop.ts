import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentEnv } from "../config/env";
import { shopTime } from "../lib/database/clock";
import { callWebhook, findAlerts, watchShop } from "../modules/operations/monitoring";

/** Every minute: notifies of new alerts and of solved ones. */
export default async function watchShopJob(container: MedusaContainer): Promise<void> {
	const pool = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const env = currentEnv();
	const { ALERT_EMAIL, SHOP_EMAIL, MAIL_FROM, ALERT_WEBHOOK_URL: webhookUrl } = env;
	const now = shopTime();
	const email = ALERT_EMAIL ?? SHOP_EMAIL ?? MAIL_FROM.address;
	await watchShop(pool, await findAlerts(pool, env, now), { email, webhookUrl }, now);
	if (webhookUrl) await callWebhook(pool, webhookUrl, container.resolve(ContainerRegistrationKeys.LOGGER));
}

export const config = { name: "watch-shop", schedule: "* * * * *" };
