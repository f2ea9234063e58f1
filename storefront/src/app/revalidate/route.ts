import { createHash, timingSafeEqual } from "node:crypto";
import { revalidateTag } from "next/cache";
import { environment } from "@/config/environment";

const MAXIMUM_TAGS = 200;

/**
 * Makes cached responses stale at once: `{ "tags": ["products", "product:<id>"] }` with the shared secret in
 * `x-revalidate-secret`. The engine calls it when a product changes. 204 done, 401 wrong secret, 400 wrong body.
 */
export async function POST(request: Request): Promise<Response> {
	const secret = environment.revalidateSecret();
	const given = request.headers.get("x-revalidate-secret");
	if (!secret || !given || !sameSecret(given, secret)) return new Response(null, { status: 401 });
	const tags = readTags(await request.json().catch(() => null));
	if (!tags) return Response.json({ message: "A body { tags: string[] } is expected." }, { status: 400 });
	for (const tag of tags) revalidateTag(tag, { expire: 0 });
	return new Response(null, { status: 204 });
}

function readTags(body: unknown): string[] | null {
	if (typeof body !== "object" || body === null || !("tags" in body) || !Array.isArray(body.tags)) return null;
	const tags: unknown[] = body.tags;
	const valid = tags.filter((tag): tag is string => typeof tag === "string" && tag.length > 0 && tag.length <= 256);
	return tags.length > 0 && tags.length <= MAXIMUM_TAGS && valid.length === tags.length ? valid : null;
}

/** Compares digests, so that neither length nor content shows in the time taken. */
function sameSecret(given: string, expected: string): boolean {
	const digest = (text: string) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(given), digest(expected));
}
