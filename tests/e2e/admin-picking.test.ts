import { adminToken, db, registerCustomer } from "../support/api";
import { expect, expectAccessible, expectFits, signedIn, test } from "../support/browser";
import { checkout, newProduct, payByCard } from "../support/ordering";

test("all orders of a city but one are prepared together: ticked off, restored after a reload, printed as a sheet", async ({
	page,
	problems,
}) => {
	const city = `Saint-Panier-${Date.now()}`;
	const { token } = await registerCustomer();
	const products = [await newProduct(), await newProduct()];
	const numbers: string[] = [];
	for (const boxes of [11, 51, 2]) {
		const intent = await checkout(
			token,
			products.map((product) => ({ product, boxes })),
		);
		await payByCard(token, intent.clientSecret);
		numbers.push(intent.orderNumber);
	}
	await db().query("update order_book set city = $2 where order_number = any($1)", [numbers, city]);
	const [first = "", second = "", left = ""] = numbers;
	await signedIn(page.context(), await adminToken());
	await page.goto(`/admin/orders?city=${encodeURIComponent(city)}`);
	await page.getByRole("checkbox", { name: `Choisir ${first}` }).check();
	await page.getByRole("button", { name: "Tout sélectionner (3 résultats)" }).click();
	await page.getByRole("checkbox", { name: `Choisir ${left}` }).uncheck();
	await page.getByText("2 commandes choisies").waitFor();
	await page.getByRole("link", { name: "Préparer" }).click();
	await page.waitForURL((url) => url.searchParams.get("except") === left);

	const heading = page.getByRole("heading", { name: "124 cartons pour 2 commandes" });
	await heading.waitFor();
	await expectAccessible(page);
	await expectFits(page);
	const [tickedName = "", openName = ""] = products.map(({ name }) => `${name} est prêt`);
	await page.getByRole("checkbox", { name: tickedName }).focus();
	await page.keyboard.press("Space");
	await page.reload();
	await heading.waitFor();
	await expect(page.getByRole("checkbox", { name: tickedName })).toBeChecked();
	await expect(page.getByRole("checkbox", { name: openName })).not.toBeChecked();

	await page.emulateMedia({ media: "print" });
	for (const { name } of products) {
		const row = page.getByRole("row", { name: new RegExp(name) });
		await expect(row).toBeVisible();
		await expect(row.getByRole("cell")).toHaveText(["", "1", "1", "6", "62"]);
	}
	for (const number of [first, second]) await expect(page.getByRole("link", { name: number })).toBeVisible();
	await expect(page.getByRole("button", { name: "Imprimer la liste" })).toBeHidden();
	await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
	expect(problems).toEqual([]);
});
