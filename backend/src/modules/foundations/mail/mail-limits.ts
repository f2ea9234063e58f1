import { normaliseEmail } from "@confiserie/domain/customers/email";
import type { MedusaContainer } from "@medusajs/framework/types";
import { shopTime } from "../../../lib/database/clock";
import type { Leased } from "../../../lib/leased-queue";
import { type Limit, THROTTLE_MODULE, type ThrottleService } from "../throttle";
import type { MailTemplate } from "./letters/templates";
import type { OutboxMail } from "./outbox";

const DAY_SECONDS = 24 * 60 * 60;

/** What a stranger can have sent to a mailbox that is not theirs, by typing its address at a checkout. */
const LIMITS = new Map<string, Limit>([
	["payment-failed" satisfies MailTemplate, { name: "mail-payment-failed", attempts: 3, windowSeconds: DAY_SECONDS }],
]);

/**
 * Whether a mailbox has had its share of a kind of mail for now. Counts a mail at its first attempt; no process exceeds
 * the limit together with another.
 */
export async function hasHadEnough(container: MedusaContainer, mail: OutboxMail & Leased): Promise<boolean> {
	const limit = LIMITS.get(mail.template);
	if (!limit || mail.attempts > 1 || mail.lastError) return false;
	const throttle = container.resolve<ThrottleService>(THROTTLE_MODULE);
	return !(await throttle.take(limit, normaliseEmail(mail.recipient), shopTime())).allowed;
}
