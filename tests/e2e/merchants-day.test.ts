import { adminToken, db } from "../support/api";
import { expect, expectAccessible, expectFits, signedIn, test } from "../support/browser";
import { dawn, workTheDay } from "../support/merchants-day";

const ORDERS = 6;
/** "Its count of clicks (state it, at most 50)." */
const MOST_PRESSES = 50;

test("a day's work: orders picked, packed, two corrected, shipped in three lots, one refunded by line, stock received, prices raised, the month saved", async ({
	page,
	problems,
}) => {
	const token = await adminToken();
	const day = await dawn(token, ORDERS);
	await signedIn(page.context(), token);
	const hand = await workTheDay(page, day);
	expect(hand.presses).toBeLessThanOrEqual(MOST_PRESSES);
	const { rows } = await db().query(
		"select status, count(*)::int as count from order_book where order_number = any($1) group by status",
		[day.orders],
	);
	expect(rows).toEqual([{ status: "SHIPPED", count: ORDERS }]);
	await page.goto(`/admin/orders/${day.orders[0]}`);
	await page.getByRole("button", { name: "Voir l'e-mail" }).click();
	await page.getByRole("heading", { name: new RegExp(`${day.orders[0]} livrée`) }).waitFor();
	await expectAccessible(page);
	await expectFits(page);
	await page.getByRole("button", { name: /^Passer à «\sLivrée\s»$/ }).dblclick();
	await page.getByText(/^Livrée le/).waitFor();
	expect(problems).toEqual([]);
});
