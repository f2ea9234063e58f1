import { connection } from "next/server";
import { readReadiness } from "@/lib/backend/readiness";

/** Readiness: 200 whenever the process responds; the body names the dependencies that are unavailable (ADR 32). */
export async function GET(): Promise<Response> {
	await connection();
	return Response.json(await readReadiness(), { headers: { "cache-control": "no-store" } });
}
