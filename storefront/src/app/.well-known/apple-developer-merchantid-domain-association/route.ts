import { environment } from "@/config/environment";

/** The file by which Apple knows that this domain may offer Apple Pay; Stripe's Dashboard has it. 404 without one. */
export function GET(): Response {
	const file = environment.applePayAssociation();
	if (file === null) return new Response("Aucun fichier pour ce domaine.\n", { status: 404, headers: TEXT });
	return new Response(file, { headers: TEXT });
}

/** Read at each request: one build serves every domain. */
export const dynamic = "force-dynamic";

const TEXT = { "content-type": "text/plain; charset=utf-8" };
