import { join } from "node:path";
import { TESTS } from "../../scripts/lib/paths";
import { run } from "../../scripts/lib/processes";
import { db, findProduct } from "../support/api";
import { expect, expectAccessible, test } from "../support/browser";
import {
	addToCart,
	CARDS,
	fillDelivery,
	newPerson,
	orderFromCart,
	orderNumberOnSuccess,
	payButton,
	registerInModal,
	typeCard,
} from "../support/shopper";

test("a reload after the hold has run out shows no card form: the order is there to be seen, the cart to be ordered again", {
	tag: "@mobile",
}, async ({ page, problems, shop }) => {
	const person = newPerson();
	await page.goto(`/products/${(await findProduct("BON-BER-200")).id}`);
	await addToCart(page, "Carton", 2);
	await orderFromCart(page);
	await registerInModal(page, person);
	await fillDelivery(page, person);
	await payButton(page).waitFor();

	const { rows } = await db().query(
		"update order_book set hold_expires_at = now() - interval '1 minute' where email = $1 returning order_number",
		[person.email],
	);
	const [{ order_number: expired }] = rows;
	await run({
		name: "test-sweep-once",
		args: ["--import", "tsx", join(TESTS, "support/sweep-once.ts")],
		cwd: TESTS,
		env: { DATABASE_URL: shop.databaseUrl },
	});
	await page.reload();
	await page.getByText("Le délai pour payer cette commande est passé").waitFor();
	expect(await payButton(page).count()).toBe(0);
	const order = page.getByRole("link", { name: "Voir la commande" });
	expect(await order.getAttribute("href")).toBe(`/orders/${expired}`);
	await expectAccessible(page);

	await page.getByRole("button", { name: "Continuer vers le paiement" }).click();
	await typeCard(page, CARDS.success);
	await payButton(page).click();
	expect(await orderNumberOnSuccess(page)).not.toBe(expired);
	expect(problems).toEqual([]);
});
