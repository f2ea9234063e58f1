import { plainDatabaseUrl } from "./database";
import type { Env } from "./env";

/** What tells whether this process is well, and ends it in order. */
export function healthModule(env: Env) {
	return {
		resolve: "./src/modules/operations/health",
		options: {
			databaseUrl: plainDatabaseUrl(env),
			redisUrl: env.REDIS_URL,
			smtpUrl: env.SMTP_URL,
			outboxFolder: env.MAIL_OUTBOX_DIR,
			drainSeconds: env.SHUTDOWN_DRAIN_SECONDS,
			graceSeconds: env.SHUTDOWN_GRACE_SECONDS,
		},
	};
}
