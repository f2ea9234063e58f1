import { addresses } from "../../scripts/lib/environment";
import { BACKEND } from "../../scripts/lib/paths";
import { freePort } from "../../scripts/lib/ports";
import type { Service } from "../../scripts/lib/processes";
import { launchBackend } from "../../scripts/lib/shop";
import { onRequest } from "./on-request";
import { testEnvironment } from "./template";

/** A backend from its sources, at one address through all its starts. */
export interface TestBackend {
	backend: string;
	/** Starts it, or starts it again; `healthy` is fulfilled once it responds. */
	launch(): { service: Service; healthy: Promise<void> };
}

/** @param settings more of its environment */
export async function testBackend(
	name: string,
	databaseUrl: string,
	settings: Record<string, string> = {},
): Promise<TestBackend> {
	const at = addresses(await freePort(9200), 3200);
	// Without its administration Medusa runs straight from TypeScript and starts in seconds.
	const mode = { ADMIN_DISABLED: "true", NODE_ENV: "development", PASSWORD_HASH_LOG_N: "10" };
	const given = { ...mode, ...onRequest(at.backend), ...settings };
	const env = { ...testEnvironment(databaseUrl, at.backendPort, at.storefrontPort), ...given };
	return { backend: at.backend, launch: () => launchBackend(BACKEND, at, env, `${name}-${at.backendPort}`) };
}
