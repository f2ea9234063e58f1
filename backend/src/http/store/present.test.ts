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
