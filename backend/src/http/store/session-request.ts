import { z } from "@medusajs/framework/zod";
import { parse } from "../parse";

const schema = z.object({
	provider_id: z.string("Un moyen de paiement est attendu.").max(100),
	data: z.object({ card: z.string().max(30).optional() }).nullish(),
});

/**
 * Body of a payment session: the provider, and with the demonstration the test card that completing the cart pays with
 * (`data.card`; the one that is accepted without it). Throws VALIDATION.
 */
export function sessionRequest(body: unknown): { providerId: string; card: string | undefined } {
	const { provider_id: providerId, data } = parse(schema, body ?? {});
	return { providerId, card: data?.card };
}
