/**
 * Runs once before the server takes requests, however it was started (`next start`, `next dev`, server/accelerated.ts).
 * Each request passes the door before anything of Next sees it (ADR 21).
 */
export async function register(): Promise<void> {
	if (process.env.NEXT_RUNTIME !== "nodejs") return;
	const { openDoor } = await import("@/lib/door/open-door");
	openDoor();
}
