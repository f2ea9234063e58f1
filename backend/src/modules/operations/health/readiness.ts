import type { Probed } from "../../../lib/probe";

/** "off" is what this shop is set up without. */
export type PartState = Probed | "off";

/** What a process needs, vital or not. */
export interface Parts {
	/** PostgreSQL responds and takes writes. */
	database: PartState;
	/** Every migration of this build has run. */
	migrations: PartState;
	redis: PartState;
	/** The search has rows, or there is nothing on sale. */
	search: PartState;
	/** The mail server takes our sign-in; or the folder can be written to. */
	mail: PartState;
}

/**
 * The body of `/health/ready`: "ready" and "degraded" come with status 200, "unavailable" and "stopping" with 503.
 * Degraded: the shop works without the missing part, so taking the process out of service would not help.
 */
export interface Readiness {
	status: "ready" | "degraded" | "unavailable" | "stopping";
	parts: Parts;
}

/** Without these no request can be answered. */
const VITAL: readonly (keyof Parts)[] = ["database", "migrations"];

/** What the state of the parts comes to. */
export function readinessOf(parts: Parts, isStopping: boolean): Readiness {
	if (isStopping) return { status: "stopping", parts };
	if (VITAL.some((part) => parts[part] === "down")) return { status: "unavailable", parts };
	const isDegraded = Object.values(parts).includes("down");
	return { status: isDegraded ? "degraded" : "ready", parts };
}
