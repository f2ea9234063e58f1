import { beforeAll, expect, test } from "vitest";
import { loadEnvironment } from "../../config/env";
import { presented } from "./present";

beforeAll(() => loadEnvironment({ STOREFRONT_URL: "https://boutique.example" }, "/shop/backend"));

test("addresses of images are whole at any depth; those elsewhere, and other texts, stay", () => {
	const createdAt = new Date("2026-11-25T08:00:00Z");
	const body = {
		product: {
			thumbnail: "/static/a.webp",
			images: [{ url: "/static/b.webp" }, { url: "https://cdn.example/c.webp" }],
			description: "/static/d.webp",
			created_at: createdAt,
		},
		items: [{ thumbnail: null }],
	};
	expect(presented(body)).toEqual({
		product: {
			thumbnail: "https://boutique.example/static/a.webp",
			images: [{ url: "https://boutique.example/static/b.webp" }, { url: "https://cdn.example/c.webp" }],
			description: "/static/d.webp",
			created_at: createdAt,
		},
		items: [{ thumbnail: null }],
	});
});

test.each([
	["pp_order-book_shop", "pp_system_default"],
	["pp_stripe_stripe", "pp_stripe_stripe"],
])("a payment of %s is one of %s", (provider_id, presentedId) => {
	expect(presented({ payments: [{ provider_id }] })).toEqual({ payments: [{ provider_id: presentedId }] });
});

test("of a promotion a storefront learns neither for whom it is nor how often it may be used", () => {
	const application_method = { value: 10, type: "percentage", currency_code: "eur" };
	const promotion = { code: "SUCRE10", is_automatic: false };
	const whole = { ...promotion, limit: 5, used: 4, rules: [{}], campaign: {}, metadata: {} };
	const stored = { promotions: [{ ...whole, application_method: { ...application_method, max_quantity: 3 } }, null] };
	expect(presented({ cart: stored })).toEqual({ cart: { promotions: [{ ...promotion, application_method }, null] } });
});
