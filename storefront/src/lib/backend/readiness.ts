import { environment } from "@/config/environment";

/** The body of `/health/ready`. Without the backend finished pages and carts are still there: "degraded" is ready, too. */
interface Readiness {
	status: "ready" | "degraded";
	parts: { backend: "up" | "down" };
}

/** As long as the backend takes to find out that a part of it hangs, and a little more. */
const PATIENCE_MS = 3_000;

/** Asks the backend whether it is ready. Never throws. */
export async function readReadiness(): Promise<Readiness> {
	const isUp = await fetch(`${environment.backendUrl()}/health/ready`, {
		cache: "no-store",
		signal: AbortSignal.timeout(PATIENCE_MS),
	}).then(
		(response) => response.ok,
		() => false,
	);
	return isUp ? { status: "ready", parts: { backend: "up" } } : { status: "degraded", parts: { backend: "down" } };
}
