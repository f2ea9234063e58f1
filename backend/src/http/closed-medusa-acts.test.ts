import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { CLOSED_ACTS, closedBecause } from "./closed-medusa-acts";

/** Acts on orders, reservations and payments that stay open, and why the two books stay one all the same. */
const OPEN: Record<string, string> = {
	"POST /admin/orders/:id/cancel": "taken over: CANCELLED",
	"POST /admin/orders/:id/fulfillments": "taken over: PREPARING",
	"POST /admin/orders/:id/fulfillments/:fulfillment_id/shipments": "taken over: SHIPPED, without tracking",
	"POST /admin/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered": "taken over: DELIVERED",
	"POST /admin/payment-collections/:id/mark-as-paid": "taken over: money received by hand",
	"POST /admin/payments/:id/refund": "taken over: the order book gives it back",
	"POST /admin/orders/:id/archive": "harmless: filing within the engine",
	"POST /admin/orders/:id/complete": "harmless: filing within the engine",
	"POST /admin/orders/:id/transfer/cancel": "harmless: takes back a request",
	"POST /admin/orders/export": "harmless: a file",
	"DELETE /admin/order-edits/:id": "harmless: takes back what was begun before",
	"DELETE /admin/order-edits/:id/items/:action_id": "harmless: of an edit that cannot be confirmed",
	"DELETE /admin/order-edits/:id/shipping-method/:action_id": "harmless: of an edit that cannot be confirmed",
	"POST /admin/exchanges/:id/cancel": "harmless: takes back what was done before",
	"DELETE /admin/exchanges/:id/request": "harmless: takes back what was begun before",
	"DELETE /admin/exchanges/:id/inbound/items/:action_id": "harmless: of an exchange that cannot be confirmed",
	"DELETE /admin/exchanges/:id/inbound/shipping-method/:action_id": "harmless: of an exchange that cannot be confirmed",
	"DELETE /admin/exchanges/:id/outbound/items/:action_id": "harmless: of an exchange that cannot be confirmed",
	"DELETE /admin/exchanges/:id/outbound/shipping-method/:action_id":
		"harmless: of an exchange that cannot be confirmed",
	"POST /admin/claims/:id/cancel": "harmless: takes back what was done before",
	"DELETE /admin/claims/:id/request": "harmless: takes back what was begun before",
	"DELETE /admin/claims/:id/claim-items/:action_id": "harmless: of a claim that cannot be confirmed",
	"DELETE /admin/claims/:id/inbound/items/:action_id": "harmless: of a claim that cannot be confirmed",
	"DELETE /admin/claims/:id/inbound/shipping-method/:action_id": "harmless: of a claim that cannot be confirmed",
	"DELETE /admin/claims/:id/outbound/items/:action_id": "harmless: of a claim that cannot be confirmed",
	"DELETE /admin/claims/:id/outbound/shipping-method/:action_id": "harmless: of a claim that cannot be confirmed",
	"POST /admin/returns/:id/cancel": "harmless: takes back what was begun before",
	"DELETE /admin/returns/:id/request": "harmless: takes back what was begun before",
	"DELETE /admin/returns/:id/receive": "harmless: takes back what was begun before",
	"DELETE /admin/returns/:id/dismiss-items/:action_id": "harmless: of a return that cannot be confirmed",
	"DELETE /admin/returns/:id/receive-items/:action_id": "harmless: of a return that cannot be confirmed",
	"DELETE /admin/returns/:id/request-items/:action_id": "harmless: of a return that cannot be confirmed",
	"DELETE /admin/returns/:id/shipping-method/:action_id": "harmless: of a return that cannot be confirmed",
	"DELETE /admin/return-reasons/:id": "harmless: removes what counts for nothing",
	"POST /admin/regions/:id": "works: the countries to which the engine's carts deliver",
	"POST /admin/sales-channels": "works: a channel that sells everything",
	"POST /admin/sales-channels/:id": "works: name, and whether it sells",
	"POST /admin/sales-channels/:id/products": "works: the chosen products of a channel that chooses",
	"DELETE /admin/sales-channels/:id": "works: it sells no more, its orders still show its name",
	"POST /admin/users/:id": "harmless: a name",
	"POST /admin/invites": "works: an owner invites a user who may only read until given a role",
	"POST /admin/invites/accept": "works: of such an invitation",
	"POST /admin/invites/:id/resend": "works: of such an invitation",
	"DELETE /admin/invites/:id": "works: takes such an invitation back",
	"POST /admin/products/:id": "works: texts, images, categories; without prices and variants",
	"DELETE /admin/products/:id": "works: the shop's product goes with it",
	"POST /admin/products/batch": "works: changes and deletions, without prices and variants",
	"POST /admin/products/export": "harmless: a file",
	"POST /admin/products/:id/variants/batch": "works: titles and codes, without prices",
	"POST /admin/products/:id/variants/:variant_id": "works: titles and codes, without prices",
	"POST /admin/products/:id/variants/:variant_id/images/batch": "harmless: which images show the one variant",
	"POST /admin/products/:id/images/:image_id/variants/batch": "harmless: which images show the one variant",
	"POST /admin/inventory-items/:id": "harmless: texts and measures",
	"POST /admin/inventory-items/export": "harmless: a file",
	"POST /admin/inventory-items/:id/location-levels": "works: a product in another location",
	"POST /admin/inventory-items/:id/location-levels/:location_id": "works: counts the stock",
	"DELETE /admin/inventory-items/:id/location-levels/:location_id": "works: of a location without stock",
	"POST /admin/inventory-items/:id/location-levels/batch": "works: counts the stock",
	"POST /admin/inventory-items/location-levels/batch": "works: counts the stock",
	"POST /admin/customers": "works: a guest",
	"POST /admin/customers/:id": "works: names; the e-mail of an account stays (kept-email.ts)",
	"POST /admin/customers/:id/addresses": "works: addresses that the checkout proposes",
	"POST /admin/customers/:id/addresses/:address_id": "works: addresses that the checkout proposes",
	"DELETE /admin/customers/:id/addresses/:address_id": "works: addresses that the checkout proposes",
	"POST /admin/customers/:id/customer-groups": "works: groups of promotions; a company's counts for its members alone",
	"POST /admin/customer-groups": "works: groups of promotions",
	"POST /admin/customer-groups/:id": "harmless: a name",
	"POST /admin/customer-groups/:id/customers": "works: groups of promotions; a company's counts for its members alone",
	"DELETE /admin/draft-orders/:id": "harmless: removes a draft that was made before",
	"DELETE /admin/draft-orders/:id/edit": "harmless: takes back what was begun before",
	"DELETE /admin/draft-orders/:id/edit/items/:action_id": "harmless: of an edit that cannot be confirmed",
	"DELETE /admin/draft-orders/:id/edit/promotions": "harmless: of an edit that cannot be confirmed",
	"DELETE /admin/draft-orders/:id/edit/shipping-methods/:action_id": "harmless: of an edit that cannot be confirmed",
	"DELETE /admin/draft-orders/:id/edit/shipping-methods/method/:method_id":
		"harmless: of an edit that cannot be confirmed",
};

/** Medusa's routes that change orders, reservations, payments, offers, stock or customers, or that run anything by name. */
const FAMILIES =
	/^(orders|order-.*|exchanges|claims|returns|draft-orders|payments|payment-.*|reservations|fulfillments|workflows-executions|promotions|campaigns|price-lists|stores|regions|return-reasons|sales-channels|users|invites|products|inventory-items|customers|customer-groups)$/;

/** Every changing route of those families that the installed engine serves, "POST /admin/orders/:id". */
function medusaRoutes(): string[] {
	const root = join(dirname(createRequire(import.meta.url).resolve("@medusajs/medusa/package.json")), "dist/api/admin");
	return readdirSync(root)
		.filter((family) => FAMILIES.test(family))
		.flatMap((family) =>
			readdirSync(join(root, family), { recursive: true, encoding: "utf8" }).map((at) => join(family, at)),
		)
		.filter((file) => file.endsWith("/route.js"))
		.flatMap((file) => {
			const path = `/admin/${dirname(file)}`.replace(/\[([^\]]+)\]/g, ":$1");
			const source = readFileSync(join(root, file), "utf8");
			return ["POST", "PUT", "PATCH", "DELETE"].flatMap((method) =>
				new RegExp(`exports\\.${method} = (?!void 0)(?!exports\\.)`).test(source) ? [`${method} ${path}`] : [],
			);
		});
}

const decided = (route: string) => {
	const [method = "", path = ""] = route.split(" ");
	return closedBecause(method, path.replace(/:\w+/g, "some_1"), {}) ? "closed" : OPEN[route];
};

describe("every act of Medusa on orders, payments and what is sold how", () => {
	const routes = medusaRoutes();

	test("is found in the installed engine", () => {
		expect(routes.length).toBeGreaterThan(90);
		expect(routes).toEqual(expect.arrayContaining(["POST /admin/order-edits", "DELETE /admin/reservations/:id"]));
	});

	test.each(routes)("%s is closed, taken over or harmless", (route) => {
		expect(decided(route)).toBeTruthy();
	});

	test("what stays open is there, and nothing is listed twice", () => {
		expect(Object.keys(OPEN).filter((route) => !routes.includes(route) || decided(route) === "closed")).toEqual([]);
	});

	test("whatever is closed is there", () => {
		const unused = CLOSED_ACTS.filter(
			({ method, path }) =>
				!routes.some((route) => {
					const [asked = "", at = ""] = route.split(" ");
					return (
						asked === method &&
						(at === path || at.replace(/:\w+/g, ":id").startsWith(path.replace(/:\w+/g, ":id").replace(/\/?\*$/, "")))
					);
				}),
		);
		expect(unused).toEqual([]);
	});
});

describe("a closed act", () => {
	test.each([
		["POST", "/admin/order-edits"],
		["POST", "/admin/order-edits/"],
		["POST", "/ADMIN/Order-Edits/ordch_1/Confirm"],
		["POST", "/admin/orders/order_1"],
		["POST", "/admin/draft-orders/order_1/convert-to-order"],
		["DELETE", "/admin/reservations/resitem_1"],
	])("%s %s stays closed however it is spelled", (method, path) => {
		expect(closedBecause(method, path, {})).toMatch(/ne .* pas ici/);
	});

	test.each([
		["GET", "/admin/order-edits"],
		["GET", "/admin/orders/order_1"],
		["POST", "/admin/orders/order_1/cancel"],
		["POST", "/admin/products/prod_1"],
		["POST", "/admin/shop/orders/order_1/refunds"],
		["DELETE", "/admin/draft-orders/order_1"],
	])("%s %s is none", (method, path) => {
		expect(closedBecause(method, path, {})).toBeUndefined();
	});

	const grid = (path: string, body: unknown) => closedBecause("POST", `/admin/products/${path}`, body);
	const price = { id: "variant_1", prices: [{ currency_code: "eur", amount: 1 }] };
	test.each([
		["prod_1/variants/batch", { update: [price] }, /prix ne se modifie pas ici/],
		["prod_1/variants/variant_1", price, /prix ne se modifie pas ici/],
		["prod_1", { variants: [price] }, /prix ne se modifie pas ici/],
		["batch", { update: [{ id: "prod_1" }, { id: "prod_2", variants: [price] }] }, /prix ne se modifie pas ici/],
		["prod_1", { variants: [{ id: "variant_1" }] }, /variantes .* ne se changent pas ici/],
		["prod_1/variants/batch", { create: [{ title: "Autre" }] }, /variantes .* ne se changent pas ici/],
		["prod_1/variants/batch", { delete: ["variant_1"] }, /variantes .* ne se changent pas ici/],
		["batch", { create: [{ title: "Neuf" }] }, /produit ne se crée pas ici/],
		["", { title: "Neuf" }, /produit ne se crée pas ici/],
	])("a change of products/%s by %j is refused with its reason", (path, body, reason) => {
		expect(grid(path, body)).toMatch(reason);
	});
	test.each([
		["prod_1", { title: "Autre nom" }],
		["prod_1/variants/batch", { update: [{ id: "variant_1", title: "Carton" }], create: [], delete: [] }],
		["batch", { update: [{ id: "prod_1", status: "draft" }], delete: ["prod_2"] }],
		["prod_1", "x"],
	])("a change of products/%s by %j is none", (path, body) => {
		expect(grid(path, body)).toBeUndefined();
	});

	const ship = (body: unknown) => closedBecause("POST", "/admin/orders/order_1/fulfillments/ful_1/shipments", body);
	test.each([{}, { labels: [] }, { labels: undefined }, { labels: null }, undefined])(
		"shipping with %j is none",
		(body) => {
			expect(ship(body)).toBeUndefined();
		},
	);
	test.each([{ labels: [{ tracking_number: "6A123" }] }, { labels: "6A123" }])("shipping with %j is one", (body) => {
		expect(ship(body)).toMatch(/numéro de suivi/);
	});
});
