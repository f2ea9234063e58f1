import { adminToken, db, registerCustomer } from "../support/api";
import { expect, expectAccessible, expectFits, signedIn, test } from "../support/browser";
import { writeEanFilm } from "../support/ean-film";
import { CARDS, card, checkout, confirm, newProduct } from "../support/ordering";

/** On every box of the test's product, and what the camera sees. */
const EAN = "2999900000013";

test("boxes are counted by a hand scanner and by the camera, and stay counted", async ({ page, problems }) => {
	const { token } = await registerCustomer();
	const product = await newProduct();
	await db().query("update product_packaging set ean_box = $2 where product_id = $1", [product.id, EAN]);
	const { orderNumber, clientSecret } = await checkout(token, [{ product, boxes: 2 }]);
	await confirm(token, clientSecret, { card: card(CARDS.success) });
	await signedIn(page.context(), await adminToken());
	const answer = await page.goto(`/admin/orders/picking?orders=${orderNumber}`);
	const headers = answer?.headers() ?? {};
	expect(headers["permissions-policy"]).toContain("camera=(self)");
	const shop = await page.request.get("/");
	expect(shop.headers()["permissions-policy"]).toContain("camera=()");
	expect(shop.headers()["content-security-policy"]).not.toContain("wasm");

	const field = page.getByLabel("Scanner un code");
	await field.fill("4006381333931");
	await field.press("Enter");
	await expect(page.getByText("4006381333931 n'est pas dans cette liste.")).toBeVisible();
	await expect(field).toHaveValue("");
	await expect(field).toBeFocused();
	await field.fill(`0${EAN}`);
	await field.press("Enter");
	await expect(page.getByRole("status").getByText(`${product.name}\u00a0: 1 sur 2.`)).toBeVisible();
	await expectAccessible(page);
	await expectFits(page);

	writeEanFilm(EAN);
	await page.getByRole("button", { name: "Ouvrir la caméra" }).click();
	const dialog = page.getByRole("dialog", { name: "Scanner avec la caméra" });
	await expect(dialog.getByText(`${product.name}\u00a0: 2 sur 2. Tout est prêt.`)).toBeVisible({ timeout: 60_000 });
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);

	await page.reload();
	await expect(page.getByRole("checkbox", { name: `${product.name} est prêt` })).toBeChecked();
	await page.emulateMedia({ media: "print" });
	await expect(field).toBeHidden();
	await expect(page.getByRole("row", { name: product.name })).toBeVisible();
	expect(problems).toEqual([]);
});
