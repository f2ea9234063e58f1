import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { SCRIPT_PAYLOADS } from "../fixtures/script-payloads";
import { addAddress } from "../support/addresses";
import { adminToken, api, db, engine, findProduct, medusaToken, registerCustomer } from "../support/api";
import { expect, newVisitor, test } from "../support/browser";
import { catalogueFile, cellsOf } from "../support/catalogue-file";
import { createIntent, eventually, intentRequest, newProduct } from "../support/ordering";

/** What the shortest field takes. */
const FIELD_LENGTH = 100;

/** The payloads in as few texts as fill a field. One that runs as an address begins its text. */
const TEXTS: string[] = [];
for (const payload of SCRIPT_PAYLOADS) {
	const longer = `${TEXTS.at(-1)} ${payload}`;
	if (TEXTS.length > 0 && longer.length <= FIELD_LENGTH && !payload.startsWith("javascript:"))
		TEXTS[TEXTS.length - 1] = longer;
	else TEXTS.push(payload);
}
type Texts = [string, string, string, string];
/** Four texts a person, each on every page that shows fields of the person, the address and the order. */
const FOURS: Texts[] = [];
for (let at = 0; at < TEXTS.length; at += 4)
	FOURS.push([0, 1, 2, 3].map((more) => TEXTS[(at + more) % TEXTS.length] ?? "") as Texts);

interface Victim {
	token: string;
	orderNumber: string;
	texts: Texts;
}

let context: BrowserContext;
let page: Page;
/** What ran, and what the policy had to stop: text that stays text does neither. */
let incidents: string[];
const victims: Victim[] = [];

test.beforeAll(async ({ browser }) => {
	({ context, page } = await newVisitor(browser));
	incidents = [];
	await context.exposeBinding("ran", ({ page: where }) => void incidents.push(`ran on ${where.url()}`));
	await context.exposeBinding("stopped", ({ page: where }, what) => void incidents.push(`${what} on ${where.url()}`));
	// "eval" is zod asking whether it may compile its schemas; the policy says no, and zod does without.
	await context.addInitScript(`addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
		if (blockedURI !== "eval") stopped(violatedDirective + " " + blockedURI);
	})`);
	page.on("dialog", (dialog) => {
		incidents.push(`dialog on ${page.url()}`);
		void dialog.dismiss();
	});
	const product = await newProduct();
	const admin = await adminToken();
	for (const texts of FOURS) {
		const someone = await victim(texts, product);
		await administer(someone, admin);
		victims.push(someone);
	}
	await page.goto("/cookies");
});

async function victim(texts: Texts, product: Awaited<ReturnType<typeof newProduct>>): Promise<Victim> {
	const [firstName, lastName, street, city] = texts;
	const { token } = await registerCustomer({ firstName, lastName });
	const request = intentRequest([{ product, boxes: 10 }]);
	const { orderData } = request;
	const { status, body } = await createIntent(token, {
		...request,
		orderData: {
			...orderData,
			firstName,
			lastName,
			address: { ...orderData.address, street, city },
			deliveryNotes: `${lastName} ${firstName}`,
		},
	});
	if (status !== 200) throw new Error(`create-intent answered ${status}: ${JSON.stringify(body)}`);
	return { token, orderNumber: body.orderNumber, texts };
}

/** What administrators write about an order: reference of a transfer, reason of a refund, note for the colleagues. */
async function administer({ orderNumber, texts }: Victim, token: string): Promise<void> {
	const [reference, reason, note] = texts;
	const path = `/admin/orders/${orderNumber}`;
	const write = async (call: string, body: object, method = "POST") => {
		const headers = { "Idempotency-Key": randomUUID() };
		const { status, body: answer } = await api(`${path}${call}`, { method, token, headers, body });
		if (status >= 300) throw new Error(`${call} answered ${status}: ${JSON.stringify(answer)}`);
	};
	await write("/transfers", { amount: 1000, receivedOn: "2026-11-02", reference });
	await write("/refunds", { amount: 100, reason });
	await write("/status", { status: "PREPARING", note }, "PATCH");
}

/** From the next page on. */
async function signIn(token: string): Promise<void> {
	await page.evaluate((value) => {
		localStorage.setItem("accessToken", value);
		localStorage.setItem("lastActivity", String(Date.now()));
	}, token);
}

/** Opens a page until it shows `sign`, as text: public ones follow a change within five seconds. */
async function open(path: string, sign: string): Promise<void> {
	await expect(async () => {
		await page.goto(path);
		await expect(page.getByText(sign).filter({ visible: true }).first()).toBeVisible({ timeout: 10_000 });
	}).toPass({ timeout: 60_000 });
	expect(incidents).toEqual([]);
}

test.describe("40 script payloads in every field that a person can store, on the pages that show it", {
	tag: "@desktop",
}, () => {
	test("the alarm works: the same text taken for markup is noticed", async () => {
		await page.goto("/cookies");
		await page.evaluate((html) => {
			document.body.insertAdjacentHTML("beforeend", html);
		}, "<img src=x onerror=ran()>");
		await expect.poll(() => incidents.length).toBeGreaterThan(0);
		incidents.length = 0;
	});

	test("the customer's own pages: user menu, orders, order, addresses", async () => {
		for (const { token, orderNumber, texts } of victims) {
			await signIn(token);
			await open(`/orders/${orderNumber}`, texts[0]);
			for (const text of texts) await page.getByText(text).filter({ visible: true }).first().waitFor();
			await page
				.getByRole("button", { name: /compte/i })
				.first()
				.click();
			await page.getByText(texts[0]).filter({ visible: true }).first().waitFor();
		}
		const { token = "", orderNumber = "" } = victims.at(-1) ?? {};
		await open("/orders", orderNumber);
		// To the address book two texts of the same words are the same street.
		for (const [at, text] of TEXTS.entries())
			await addAddress(token, { street: `${at} ${text}`, city: text, additionalInfo: text });
		await open("/addresses", TEXTS[0] ?? "");
		for (const text of TEXTS) await page.getByText(text).filter({ visible: true }).first().waitFor();
		expect(incidents).toEqual([]);
	});

	test("the back office: list, search, order", async () => {
		await signIn(await adminToken());
		for (const { orderNumber, texts } of victims) {
			await open(`/admin/orders/${orderNumber}`, texts[0]);
			for (const text of texts) await page.getByText(text).filter({ visible: true }).first().waitFor();
			// The refund's reason comes with a call of its own, the note with the history.
			await page.getByRole("region", { name: "Paiements" }).getByText(texts[1]).first().waitFor();
			await page.getByRole("region", { name: "Historique" }).getByText(texts[2]).first().waitFor();
			expect(incidents).toEqual([]);
		}
		await open("/admin/orders", victims.at(-1)?.orderNumber ?? "");
		await open("/admin", "À faire");
	});

	test("the search, in the address and in the page's title", async () => {
		for (const text of TEXTS) {
			await page.goto(`/products?query=${encodeURIComponent(text)}`);
			await page.getByRole("main").getByRole("heading").first().waitFor();
		}
		expect(incidents).toEqual([]);
	});

	test("a product's name, description and ingredients: product page with its structured data, catalogue, suggestions", async () => {
		const product = await findProduct("BON-BER-200");
		const everything = SCRIPT_PAYLOADS.join(" ");
		const token = await medusaToken();
		const write = (title: string, description: string) =>
			engine(`/admin/products/${product.id}`, { token, body: { title, description } });
		const { rows } = await db().query("select ingredients from product_packaging where product_id = $1", [product.id]);
		const setIngredients = (text: string) =>
			db().query("update product_packaging set ingredients = $2 where product_id = $1", [product.id, text]);
		const named = (name: string) =>
			eventually(`the product is called ${name.slice(0, 30)}`, async () => {
				const { body } = await api<{ name: string }>(`/products/${product.id}`);
				return body.name === name ? true : undefined;
			});
		try {
			await setIngredients(everything);
			expect((await write(everything, everything)).status).toBe(200);
			await named(everything);
			await open(`/products/${product.id}`, SCRIPT_PAYLOADS[0] ?? "");
			await open("/products?category=BONBONS", SCRIPT_PAYLOADS[0] ?? "");
			await signIn(await adminToken());
			await open("/admin/products?query=BON-BER-200", SCRIPT_PAYLOADS[0] ?? "");
			await page.goto(`/admin/products/${product.id}/edit`);
			await expect.poll(() => page.getByLabel("Ingrédients").inputValue()).toContain(SCRIPT_PAYLOADS[0]);
			expect(incidents).toEqual([]);
		} finally {
			await setIngredients(rows[0].ingredients);
			await write(product.name, product.description);
			await named(product.name);
		}
	});

	test("what a file for the import holds, in the words of its refusal", async () => {
		await signIn(await adminToken());
		await page.goto("/admin/products");
		await page.getByRole("button", { name: "Importer", exact: true }).click();
		const rows = SCRIPT_PAYLOADS.map((payload, index) => cellsOf(index, { reference: payload, categorie: payload }));
		await page.getByLabel("Choisir un fichier CSV").setInputFiles({
			name: "<img src=x onerror=ran()>.csv",
			mimeType: "text/csv",
			buffer: Buffer.from(catalogueFile(rows)),
		});
		await page.getByText("Fichier CSV invalide").waitFor();
		expect(incidents).toEqual([]);
	});

	test("what another program wrote into the browser's storage", async () => {
		await page.goto("/cookies");
		await page.evaluate((payloads) => {
			const line = (text: string, index: number) => ({
				product: {
					id: `p${index}`,
					title: text,
					price: 1,
					img: text,
					orderType: "box",
					unitTypeDisplay: text,
					pricePerBox: 1,
					boxesPerUnit: 1,
					totalBoxes: 1,
				},
				quantity: 1,
			});
			localStorage.setItem("cart", JSON.stringify(payloads.map(line)));
			localStorage.setItem(
				"favorites",
				JSON.stringify(
					payloads.map((text, index) => ({ id: `p${index}`, name: text, title: text, imageUrl: text, img: text })),
				),
			);
			localStorage.setItem("redirectAfterAuth", "javascript:ran()");
			sessionStorage.setItem("lastOrder", JSON.stringify({ orderNumber: payloads[0], paymentType: "full" }));
		}, SCRIPT_PAYLOADS);
		await page.goto("/favorites");
		await page.getByRole("main").getByRole("heading").first().waitFor();
		await page
			.getByRole("button", { name: /^Panier/ })
			.first()
			.click();
		await page.getByRole("dialog", { name: "Votre panier" }).waitFor();
		await page.goto("/checkout/success");
		await page.getByRole("heading").first().waitFor();
		expect(incidents).toEqual([]);
	});
});
