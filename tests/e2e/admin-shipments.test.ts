import type { Page } from "@playwright/test";
import { adminToken, registerCustomer } from "../support/api";
import { expect, expectAccessible, newVisitor, signedIn, test } from "../support/browser";
import { checkout, newProduct, payByCard } from "../support/ordering";

const main = (page: Page) => page.getByRole("main");

test("a part leaves with its label and number; the customer sees what is on its way and what follows", async ({
	browser,
	context,
	page,
	problems,
	size,
}) => {
	const customer = await registerCustomer();
	const intent = await checkout(customer.token, [{ product: await newProduct(), boxes: 8 }]);
	await payByCard(customer.token, intent.clientSecret);
	await signedIn(context, await adminToken());

	await page.goto(`/admin/orders/${intent.orderNumber}`);
	const card = main(page).getByRole("region", { name: "Envois" });
	await card.getByRole("button", { name: "Expédier une partie" }).click();
	const dialog = page.getByRole("dialog", { name: "Expédier une partie" });
	const boxes = dialog.getByRole("group", { name: /qui partent/ }).getByRole("textbox");
	await boxes.fill("5");
	await dialog.getByLabel(/Numéro de suivi/).fill("6A12345678901");
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Expédier" }).click();
	await dialog.waitFor({ state: "hidden" });
	await card.getByText(/^Envoi 1/).waitFor();
	await main(page).getByText("Partiellement expédiée").filter({ visible: true }).first().waitFor();
	await expectAccessible(page);
	const download = page.waitForEvent("download");
	await card.getByRole("button", { name: "Étiquettes de l'envoi 1" }).click();
	expect((await download).suggestedFilename()).toBe(`ETIQ-${intent.orderNumber}-1.pdf`);

	const visitor = await newVisitor(browser);
	await signedIn(visitor.context, customer.token);
	await visitor.page.setViewportSize(page.viewportSize() ?? { width: size === "mobile" ? 390 : 1280, height: 800 });
	await visitor.page.goto(`/orders/${intent.orderNumber}`);
	const order = main(visitor.page);
	await order.getByText("Partiellement expédiée").filter({ visible: true }).first().waitFor();
	await order.getByText("Une partie de votre commande est en route. Le reste suit.").waitFor();
	expect(await order.getByRole("link", { name: /^Suivre le colis/ }).getAttribute("href")).toContain("6A12345678901");
	await expectAccessible(visitor.page);
	expect([...problems, ...visitor.problems]).toEqual([]);
	await visitor.context.close();
});
