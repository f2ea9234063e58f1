import { setTimeout as pause } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { one } from "../../../lib/database/sql";
import { sendDueMail } from "./send-due-mail";

/** Longer than a mail server may take to say no. */
const PATIENCE_MS = 45_000;
const LOOK_EVERY_MS = 100;

/**
 * Sends what is due and waits for one mail, which another drain of this process or of the shop may have in hand.
 * @returns why it has not left yet, undefined once it has; it is tried again either way
 */
export async function sendNow(container: MedusaContainer, key: string): Promise<string | undefined> {
	const sql = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await sendDueMail(container);
	for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(LOOK_EVERY_MS)) {
		const mail = await one<{ status: string; lastError: string | null }>(
			sql,
			"select status, last_error from mail_outbox where key = ?",
			[key],
		);
		if (mail?.status === "SENT") return undefined;
		if (mail?.lastError) return mail.lastError;
	}
	return "le serveur de courrier ne répond pas";
}
