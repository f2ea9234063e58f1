import { LeasedQueue } from "../../../lib/leased-queue";

/** Content of a mail in the outbox; `data` is that of the template, as JSON. */
export interface OutboxMail {
	key: string;
	recipient: string;
	template: string;
	data: string;
	/** What the last try failed of. */
	lastError: string | null;
	createdAt: Date;
}

export const FIRST_RETRY_SECONDS = 30;

/** Announces an erasure: the address is erased too, once the mail is sent. */
export const isLast = ({ template }: Pick<OutboxMail, "template">) => template === "account-erased";

/** The mails that were asked for. With its delays a mail is tried for about a day: longer than a mail server is down. */
export const MAILS = new LeasedQueue<OutboxMail>({
	table: "mail_outbox",
	columns: { due: "next_attempt_at", error: "last_error" },
	isOpen: "status = 'QUEUED'",
	orderBy: "next_attempt_at",
	// Its content is deleted, because it contains personal data and links.
	done: (mail, _host, now) => ({ status: "SENT", sent_at: now, data: "{}", ...(isLast(mail) && { recipient: "" }) }),
	givenUp: { afterTries: 30, columns: { status: "FAILED" } },
	// Renewed while a mail server takes its time.
	leaseSeconds: 60,
	firstDelaySeconds: FIRST_RETRY_SECONDS,
	batch: 1,
	drains: 1,
});
