import { randomUUID } from "node:crypto";
import { CHANGE_TAGS, type Changes } from "@confiserie/domain/contract/changes";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import type { Product } from "@confiserie/domain/contract/product";
import type { ReviewList } from "@confiserie/domain/contract/review";
import type { AdminReview, AdminReviewPage, ReceivedProducts } from "@confiserie/domain/contract/reviews";
import { RETENTION, yearsBefore } from "@confiserie/domain/personal-data/retention";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetOldReviews } from "../../backend/src/modules/operations/retention/old-reviews";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { mailCount, mailedTo } from "../support/mailed";
import { outboxEmpty } from "../support/medusa-orders";
import { openOrderContext } from "../support/order-context";
import { moveOrder } from "../support/order-status";
import { checkout, eventually, payByCard } from "../support/ordering";
import { makeProduct } from "../support/products";

const { context, close } = openOrderContext();
afterAll(close);
let admin: string;
beforeAll(async () => {
	admin = await adminToken();
});

interface Purchase {
	customer: TestCustomer;
	product: { id: string };
	orderNumber: string;
}

/** A paid order of one new product that everybody can read, its goods as far as `status` says. */
async function purchase(status: "CONFIRMED" | "SHIPPED" | "DELIVERED" = "DELIVERED"): Promise<Purchase> {
	const customer = await registerCustomer({ firstName: "Zoé" });
	const product = { ...(await makeProduct(admin)), inventoryItemId: "" };
	await eventually("the product is on sale", async () =>
		(await api(`/products/${product.id}`)).status === 200 ? true : undefined,
	);
	const { orderNumber, clientSecret } = await checkout(customer.token, [{ product, boxes: 2 }]);
	await payByCard(customer.token, clientSecret);
	if (status !== "CONFIRMED") await moveOrder(admin, orderNumber, { status });
	return { customer, product, orderNumber };
}
const WORDS = { rating: 2, title: "Trop sucré", text: "Nous avons trouvé cela trop sucré." };
const give = ({ customer, product }: Pick<Purchase, "customer" | "product">, words: object = WORDS) =>
	api<ReceivedProducts & ApiError>("/auth/reviews", {
		token: customer.token,
		body: { productId: product.id, ...words },
	});
const received = async ({ customer }: Purchase) =>
	(await api<ReceivedProducts>("/auth/reviews", { token: customer.token })).body.items;
/** The review of a product in one of the back office's lists, wherever others stand before it. */
async function queued({ product }: Purchase, state = "OPEN"): Promise<AdminReview | undefined> {
	for (let page = 0; ; page++) {
		const { body } = await api<AdminReviewPage>(`/admin/reviews?state=${state}&page=${page}`, { token: admin });
		const found = body.content.find(({ productId }) => productId === product.id);
		if (found || body.last) return found;
	}
}
const decide = (id: string, body: object) =>
	api<AdminReview & ApiError>(`/admin/reviews/${id}/decision`, { token: admin, body });
const answer = (id: string, text: string) =>
	api<AdminReview & ApiError>(`/admin/reviews/${id}/answer`, { method: "PUT", token: admin, body: { answer: text } });
const shown = async ({ product }: Purchase) => (await api<ReviewList>(`/products/${product.id}/reviews`)).body.items;

/** A review that waits, and its id. */
async function written(words: object = WORDS): Promise<Purchase & { id: string }> {
	const bought = await purchase();
	expect((await give(bought, words)).status).toBe(201);
	return { ...bought, id: (await queued(bought))?.id ?? "" };
}

describe("who may say something of a product", () => {
	test("a buyer whose order was shipped, once", async () => {
		const bought = await purchase("SHIPPED");
		expect(await received(bought)).toMatchObject([
			{ productId: bought.product.id, orderNumber: bought.orderNumber, review: null },
		]);
		const given = await give(bought);
		expect(given.status).toBe(201);
		expect(given.body.items).toMatchObject([{ review: { ...WORDS, state: "OPEN", reason: null } }]);
		expect((await give(bought)).status).toBe(201);
		const other = await give(bought, { ...WORDS, rating: 5 });
		expect([other.status, other.body.code]).toEqual([409, "REVIEW_GIVEN"]);
	});

	test("two clicks, or sixteen, make one", async () => {
		const bought = await purchase();
		const answers = await Promise.all(Array.from({ length: 16 }, () => give(bought)));
		expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(201));
		const { rows } = await db().query("SELECT 1 FROM buyer_review WHERE product_id = $1", [bought.product.id]);
		expect(rows).toHaveLength(1);
	});

	test("not before the goods have left, not of another's order, not without an account", async () => {
		const bought = await purchase("CONFIRMED");
		expect(await received(bought)).toEqual([]);
		const early = await give(bought);
		expect([early.status, early.body.code]).toEqual([403, "REVIEW_NOT_BOUGHT"]);
		const { product } = await purchase();
		const foreign = await give({ customer: bought.customer, product });
		expect([foreign.status, foreign.body.code]).toEqual([403, "REVIEW_NOT_BOUGHT"]);
	});

	test.each([
		["rating", { ...WORDS, rating: 6 }],
		["rating", { ...WORDS, rating: 2.5 }],
		["rating", { ...WORDS, rating: "2" }],
		["title", { ...WORDS, title: "x".repeat(81) }],
		["text", { ...WORDS, text: "   court   " }],
		["text", { ...WORDS, text: "x".repeat(2001) }],
	])("%s is refused at its field", async (field, words) => {
		const customer = await registerCustomer();
		const { status, body } = await give({ customer, product: { id: "prod_any" } }, words);
		expect([status, body.code, body.field]).toEqual([400, "VALIDATION", field]);
	});

	test("a storm is slowed down", async () => {
		const customer = await registerCustomer();
		const product = { id: "prod_any" };
		const answers = await Promise.all(Array.from({ length: 25 }, () => give({ customer, product })));
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
	});
});

describe("what is published", () => {
	test("nothing before a person has read it; then with its purchase, and the rating is the buyers'", async () => {
		const review = await written();
		expect(await shown(review)).toEqual([]);
		expect((await api<Product>(`/products/${review.product.id}`)).body.rating).toBeUndefined();
		const before = (await api<Changes>("/changes")).body.cursor;
		const published = await decide(review.id, { decision: "PUBLISH" });
		expect([published.status, published.body.state]).toEqual([200, "PUBLISHED"]);
		const { tags } = (await api<Changes>(`/changes?since=${encodeURIComponent(before)}`)).body;
		expect(tags).toContain(CHANGE_TAGS.product(review.product.id));
		const [one] = await shown(review);
		const [{ boughtAt } = { boughtAt: "" }] = await received(review);
		expect(one).toMatchObject({ ...WORDS, authorFirstName: "Zoé", demo: false, boughtAt, answer: null });
		expect(one?.publishedAt).toBe(published.body.decidedAt);
		await expect
			.poll(async () => (await api<Product>(`/products/${review.product.id}`)).body.rating, { timeout: 20_000 })
			.toEqual({ average: 2, count: 1, demo: false });
		expect((await decide(review.id, { decision: "PUBLISH" })).status).toBe(200);
		expect(await shown(review)).toHaveLength(1);
		const { rows } = await db().query(
			"SELECT 1 FROM admin_audit WHERE action = 'review.published' AND entity_id = $1",
			[review.product.id],
		);
		expect(rows).toHaveLength(1);
	});

	test("a refusal needs a reason, which its author is sent, and who may write again", async () => {
		const review = await written();
		expect((await decide(review.id, { decision: "REFUSE", reason: " " })).body.field).toBe("reason");
		const reason = "Votre avis contient un numéro de téléphone.";
		expect((await decide(review.id, { decision: "REFUSE", reason })).body).toMatchObject({ state: "REFUSED", reason });
		const mail = await mailedTo(review.customer.email, "review-refused");
		expect(mail).toContain(reason);
		expect(mail).toContain("trop sucré");
		expect((await decide(review.id, { decision: "REFUSE", reason })).body.code).toBe("REVIEW_DECIDED");
		expect((await decide(review.id, { decision: "PUBLISH" })).body.code).toBe("REVIEW_DECIDED");
		expect(await mailCount(review.customer.email, "review-refused")).toBe(1);
		expect((await received(review))[0]?.review).toMatchObject({ state: "REFUSED", reason });
		expect((await give(review, { ...WORDS, title: "", text: "Sans numéro, cette fois." })).status).toBe(201);
		expect(await queued(review)).toMatchObject({ id: review.id, title: null, text: "Sans numéro, cette fois." });
	});

	test("what was published can be taken off again, with a reason", async () => {
		const review = await written();
		await decide(review.id, { decision: "PUBLISH" });
		await decide(review.id, { decision: "REFUSE", reason: "Il parle d'un autre produit." });
		expect(await shown(review)).toEqual([]);
		expect(await queued(review, "REFUSED")).toMatchObject({ reason: "Il parle d'un autre produit." });
	});

	test("the shop can answer published reviews only, and withdraw its answer", async () => {
		const review = await written();
		expect((await answer(review.id, "Merci.")).body.code).toBe("REVIEW_NOT_FOUND");
		await decide(review.id, { decision: "PUBLISH" });
		expect((await answer(review.id, "Merci.")).body.answer).toBe("Merci.");
		expect((await shown(review))[0]?.answer?.text).toBe("Merci.");
		expect((await answer(review.id, "")).body.answer).toBeNull();
		expect((await shown(review))[0]?.answer).toBeNull();
		expect((await answer(`rev_${randomUUID()}`, "Merci.")).status).toBe(404);
	});
});

describe("what is personal of it", () => {
	test("is in the export, and goes with its author", async () => {
		const review = await written();
		await decide(review.id, { decision: "PUBLISH" });
		const { token, email, password } = review.customer;
		await outboxEmpty(review.orderNumber);
		const { body } = await api<PersonalData>("/auth/data", { token });
		expect(body.reviews).toMatchObject([{ ...WORDS, state: "PUBLISHED" }]);
		const erased = await api("/auth/erasure", { method: "POST", token, body: { email, password } });
		expect(erased.status, JSON.stringify(erased.body)).toBe(204);
		expect(await shown(review)).toEqual([]);
		expect(await queued(review, "PUBLISHED")).toBeUndefined();
	});

	test("goes after the years that the page about reviews says", async () => {
		const old = await written();
		const young = await written();
		for (const { id } of [old, young]) await decide(id, { decision: "PUBLISH" });
		const now = new Date();
		const before = new Date(yearsBefore(now, RETENTION.reviewYears).getTime() - 1000);
		await db().query("UPDATE buyer_review SET submitted_at = $1 WHERE id = $2", [before, old.id]);
		expect(await forgetOldReviews(context.pool, now)).toBeGreaterThanOrEqual(1);
		expect(await shown(old)).toEqual([]);
		expect(await shown(young)).toHaveLength(1);
	});
});
