import { logger } from "@medusajs/framework/logger";
import type { FieldLogger } from "./json-logger";
import { openJsonLog } from "./open-log";

/** Opens the JSON log for Medusa and for its parts that import its logger themselves. Called by medusa-config.ts. */
export function openMedusaLog(level: string, mode: string, redact: (text: string) => string): FieldLogger {
	const log = openJsonLog(level, mode, redact);
	Object.assign(logger, log);
	return log;
}
