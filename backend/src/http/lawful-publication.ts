import { expiryForSale, missingForSale } from "@confiserie/domain/catalogue/publication";
import { dayOf } from "@confiserie/domain/day";
import { sentence } from "@confiserie/domain/text";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../lib/database/clock";
import { readAdminProducts } from "../modules/catalog/products";
import { ApiFailure } from "../modules/foundations/failures";

/** Ids of the known products that a body of Medusa Admin puts on sale; `id` is the one of its address, if it has one. */
function published(body: unknown, id: string | undefined): string[] {
	if (typeof body !== "object" || body === null) return [];
	if (id && id !== "batch") return "status" in body && body.status === "published" ? [id] : [];
	if (!("update" in body) || !Array.isArray(body.update)) return [];
	return body.update.flatMap((one: unknown) =>
		typeof one === "object" && one !== null && "id" in one && typeof one.id === "string" ? published(one, one.id) : [],
	);
}

/** Refuses to publish an expired or incompletely described product through Medusa's own routes, as the shop's do. */
async function refuseIncomplete(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
	const ids = published(req.body, `${req.baseUrl}${req.path}`.split("/").filter(Boolean).at(-1));
	if (ids.length === 0) return next();
	const products = await readAdminProducts(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), { ids });
	for (const { reference, ...product } of products) {
		const [first, ...others] = [...expiryForSale(product, dayOf(shopTime())), ...missingForSale(product)];
		if (!first) continue;
		const errors = [first, ...others].map(({ field, message }) => ({ field, message: sentence(message) }));
		const message = `${reference} ne peut pas être mis en vente\u00a0: ${first.message}.`;
		throw new ApiFailure("PRODUCT_INVALID", { message, field: first.field, errors });
	}
	next();
}

export const lawfulPublication: MiddlewareRoute[] = ["/admin/products/batch", "/admin/products/:id"].map((matcher) => ({
	matcher,
	methods: ["POST"],
	middlewares: [refuseIncomplete],
}));
