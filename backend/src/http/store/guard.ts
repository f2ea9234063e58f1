import { MAXIMUM_LINES } from "@confiserie/domain/contract/payment";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { hasCart, isOfEmail, linesOfCart } from "../../medusa/carts/carts";
import { accountOfMedusaOrder } from "../../medusa/orders/orders";
import { boughtBy } from "../../modules/companies/companies";
import { ApiFailure } from "../../modules/foundations/failures";
import { knownCustomerOf } from "../caller";
import { clientAddress } from "../client-address";
import { countAttempt, storeCartLimits } from "../limits";
import { parseQuery } from "../parse";
import { checkCartBody, checkLineBody, checkStoreBody } from "./bodies";
import { closeFormerPayment } from "./cart-payment";
import { checkOrigin } from "./channel-origins";
import { channelsOf, identifyCustomer } from "./customer";
import { checkFields, furtherFields } from "./fields";
import { checkAddress, checkPerson } from "./person-body";
import { presentToStorefront } from "./present";
import { checkCodes } from "./promotion-codes";
import { storeRouteOf } from "./routes";

/** `ids`: values of the route's parameters, in order. */
type Guard = (req: MedusaRequest, ids: string[]) => Promise<void> | void;

const beforeChange: Guard = async (req, [cartId = ""]) => {
	// Some of Medusa's own routes fail over a cart that is not there.
	if (!(await hasCart(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), cartId)))
		throw new ApiFailure("NOT_FOUND");
	await closeFormerPayment(req.scope, cartId);
};

/** What a request of the Store API must pass before Medusa answers it, beside what all of them must. */
const GUARDS: Record<string, Guard> = {
	"POST /store/carts": async (req) => {
		checkCartBody(req.body, channelsOf(req));
		await countAttempt(req.scope, storeCartLimits(clientAddress(req)));
	},
	"POST /store/carts/:id": async (req, ids) => {
		checkCartBody(req.body, channelsOf(req));
		await countEmail(req, ids);
		await beforeChange(req, ids);
	},
	"POST /store/carts/:id/promotions": beforeChange,
	"DELETE /store/carts/:id/promotions": beforeChange,
	"POST /store/carts/:id/customer": beforeChange,
	"POST /store/carts/:id/line-items": async (req, ids) => {
		checkLineBody(req.body);
		await checkRoom(req, ids);
		await beforeChange(req, ids);
	},
	"POST /store/carts/:id/line-items/:line_id": async (req, ids) => {
		checkLineBody(req.body);
		await beforeChange(req, ids);
	},
	"DELETE /store/carts/:id/line-items/:line_id": beforeChange,
	"POST /store/carts/:id/shipping-methods": beforeChange,
	"POST /store/customers/me": (req) => checkPerson(req.body),
	"POST /store/customers/me/addresses": (req) => checkAddress(req.scope, req.body, customerId(req)),
	"POST /store/customers/me/addresses/:address_id": (req, [id]) =>
		checkAddress(req.scope, req.body, customerId(req), id),
	"GET /store/orders/:id": checkReader,
};

/** Stands before every route of the Store API, the shop's own too. */
export async function guardStore(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
	const path = `${req.baseUrl}${req.path}`.replace(/\/$/, "");
	const route = storeRouteOf(req.method, path);
	if (!route) return next();
	presentToStorefront(res);
	await checkOrigin(req);
	const key = `${route.method} ${route.path}`;
	// The second half of a registration carries a token of its own.
	if (key !== "POST /store/customers") await identifyCustomer(req);
	checkStoreBody(req.body);
	parseQuery(pageSchema, req);
	checkFields(route, req.query);
	req.allowed.push(...furtherFields(route.path));
	await boughtBy(knownCustomerOf(req)?.customerId, async () => {
		const ids = idsIn(path, route.path);
		await GUARDS[key]?.(req, ids);
		await checkCodes(req, ids[0]);
		next();
	});
}

/** Medusa itself knows no end of a page, nor that none begins before the first entry. */
const LONGEST_PAGE = 200;
/** The largest that PostgreSQL takes. */
const MAXIMUM_INTEGER = 2_147_483_647;
const pageSchema = z.object({
	limit: z.coerce.number().int().min(0).max(LONGEST_PAGE, `${LONGEST_PAGE} résultats au plus.`).optional(),
	offset: z.coerce.number().int().min(0).max(MAXIMUM_INTEGER).optional(),
});

function idsIn(path: string, pattern: string): string[] {
	const asked = path.split("/");
	return pattern.split("/").flatMap((segment, index) => (segment.startsWith(":") ? [asked[index] ?? ""] : []));
}

async function countEmail(req: MedusaRequest, [cartId = ""]: string[]): Promise<void> {
	const email: unknown = Reflect.get(Object(req.body), "email");
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	if (typeof email === "string" && !(await isOfEmail(database, cartId, email)))
		await countAttempt(req.scope, storeCartLimits(clientAddress(req)));
}

async function checkRoom(req: MedusaRequest, [cartId = ""]: string[]): Promise<void> {
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	if ((await linesOfCart(database, cartId)) < MAXIMUM_LINES) return;
	const message = `${MAXIMUM_LINES} lignes au plus par commande.`;
	throw new ApiFailure("VALIDATION", { field: "variant_id", message });
}

function customerId(req: MedusaRequest): string {
	const customer = knownCustomerOf(req);
	if (!customer) throw new ApiFailure("UNAUTHENTICATED");
	return customer.customerId;
}

/**
 * An account's order is readable by that account; a guest's order by the holder of its id, which only the buyer
 * receives.
 */
async function checkReader(req: MedusaRequest, [orderId = ""]: string[]): Promise<void> {
	const account = await accountOfMedusaOrder(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), orderId);
	if (account && account !== knownCustomerOf(req)?.customerId) throw new ApiFailure("ORDER_NOT_FOUND");
}
