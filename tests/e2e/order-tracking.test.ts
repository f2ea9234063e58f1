import { adminToken, api, db, registerCustomer } from "../support/api";
import { expect, expectAccessible, signedIn, test } from "../support/browser";
import { issueKey } from "../support/channel-keys";
import { placeOrder, saleOf } from "../support/channel-orders";
import { checkout, newProduct, payByCard } from "../support/ordering";

test("who ships gives the carrier's number with the status, and the customer follows it", async ({
	context,
	page,
	browser,
	problems,
}) => {
	const customer = await registerCustomer();
	const { orderNumber, clientSecret } = await checkout(customer.token, [{ product: await newProduct(), boxes: 1 }]);
	await payByCard(customer.token, clientSecret);
	await signedIn(context, await adminToken());
	await page.goto(`/admin/orders/${orderNumber}`);
	await page.getByRole("button", { name: "Modifier" }).click();
	await page.getByLabel("Statut").selectOption({ label: "Expédiée" });
	await page.getByLabel(/^Numéro de suivi/).fill("6A12345678901");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Sauvegarder" }).click();
	await page.getByRole("link", { name: /Suivre le colis/ }).waitFor();
	await expectAccessible(page);
	const shopper = await browser.newContext();
	await signedIn(shopper, customer.token);
	const own = await shopper.newPage();
	await own.goto(new URL(`/orders/${orderNumber}`, page.url()).href);
	await own.getByText("6A12345678901").waitFor();
	expect(problems).toEqual([]);
	await shopper.close();
});

test("a guest follows an order by the link of its mails, without an account", async ({ page, problems }) => {
	const { key } = await issueKey();
	const { orderNumber } = await placeOrder(key, saleOf((await newProduct()).id));
	await api(`/admin/orders/${orderNumber}/status`, {
		method: "PATCH",
		token: await adminToken(),
		body: { status: "SHIPPED", tracking: { carrier: "DPD", number: "250012345678" } },
	});
	const { rows } = await db().query<{ key: string }>(
		"select follow_key as key from order_book where order_number = $1",
		[orderNumber],
	);
	await page.goto(`/commande/${rows[0]?.key}`);
	await page.getByRole("heading", { name: `Commande ${orderNumber}` }).waitFor();
	await page.getByRole("link", { name: /Suivre le colis/ }).waitFor();
	await expectAccessible(page);
	await page.goto("/commande/rien");
	await page.getByRole("heading", { name: "Commande introuvable" }).waitFor();
	await expectAccessible(page);
	expect(problems).toEqual([]);
});
