import { describe, expect, it } from "vitest";
import { registerSchema } from "./auth";
import { ERRORS } from "./error";
import { OPERATION_GROUPS, OPERATIONS } from "./operations";
import { paymentIntentRequestSchema } from "./payment";
import { productQuerySchema, productSchema, productSearchQuerySchema, suggestionQuerySchema } from "./product";

const request = {
	amount: 52992,
	currency: "eur",
	paymentType: "full",
	checkoutId: "3f0f4b53-6f6e-4f7e-9f6c-3b8a5a5f7c11",
	orderData: {
		email: "client@demo.fr",
		firstName: "Camille",
		lastName: "Martin",
		phone: "+33612345678",
		address: { street: "3 rue des Forains", city: "Lyon", postalCode: "69001" },
		items: [{ productId: "prod_1", quantity: 16, unitPrice: 3312, totalPrice: 52992 }],
	},
};
const withItem = (item: unknown) => ({ ...request, orderData: { ...request.orderData, items: [item] } });
const messages = (input: unknown) => {
	const result = paymentIntentRequestSchema.safeParse(input);
	return result.success ? [] : result.error.issues.map((issue) => issue.message);
};

it("every operation is in the API's document: its heading is among those of the document", () => {
	const listed = Object.values(OPERATION_GROUPS).flatMap((operations) => Object.keys(operations));
	expect(Object.keys(OPERATIONS).filter((name) => !listed.includes(name))).toEqual([]);
});

describe("payment intent request", () => {
	it("country defaults to France", () => {
		expect(paymentIntentRequestSchema.parse(request).orderData.address.country).toBe("France");
	});

	it.each([0, -1, 1.5, Number.NaN, 1e9, "2", null])("a quantity of %s is refused", (quantity) => {
		expect(messages(withItem({ productId: "prod_1", quantity }))).toHaveLength(1);
	});

	it("cart items must contain a product with an id", () => {
		expect(messages(withItem("x"))).toEqual(["Structure d'item invalide dans le panier"]);
		expect(messages(withItem({ quantity: 1 }))).toEqual(["Produit sans ID dans le panier"]);
		expect(messages({ ...request, orderData: { ...request.orderData, items: [] } })).toEqual([
			"Votre panier est vide.",
		]);
	});

	it("a blank required field returns the specified message", () => {
		const blank = { ...request, orderData: { ...request.orderData, firstName: "  " } };
		expect(messages(blank)).toEqual(["Veuillez remplir tous les champs obligatoires"]);
	});
});

describe("register request", () => {
	it("returns the specified messages", () => {
		const result = registerSchema.safeParse({
			email: "x",
			firstName: "",
			lastName: "M",
			phoneNumber: "06",
			password: "short",
		});
		expect(result.error?.issues.map((issue) => issue.message)).toEqual([
			"Adresse email invalide",
			"Le nom et le prénom sont requis",
			"Numéro de téléphone invalide",
			"Le mot de passe doit contenir au moins 8 caractères",
		]);
	});
});

describe("product query", () => {
	it("page size 10 by default; category by code or slug; tag may repeat", () => {
		expect(productQuerySchema.parse({ category: "barbe-a-papa", tag: ["HALLOWEEN", "bio"] })).toMatchObject({
			offset: 0,
			limit: 10,
			category: "BARBE_A_PAPA",
			tag: ["halloween", "BIO"],
		});
		expect(productQuerySchema.parse({ tag: "PROMO" }).tag).toEqual(["PROMO"]);
	});

	it.each([
		{ limit: "0" },
		{ limit: "101" },
		{ offset: "-1" },
		{ category: "CHOCOLATS !" },
		{ tag: "SOLDES" },
		{ minPrice: "abc" },
		{ minPrice: "20", maxPrice: "10" },
		{ sort: "random" },
		{ inStock: "oui" },
	])("a bad value is refused: %o", (query) => {
		expect(productQuerySchema.safeParse(query).success).toBe(false);
	});

	it("unknown parameters are ignored", () => {
		expect(productQuerySchema.safeParse({ utm_source: "news" }).success).toBe(true);
	});

	it("search needs at least 2 characters, once trimmed; 5 suggestions", () => {
		expect(productSearchQuerySchema.safeParse({ query: " a " }).success).toBe(false);
		expect(suggestionQuerySchema.parse({ query: "po" }).limit).toBe(5);
	});
});

describe("error catalogue", () => {
	it("every code has a French message and an HTTP status", () => {
		for (const { status, message } of Object.values(ERRORS)) {
			expect(status).toBeGreaterThanOrEqual(400);
			expect(message.length).toBeGreaterThan(10);
		}
	});
});

describe("product", () => {
	const prices = productSchema.pick({
		pricePerPieceBox: true,
		pricePerPieceLayer: true,
		pricePerPiecePallet: true,
		price: true,
	});
	it("prices may arrive as numbers or strings and are converted to numbers", () => {
		const arrived = { pricePerPieceBox: "1.5", pricePerPieceLayer: " 1.38 ", pricePerPiecePallet: null, price: 36 };
		expect(prices.parse(arrived)).toEqual({
			pricePerPieceBox: 1.5,
			pricePerPieceLayer: 1.38,
			pricePerPiecePallet: null,
			price: 36,
		});
	});
	it.each(["", "abc", "1,5", "-1", "1e3", "Infinity", null, undefined])("%j is no price", (price) => {
		expect(
			prices.safeParse({ pricePerPieceBox: price, pricePerPieceLayer: null, pricePerPiecePallet: null, price: 36 })
				.success,
		).toBe(false);
	});
});
