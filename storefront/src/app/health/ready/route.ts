import { connection } from "next/server";
import { readReadiness } from "@/lib/backend/readiness";

/** Whether this process may be sent visitors: always, once it responds. What it goes on without is told (ADR 32). */
export async function GET(): Promise<Response> {
	await connection();
	return Response.json(await readReadiness(), { headers: { "cache-control": "no-store" } });
}
