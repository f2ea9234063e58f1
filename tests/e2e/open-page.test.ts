import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { Page, Response } from "@playwright/test";
import { adminToken, api } from "../support/api";
import { followRequests } from "../support/at-rest";
import { expect, test } from "../support/browser";
import { makeSoldProduct } from "../support/ordering";
import { editOf } from "../support/products";

const NBSP = "\u00a0";

let token: string;
let product: AdminProduct;
test.beforeEach(async () => {
	token = await adminToken();
	product = await makeSoldProduct(token, { pricePerPieceBox: 1.5, stock: 60 });
});
test.afterEach(() => api(`/admin/products/${product.id}`, { method: "DELETE", token }));

async function change(changes: Record<string, unknown>): Promise<void> {
	const { body: current } = await api<AdminProduct>(`/admin/products/${product.id}`, { token });
	const { status } = await api(`/admin/products/${product.id}`, {
		method: "PUT",
		token,
		body: editOf(current, changes),
	});
	expect(status).toBe(200);
}

/** As if the visitor had looked at another tab meanwhile. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
/** The list that finds the product, once it does. */
const openList = (page: Page) =>
	expect(async () => {
		await page.goto(`/products?query=${product.reference}`);
		await expect(page.getByRole("article").filter({ hasText: product.name })).toBeVisible({ timeout: 500 });
	}).toPass({ timeout: 20_000 });
const total = (page: Page) => page.getByRole("main").locator("output .ttc").first();
const quantity = (page: Page) => page.getByRole("group", { name: /^Quantité, en/ }).getByRole("textbox");
/** Answers to what the page asks of the shop, by method and status; images and scripts left out. */
function noteAnswers(page: Page): string[] {
	const answers: string[] = [];
	page.on("response", (response: Response) => {
		if (["fetch", "document"].includes(response.request().resourceType()))
			answers.push(`${response.request().method()} ${response.status()}`);
	});
	return answers;
}

const ARRIVALS: [string, (page: Page) => Promise<unknown>][] = [
	["loaded whole", (page) => page.goto(`/products/${product.id}`)],
	[
		"reached by a click",
		async (page) => {
			await openList(page);
			await page.getByRole("main").getByRole("link", { name: product.name, exact: true }).click();
			await page.waitForURL(`**/products/${product.id}`);
		},
	],
];

for (const [arrival, arrive] of ARRIVALS)
	test.describe(`a product page ${arrival} and left open`, { tag: "@desktop" }, () => {
		test("asks once whether it is still the same when its visitor comes back, and changes a new price alone: what its visitor chose stays", async ({
			page,
			problems,
		}) => {
			await expect.poll(async () => (await page.request.get(`/products/${product.id}`)).status()).toBe(200);
			const requests = followRequests(page);
			await arrive(page);
			await expect(total(page)).toHaveText(`36,00${NBSP}€${NBSP}TTC`);
			await expect(page.locator("#livraison")).not.toBeEmpty();
			await requests.quiet();
			const answers = noteAnswers(page);
			// The page begins to listen once it is at rest.
			await expect(async () => {
				const answer = page.waitForResponse((response) => response.request().method() === "HEAD", { timeout: 1000 });
				await comeBack(page);
				await answer;
			}).toPass({ timeout: 20_000 });
			await requests.quiet();
			expect(answers).toEqual(["HEAD 304"]);

			await quantity(page).fill("2");
			await quantity(page).press("Enter");
			await expect(total(page)).toHaveText(`72,00${NBSP}€${NBSP}TTC`);
			await page.evaluate(() => Object.assign(window, { heading: document.querySelector("main h1") }));
			await change({ pricePerPieceBox: 1.75 });
			await expect(async () => {
				await comeBack(page);
				await expect(total(page)).toHaveText(`84,00${NBSP}€${NBSP}TTC`, { timeout: 1000 });
			}).toPass({ timeout: 20_000 });
			await expect(quantity(page)).toHaveValue("2");
			await expect(quantity(page)).toBeFocused();
			const isSame = await page.evaluate(() => Reflect.get(window, "heading") === document.querySelector("main h1"));
			expect(isSame).toBe(true);
			expect(problems).toEqual([]);
		});
	});

test("a catalogue left open follows a product that sells out", { tag: "@desktop" }, async ({ page }) => {
	await openList(page);
	const card = page.getByRole("article").filter({ hasText: product.name });
	await expect(card.getByRole("button", { name: /^Ajouter/ })).toBeVisible();
	await change({ stock: 0 });
	await expect(async () => {
		await comeBack(page);
		await expect(card).toContainText("Rupture de stock", { timeout: 1000 });
	}).toPass({ timeout: 20_000 });
});
